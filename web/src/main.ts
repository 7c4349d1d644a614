import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { liked } from "./lib/settings.svelte";
import { speak } from "./lib/speech.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
export default speak(liked.language).then(() => mount(App, { target }));
