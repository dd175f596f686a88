/**
 * How far the scripts of a prerendered page are, as `data-start` of the root element, for styles:
 * `late` when they take long, `failed` when one of them cannot be loaded, `done` after hydration.
 */
export type StartState = 'late' | 'failed' | 'done';

/** After how many milliseconds a start counts as late. */
const LATE_MS = 4_000;

export function setStartState(state: StartState): void {
  document.documentElement.dataset.start = state;
}

/** Inline script for the head: marks a start that takes long. */
export const lateStartScript = `setTimeout(function(){var d=document.documentElement.dataset;d.start=d.start||'late'},${LATE_MS})`;

/** A function in an inline script that marks a failed start. */
export const failedStartFunction = `function(){document.documentElement.dataset.start='failed'}`;
