/**
 * Markup that runs a script if it is inserted unsanitised. Every payload calls `fired(n)`. Built
 * from a few dozen shapes in several notations, so that a filter for some of them is not enough.
 */

const shapes: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src="x" onerror="${call}" alt="">`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<body onload=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<details open ontoggle=${call}>x</details>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<select autofocus onfocus=${call}></select>`,
  (call) => `<video src=x onerror=${call}></video>`,
  (call) => `<video><source onerror="${call}"></video>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<math><mtext></mtext><img src=x onerror=${call}></math>`,
  (call) => `<style>@keyframes k{}</style><b style="animation:k 1s" onanimationstart=${call}>x</b>`,
  (call) => `<a href="javascript:${call}" id="open">x</a>`,
  (call) => `<a href="data:text/html,<script>${call}</script>">x</a>`,
  (call) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<svg><style><img src=x onerror=${call}></style></svg>`,
  (call) => `<template><script>${call}</script></template><img src=x onerror=${call}>`,
  (call) => `<p title='"><img src=x onerror=${call}>'>x</p>"><img src=x onerror=${call}>`,
  (call) => `<img src=x:x onerror\n=${call}>`,
  (call) => `<link rel=stylesheet href="javascript:${call}">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<marquee onstart=${call}>x</marquee>`,
];

const spellings: ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => markup.replaceAll(/<([a-z]+)/g, (_all, tag: string) => `<${tag.toUpperCase()}`),
  (markup) => markup.replaceAll(/ (on[a-z]+)/g, '/$1'),
  (markup) => `<p>before</p>${markup}<p>after</p>`,
  (markup) => `"><!-- ${markup} --!>${markup}`,
  (markup) => `<b><i><u>${markup}</u></i></b>`,
  (markup) => `</textarea></title></style></script>${markup}`,
  (markup) => `\u0000${markup}\u200B`,
  (markup) => `<svg><desc>${markup}</desc></svg>${markup}`,
  (markup) => `<table><tr><td>${markup}</td></tr></table>`,
];

/** Returns up to `count` payloads, each of which calls `fired` with its own number. */
export function payloads(count: number): string[] {
  const all: string[] = [];
  for (const spell of spellings) {
    for (const shape of shapes) all.push(spell(shape(`fired(${all.length})`)));
  }
  return all.slice(0, count);
}

/** Addresses that run a script when followed or shown unchecked. */
export const HOSTILE_ADDRESSES = [
  'javascript:fired(900)',
  'JaVaScRiPt:fired(901)',
  ' javascript:fired(902)',
  'java\nscript:fired(903)',
  'data:text/html,<script>fired(904)</script>',
  'vbscript:fired(905)',
  'blob:null/fired(906)',
  'file:///etc/passwd',
];
