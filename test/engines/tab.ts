import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerSignIn } from '../../src/business';
import type { EnginePage, PageGlobals, Point } from './drivers/enginePage';
import {
  installScreenFinder,
  type Found,
  type Matcher,
  type ScreenFinder,
  type Step,
} from './page/screenFinder';
import { until, untilEqual } from './until';

const TESTING_LIBRARY = readFileSync(
  path.join(
    import.meta.dirname,
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
type Name = string | RegExp;
type Which = 'first' | 'last';

const matcherOf = (name: Name): Matcher =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };
/** A part of a screen, or one element of it, found by role and name again at each use. */
export class Part {
  private readonly page: EnginePage;
  private readonly steps: readonly Step[];

  constructor(page: EnginePage, steps: readonly Step[]) {
    this.page = page;
    this.steps = steps;
  }

  role(role: string, name?: Name, which?: Which): Part {
    return this.step({ role, ...(name !== undefined && { name: matcherOf(name) }) }, which);
  }

  label(label: Name, which?: Which): Part {
    return this.step({ label: matcherOf(label) }, which);
  }

  text(text: Name, which?: Which): Part {
    return this.step({ text: matcherOf(text) }, which);
  }

  /** Narrows it to those that contain a text. */
  having(text: Name): Part {
    return this.step({ having: matcherOf(text) });
  }

  button(name: Name, which?: Which): Part {
    return this.role('button', name, which);
  }

  link(name: Name, which?: Which): Part {
    return this.role('link', name, which);
  }

  /** Presses the middle of what is in view with the mouse, once it is at rest, enabled and uncovered. */
  async press(): Promise<void> {
    await this.page.mouseMove(await this.reach());
    await this.page.mouseDown();
    await this.page.mouseUp();
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string): Promise<void> {
    await until(async () => {
      await this.press();
      if (!(await this.found()).isFocused) throw new Error('It did not take the focus');
    });
    await this.page.press('Control+A');
    await this.page.press('Delete');
    await this.page.type(text);
    await untilEqual(() => this.value(), text);
  }

  /** Chooses of a list, or sets the date of a field, whose ways of typing differ. */
  async choose(value: string): Promise<void> {
    await until(() => this.ask('choose', value));
  }

  async chooseFile(file: string): Promise<void> {
    const { selector } = await this.found();
    await this.page.chooseFile(selector, file);
  }

  async focus(): Promise<void> {
    await until(() => this.ask('focus'));
  }

  /** Drags it onto another element in steps, without dropping it. */
  async dragTo(target: Part): Promise<void> {
    const from = await this.reach();
    await this.page.mouseMove(from);
    await this.page.mouseDown();
    for (const distance of [4, 8, 12]) {
      await this.page.mouseMove({ x: from.x + distance, y: from.y + distance / 2 });
    }
    const { point: to } = await target.found();
    const STEPS = 8;
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      await this.page.mouseMove({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
  }

  /** Waits until it is there, and there once. */
  found(): Promise<Found> {
    return until(() => this.ask('find'));
  }

  /** Waits until it is there, once or several times. */
  async seen(): Promise<void> {
    await until(async () => {
      if ((await this.count()) === 0) throw new Error(`Not seen: ${JSON.stringify(this.steps)}`);
    });
  }

  async gone(): Promise<void> {
    await until(async () => {
      if ((await this.count()) > 0) throw new Error(`Still seen: ${JSON.stringify(this.steps)}`);
    });
  }

  count(): Promise<number> {
    return this.ask('count');
  }

  reach(): Promise<Point> {
    return until(() => this.ask('reach'));
  }

  async value(): Promise<string> {
    return (await this.found()).value;
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.found()).attributes[name];
  }

  styles(...names: string[]): Promise<Record<string, string>> {
    return until(() => this.ask('styles', names));
  }

  private step(step: Step, which?: Which): Part {
    return new Part(this.page, [...this.steps, { ...step, ...(which && { which }) }]);
  }

  /** Calls the page's finder, which is installed where a document has none yet. */
  private async ask<Method extends keyof ScreenFinder>(
    method: Method,
    ...rest: unknown[]
  ): Promise<Awaited<ReturnType<ScreenFinder[Method]>>> {
    const call = (): Promise<unknown> =>
      this.page.evaluate(
        async ([name, args]) => {
          const { screenFinder } = globalThis as unknown as Partial<PageGlobals>;
          if (!screenFinder) return 'no finder';
          const run = screenFinder[name] as (...all: unknown[]) => unknown;
          return run(...args);
        },
        [method, [this.steps, ...rest]] as const,
      );
    let answer = await call();
    if (answer === 'no finder') {
      await this.page.runScript(TESTING_LIBRARY);
      await this.page.runScript(`(${installScreenFinder.toString()})()`);
      answer = await call();
    }
    return answer as never;
  }
}

/** A tab as a person uses it. */
export class Tab extends Part {
  private readonly own: EnginePage;
  private readonly origin: string;

  constructor(own: EnginePage, origin: string) {
    super(own, []);
    this.own = own;
    this.origin = origin;
  }

  async open(address: string): Promise<void> {
    await this.own.goto(`${this.origin}${address}`);
  }

  /** Goes one entry of the history back, or forward. */
  async go(step: 1 | -1): Promise<void> {
    await this.evaluate((by) => history.go(by), step);
  }

  reload(): Promise<void> {
    return this.own.reload();
  }

  /**
   * Presses keys such as `Control+B`. Waits until the page has handled a change of the selection,
   * which browsers report a task later.
   */
  async keys(keys: string): Promise<void> {
    await this.own.press(keys);
    await this.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      null,
    );
  }

  type(text: string): Promise<void> {
    return this.own.type(text);
  }

  drop(): Promise<void> {
    return this.own.mouseUp();
  }

  toFront(): Promise<void> {
    return this.own.bringToFront();
  }

  close(): Promise<void> {
    return this.own.close();
  }

  evaluate<Arg, Result>(
    run: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ): Promise<Awaited<Result>> {
    return this.own.evaluate(run, arg) as Promise<Awaited<Result>>;
  }

  /** Shows the page as on paper; not every protocol offers that, so the style sheets are changed. */
  async showPrint(): Promise<void> {
    await this.evaluate(() => {
      const change = (media: MediaList): void => {
        if (media.mediaText === '') return;
        media.mediaText = media.mediaText
          .split(',')
          .map((query) => (/\bscreen\b/.test(query) ? 'not all' : query))
          .map((query) => query.replace(/\bprint\b/, 'all'))
          .join(',');
      };
      const visit = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) change(rule.media);
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) {
        change(sheet.media);
        visit(sheet.cssRules);
      }
    }, null);
  }

  /** Waits until the address in the address bar is this one. */
  async isAt(address: string | RegExp): Promise<void> {
    await until(async () => {
      const at = await this.evaluate(() => location.pathname + location.search, null);
      if (typeof address === 'string' ? at !== address : !address.test(at)) {
        throw new Error(`At ${at} instead of ${String(address)}`);
      }
    });
  }

  /** Returns the parsed localStorage entry of a key; null if there is none. */
  async stored<T>(entry: string): Promise<T | null> {
    const text = await this.evaluate((key) => localStorage.getItem(key), `handyman.${entry}`);
    return text === null ? null : (JSON.parse(text) as T);
  }

  /** Stores entries before the app is opened, from a file of the site without scripts. */
  async store(entries: Record<string, unknown>): Promise<void> {
    await this.open('/robots.txt');
    await this.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) {
        localStorage.setItem(`handyman.${key}`, JSON.stringify(value));
      }
    }, entries);
  }

  /** Signs in at /admin, or where the tab is sent to do so. */
  async signIn(): Promise<void> {
    await this.label('Username').fill(ownerSignIn.username);
    await this.label(/^Password/).fill(ownerSignIn.password);
    await this.button('Sign in').press();
    await this.role('navigation', 'Owner').seen();
  }
}
