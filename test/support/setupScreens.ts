import './nodeBlobs';
import { createRequire } from 'node:module';
import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach } from 'vitest';

/*
 * Without the styles: jsdom compares each element whose style is asked with each rule, which took a
 * quarter of the time of forms, and knows neither layout nor the width of a screen. What depends on
 * styles is tested in a browser.
 */
StyleSheet.prototype.insert = () => {};

// Nor are they put together, which took a ninth of the time. The module is that of MUI's `styled`.
const requireFromStyled = createRequire(createRequire(import.meta.url).resolve('@emotion/styled'));
Object.assign(requireFromStyled('@emotion/serialize') as object, {
  serializeStyles: () => ({ name: 'none', styles: '' }),
});

const askJsdom = window.getComputedStyle.bind(window);
const defaultDisplays = new Map<string, string>();

/** Returns the `display` of an element by its tag, which jsdom is asked once; that of a dialog depends on `open`. */
function defaultDisplay(element: Element): string {
  const { localName } = element;
  const known = defaultDisplays.get(localName);
  if (known !== undefined) return known;
  if (localName === 'dialog') return askJsdom(element).display;
  const sample = document.body.appendChild(document.createElement(localName));
  const { display } = askJsdom(sample);
  sample.remove();
  defaultDisplays.set(localName, display);
  return display;
}

/** Returns the nearest `visibility` that an element or one around it sets. */
const visibilityOf = (element: Element): string =>
  element.closest<HTMLElement>('[style*="visibility"]')?.style.visibility || 'visible';

/*
 * Where there are no rules, an element's own `style` and `hidden` say all that a test can ask for. jsdom would
 * go through its default style sheet for the element and for all around it: a quarter of the time.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return document.createElement('i').style;
  const { style } = element as HTMLElement;
  const display = element.hasAttribute('hidden') ? 'none' : defaultDisplay(element);
  const computed: Readonly<Record<string, string>> = {
    display: style.display || display,
    visibility: visibilityOf(element),
  };
  const valueOf = (name: string): string => computed[name] ?? style.getPropertyValue(name);
  return new Proxy(style, {
    get(_style, name) {
      if (name === 'getPropertyValue') return valueOf;
      return computed[String(name)] ?? Reflect.get(style, name, style);
    },
  });
};

// React keeps the stack of every element's creator, an eighth of the time, until this count is reached.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ] ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

// jsdom has no layout, and so no change of a size; the drag and drop of the boards needs the class.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nor can it scroll.
Element.prototype.scrollIntoView ??= () => {};

// Longer than a busy machine takes; elements that exist are found at once.
configure({ asyncUtilTimeout: 20_000 });

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

// Before each test too: a store of another file may still have written as it stopped.
beforeEach(clearStorage);
afterEach(() => {
  cleanup();
  clearStorage();
});
