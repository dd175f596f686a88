import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from '../drivers/enginePage';

/** A name or a text: exactly this, or a pattern. */
export type Matcher = string | { source: string; flags: string };

/** One step towards an element. */
export type Step =
  | { role: string; name?: Matcher; which?: 'first' | 'last' }
  | { label: Matcher; which?: 'first' | 'last' }
  | { text: Matcher; which?: 'first' | 'last' }
  /** Those of what was found so far that contain a text. */
  | { having: Matcher; which?: 'first' | 'last' };

/** What is known of an element. */
export interface Found {
  /** A CSS selector of it alone. */
  selector: string;
  /** The middle of what is in view of it. */
  point: Point;
  box: { x: number; y: number; width: number; height: number };
  value: string;
  text: string;
  attributes: Record<string, string>;
  isFocused: boolean;
  isEnabled: boolean;
}

/** What journeys ask of a page, found by role, name, label and text as a person would. */
export interface ScreenFinder {
  /** Returns how many elements there are. */
  count(steps: readonly Step[]): number;
  /** Returns the only element; throws if there is none, or more than one. */
  find(steps: readonly Step[]): Found;
  /** Scrolls to an element; returns where to press it once it is at rest and uncovered. */
  reach(steps: readonly Step[]): Promise<Point>;
  focus(steps: readonly Step[]): void;
  /** Sets a value that is not typed: of a list, or of a field for a date. */
  choose(steps: readonly Step[], value: string): void;
  /** Returns computed styles. */
  styles(steps: readonly Step[], names: readonly string[]): Record<string, string>;
}

/** Sets `screenFinder` in a page with Testing Library. Runs in the page: it uses nothing outside. */
export function installScreenFinder(): void {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  const matcherOf = (matcher: Matcher): string | RegExp =>
    typeof matcher === 'string' ? matcher : new RegExp(matcher.source, matcher.flags);
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });

  function matches(scope: HTMLElement, step: Step): HTMLElement[] {
    if ('role' in step) {
      const name = step.name === undefined ? {} : { name: matcherOf(step.name) };
      return library.queryAllByRole(scope, step.role, name);
    }
    if ('label' in step) {
      return library
        .queryAllByLabelText(scope, matcherOf(step.label), { exact: false })
        .filter((one) => isShown(one) || one.matches('input[type=file]'));
    }
    const matcher = matcherOf('text' in step ? step.text : step.having);
    const hasText = ({ textContent }: Element): boolean => {
      const text = textContent.replaceAll(/\s+/g, ' ').trim();
      return typeof matcher === 'string' ? text.includes(matcher) : matcher.test(text);
    };
    if ('having' in step) return hasText(scope) ? [scope] : [];
    // The innermost elements that have it.
    return [scope, ...scope.querySelectorAll<HTMLElement>('*:not(script, style, option)')]
      .filter((one) => hasText(one) && ![...one.children].some(hasText))
      .filter(isShown);
  }

  const all = (steps: readonly Step[]): HTMLElement[] =>
    steps.reduce<HTMLElement[]>(
      (scopes, step) => {
        const found = [...new Set(scopes.flatMap((scope) => matches(scope, step)))];
        if (step.which === 'first') return found.slice(0, 1);
        return step.which === 'last' ? found.slice(-1) : found;
      },
      [document.body],
    );

  function only(steps: readonly Step[]): HTMLElement {
    const [first, ...others] = all(steps);
    if (first && others.length === 0) return first;
    const what = first ? `${others.length + 1} elements` : 'Nothing';
    const tags = [first, ...others].map((one) => one?.outerHTML.slice(0, 100)).join('\n');
    throw new Error(`${what} for ${JSON.stringify(steps)} at ${location.pathname}\n${tags}`);
  }

  const selectorOf = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return ':root';
    const place = [...parent.children].indexOf(element) + 1;
    return `${selectorOf(parent)}>:nth-child(${place})`;
  };

  const middleOf = (element: HTMLElement): Point => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x1, x2] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [y1, y2] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  };

  const finder: ScreenFinder = {
    count: (steps) => all(steps).length,
    find: (steps) => {
      const element = only(steps);
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        selector: selectorOf(element),
        point: middleOf(element),
        box: { x, y, width, height },
        value: (element as HTMLInputElement).value ?? '',
        text: element.innerText ?? '',
        attributes: Object.fromEntries(
          [...element.attributes].map((one) => [one.name, one.value] as const),
        ),
        isFocused: document.activeElement === element,
        isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
      };
    },
    reach: async (steps) => {
      const element = only(steps);
      if (element.matches(':disabled')) throw new Error(`${JSON.stringify(steps)} is disabled`);
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      let point = middleOf(element);
      const covering = (): Element | null => {
        const top = document.elementFromPoint(point.x, point.y);
        const label = (element as HTMLInputElement).labels?.[0];
        return element.contains(top) || (label?.contains(top) ?? false) ? null : top;
      };
      if (covering()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = element.getBoundingClientRect();
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const after = element.getBoundingClientRect();
      const isMoving = document.getAnimations().some(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          // One that follows scrolling runs as long as the page is open.
          timeline === document.timeline &&
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().iterations !== Infinity &&
          effect.target?.contains(element),
      );
      if (isMoving || before.x !== after.x || before.y !== after.y) throw new Error('It moves');
      point = middleOf(element);
      const top = covering();
      if (top) {
        throw new Error(`${JSON.stringify(steps)} is under ${top.outerHTML.slice(0, 120)}`);
      }
      return point;
    },
    focus: (steps) => only(steps).focus(),
    choose: (steps, value) => {
      const element = only(steps) as HTMLSelectElement | HTMLInputElement;
      const option =
        element instanceof HTMLSelectElement
          ? [...element.options].find((one) => one.label === value || one.value === value)
          : undefined;
      if (element instanceof HTMLSelectElement && !option) {
        throw new Error(`No ${value} in ${JSON.stringify(steps)}`);
      }
      element.focus();
      const kind = Object.getPrototypeOf(element) as object;
      const own = Object.getOwnPropertyDescriptor(kind, 'value');
      own?.set?.call(element, option?.value ?? value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    styles: (steps, names) => {
      const style = getComputedStyle(only(steps));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)] as const));
    },
  };
  Object.assign(globalThis, { screenFinder: finder });
}
