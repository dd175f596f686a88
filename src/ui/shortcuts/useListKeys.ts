import type { RefObject } from 'react';
import { isFocusNowhere, isTextField } from '../screen/focus';
import { useWindowEvent } from '../useWindowEvent';
import { latinKey } from './latinKey';
import { useSingleKeys } from './useSingleKeys';

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
  call?: (item: ListItem) => void;
  outcome?: (item: ListItem) => void;
  /** Given the row or card with the focus, if any, so that closing the form gives it back. */
  create?: (focused: ListItem | undefined) => void;
  /** Shows the next (1) or previous (-1) page of the list, from its last or first item on. */
  turnPage?: (step: 1 | -1) => void;
}

/** The attribute of a row or card, with its id; its first link gets the focus. */
const ITEM_ATTRIBUTE = 'data-item';
/** Returns the props of a row or card; without an id single keys only lead to it. */
export const listItem = (id: string | number = '') => ({ [ITEM_ATTRIBUTE]: id });
const ITEM = `[${ITEM_ATTRIBUTE}]`;

/** Focuses the next or previous row or card, or the list's first. Returns whether there is one. */
function focusNeighbour(list: HTMLElement, current: Element | null, step: number): boolean {
  const items = [...list.querySelectorAll(ITEM)];
  const next = current ? items[items.indexOf(current) + step] : items[0];
  next?.querySelector('a')?.focus();
  return next !== undefined;
}

/** Whether single keys are typed into an element or choose from it. */
const isInUse = (target: Element): boolean =>
  isTextField(target) || target.closest('select, [role="menu"], [role="listbox"]') !== null;

/** Whether a key pressed somewhere is for a list: in it, or nowhere else while nothing covers it. */
const isMeantFor = (list: HTMLElement, target: Element): boolean =>
  list.contains(target) ||
  // An open dialog, menu or panel hides the rest of the page.
  (isFocusNowhere() && !list.closest('[aria-hidden="true"]'));

/** Does what a key press asks for in a list, and prevents what the browser would do. */
function handleListKey(event: KeyboardEvent, list: HTMLElement, actions: ListKeyActions): void {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (!(target instanceof Element) || isInUse(target) || !isMeantFor(list, target)) return;
  const element = target.closest<HTMLElement>(ITEM);
  const itemAt = (item: HTMLElement): ListItem => ({
    id: item.getAttribute(ITEM_ATTRIBUTE) ?? '',
    element: item,
  });
  /** Acts on the item with the focus, or on the first one, which gets it. */
  const on = (action: ((item: ListItem) => void) | undefined): (() => void) | undefined => {
    const acted = element ?? list.querySelector<HTMLElement>(ITEM);
    if (!action || !acted) return undefined;
    return () => {
      if (!element) acted.querySelector('a')?.focus();
      action(itemAt(acted));
    };
  };
  const { create, select } = actions;
  const go = (step: 1 | -1) => (): void => {
    if (!focusNeighbour(list, element, step)) actions.turnPage?.(step);
  };
  const steps: Record<string, () => void> = { j: go(1), k: go(-1) };
  const keys: Record<string, (() => void) | undefined> = {
    e: on(actions.edit),
    m: on(actions.move),
    s: on(actions.snooze),
    n: create && (() => create(element ? itemAt(element) : undefined)),
    c: on(actions.call),
    o: on(actions.outcome),
    x: on(select && ((item) => select(item, shiftKey))),
  };
  const key = latinKey(event);
  const run = steps[key] ?? (repeat ? undefined : keys[key]);
  if (!run || (shiftKey && key !== 'x')) return;
  event.preventDefault();
  run();
}

/**
 * Handles a list's single keys while the focus is in it or nowhere: j and k move, x selects, e
 * edits, m and s open menus, n creates, c calls, o asks for a call's outcome; unless the owner has
 * switched single keys off.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  actions: ListKeyActions,
  isOn = true,
): void {
  const handle = (event: KeyboardEvent): void => {
    if (list.current) handleListKey(event, list.current, actions);
  };
  useWindowEvent('keydown', handle, useSingleKeys() && isOn);
}
