/** A size of the viewport, or a point of it, in CSS pixels. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What a journey needs of a browser's protocol for one tab; everything else is written once, in `tab.ts`. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, and waits for it where it is a promise. */
  run<Result>(expression: string): Promise<Result>;
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
  newPage(): Promise<EnginePage>;
  /** The folder in which it saves downloads without asking. */
  downloads: string;
  close(): Promise<void>;
}
