/** Types for the parts of jsdom that the build uses; the package has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string);
    readonly window: Window & typeof globalThis;
  }
}
