import './nodeBlobs';
import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

/*
 * Without the styles: jsdom compares each element whose style is asked with each rule, which took a
 * quarter of the time of forms, and knows neither layout nor the width of a screen. What depends on
 * styles is tested in a browser.
 */
StyleSheet.prototype.insert = () => {};

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

// Longer than a busy machine takes; elements that exist are found at once.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
