import fs from 'node:fs';
import type { ScreenFinder } from '../page/screenFinder';

/** A size of the viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What a journey needs of a browser's protocol for one tab; everything else is written once. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  /** Runs the text of a script in the page. */
  runScript(text: string): Promise<void>;
  mouseMove(to: Point): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Types text by key events. */
  type(text: string): Promise<void>;
  /** Holds the modifiers of `Control+Shift+7` and presses its last key. */
  press(keys: string): Promise<void>;
  /** Chooses a file for the input of a selector. */
  chooseFile(selector: string, file: string): Promise<void>;
  setSize(size: Size): Promise<void>;
  bringToFront(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  /** Its version, as it says itself. */
  version: string;
  newPage(): Promise<EnginePage>;
  /** The folder in which it saves downloads without asking. */
  downloads: string;
  close(): Promise<void>;
}

/** The global variables of a page that journeys add. */
export interface PageGlobals {
  screenFinder: ScreenFinder;
}

/** The time zone of all journeys. */
export const TIME_ZONE = 'America/New_York';

/** Returns the first program that exists; throws with instructions if there is none. */
export function programOf(candidates: readonly (string | undefined)[], howToGet: string): string {
  const found = candidates.find((one) => one !== undefined && fs.existsSync(one));
  if (found === undefined) throw new Error(howToGet);
  return found;
}

/** Splits `Control+Shift+7` into its modifiers and its last key. */
export function splitKeys(keys: string): { modifiers: string[]; key: string } {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return {
    modifiers: parts,
    key: key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key,
  };
}
