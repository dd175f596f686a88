import { createElement, Fragment } from 'react';

/** An e-mail address, which may break after its `@` and its dots only. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/);
  // As separate children, which need no keys.
  return createElement(Fragment, {}, ...parts.flatMap((part) => [part, createElement('wbr')]));
}
