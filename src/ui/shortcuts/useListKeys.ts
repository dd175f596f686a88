import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isTextField } from '../screen/isTextField';

/** A row or card that shortcuts act on. */
export interface ListItem {
  id: string;
  element: HTMLElement;
}

/** What the single keys of a list or board do; keys without an action do nothing. */
export interface ListKeyActions {
  edit?: (item: ListItem) => void;
  move?: (item: ListItem) => void;
  snooze?: (item: ListItem) => void;
  select?: (item: ListItem, isRange: boolean) => void;
  create?: () => void;
}

/** The attribute of a row or card, with its id; its first link gets the focus. */
const ITEM_ATTRIBUTE = 'data-item';
const ITEM = `[${ITEM_ATTRIBUTE}]`;

/** Focuses the next or the previous row or card of a list; the first one if none has the focus. */
function focusNeighbour(list: HTMLElement, current: Element | null, step: number): void {
  const items = [...list.querySelectorAll(ITEM)];
  const next = current ? items[items.indexOf(current) + step] : items[0];
  const link = next?.querySelector('a');
  link?.focus();
}

/** Whether single keys are typed into an element or choose from it. */
const isInUse = (target: Element): boolean =>
  isTextField(target) || target.closest('select, [role="menu"], [role="listbox"]') !== null;

/** Does what a key press asks for in a list, and prevents what the browser would do. */
function handleListKey(event: KeyboardEvent, list: HTMLElement, actions: ListKeyActions): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (!(target instanceof Element) || isInUse(target)) return;
  const element = target.closest<HTMLElement>(ITEM);
  const item = element && { id: element.getAttribute(ITEM_ATTRIBUTE) ?? '', element };
  const on = (action: ((one: ListItem) => void) | undefined): (() => void) | undefined =>
    action && item ? () => action(item) : undefined;
  const { select } = actions;
  const steps: Record<string, () => void> = {
    j: () => focusNeighbour(list, element, 1),
    k: () => focusNeighbour(list, element, -1),
  };
  const keys: Record<string, (() => void) | undefined> = {
    e: on(actions.edit),
    m: on(actions.move),
    s: on(actions.snooze),
    n: actions.create,
    x: on(select && ((one) => select(one, shiftKey))),
  };
  const run = steps[key] ?? (repeat ? undefined : keys[shiftKey && key === 'X' ? 'x' : key]);
  if (!run) return;
  event.preventDefault();
  run();
}

/**
 * Handles the single keys of a list or board while the focus is in it (WCAG 2.1.4): j and k focus the
 * next and previous item, x selects, e edits, m and s open menus, n creates. Enter opens an item by
 * itself, as its link has the focus. Without actions, the keys are switched off.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  actions: ListKeyActions | undefined,
): void {
  const latest = useRef(actions);
  // Before the list is painted: what is seen can be used.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const handle = (event: KeyboardEvent): void => {
      if (latest.current) handleListKey(event, element, latest.current);
    };
    element.addEventListener('keydown', handle);
    return () => element.removeEventListener('keydown', handle);
  }, [list]);
}
