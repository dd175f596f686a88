import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './drivers/enginePage';

/** How elements are found and reached, by functions that run in the page: each uses nothing outside itself. */

/** One step towards an element: by role and name, label, or text, or `having` a text within. */
export type Step = {
  by: 'role' | 'label' | 'text' | 'having';
  name: string | RegExp | undefined;
  role?: string;
  which?: 'first' | 'last' | undefined;
};

/** Returns a function that finds all elements at the end of some steps, by Testing Library. */
export function createFinder({ queryAllByRole, queryAllByLabelText }: typeof TestingLibrary) {
  const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
  const hasText = ({ textContent }: Element, name: Step['name'] = ''): boolean => {
    const text = textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof name === 'string' ? text.includes(name) : name.test(text);
  };
  function within(scope: HTMLElement, { by, name, role = '' }: Step): HTMLElement[] {
    if (by === 'role') return queryAllByRole(scope, role, { ...(name !== undefined && { name }) });
    if (by === 'having') return hasText(scope, name) ? [scope] : [];
    if (by === 'label') {
      const found = queryAllByLabelText(scope, name ?? '', { exact: false });
      return found.filter((one) => isShown(one) || one.matches('input[type=file]'));
    }
    // The innermost elements that have it.
    return [scope, ...scope.querySelectorAll<HTMLElement>('*:not(script, style, option)')]
      .filter((one) => hasText(one, name) && ![...one.children].some((of) => hasText(of, name)))
      .filter(isShown);
  }
  return (steps: readonly Step[]): HTMLElement[] =>
    steps.reduce<HTMLElement[]>(
      (scopes, step) => {
        const found = [...new Set(scopes.flatMap((scope) => within(scope, step)))];
        return step.which ? found.slice(...(step.which === 'first' ? [0, 1] : [-1])) : found;
      },
      [document.body],
    );
}

/** Scrolls to an element; returns the middle of what is in view once it is at rest and uncovered. */
export async function reach(element: HTMLElement): Promise<Point> {
  if (element.matches(':disabled')) throw new Error('It is disabled');
  const box = (): DOMRect => element.getBoundingClientRect();
  const middle = (): Point => {
    const { left, right, top, bottom } = box();
    const [x1, x2] = [Math.max(0, left), Math.min(innerWidth, right)];
    return { x: (x1 + x2) / 2, y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2 };
  };
  const cover = (): Element | null => {
    const top = document.elementFromPoint(middle().x, middle().y);
    const label = (element as HTMLInputElement).labels?.[0];
    return element.contains(top) || (label?.contains(top) ?? false) ? null : top;
  };
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (cover()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = box();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const isMoving = document.getAnimations().some(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      // One that follows scrolling runs as long as the page is open.
      timeline === document.timeline &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().iterations !== Infinity &&
      effect.target?.contains(element),
  );
  if (isMoving || before.x !== box().x || before.y !== box().y) throw new Error('It moves');
  const top = cover();
  if (top) throw new Error(`It is under ${top.outerHTML.slice(0, 120)}`);
  return middle();
}

/** Sets a value that is not typed, as its own control does: of a list, or of a field for a date. */
export function choose(element: HTMLElement, value: string): void {
  const field = element as HTMLSelectElement | HTMLInputElement;
  const options = field instanceof HTMLSelectElement ? [...field.options] : undefined;
  const option = options?.find((one) => one.label === value || one.value === value);
  if (options && !option) throw new Error(`There is no ${value}`);
  field.focus();
  const kind = Object.getPrototypeOf(field) as object;
  const own = Object.getOwnPropertyDescriptor(kind, 'value');
  own?.set?.call(field, option?.value ?? value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
