// What a page loads: brings its examples alive.
import "./offline.js";
import { link } from "./link.js";
import { TalongWidget } from "./widget.js";

customElements.define("talong-widget", TalongWidget);

// Python starts at the first touch of an example, or before it where that costs the reader nothing.
const { connection } = navigator;
if (connection?.effectiveType === "4g" && !connection.saveData) {
  const idle = () => document.querySelector("talong-widget") && link.start();
  globalThis.requestIdleCallback?.(idle);
}
