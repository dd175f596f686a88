import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownerSignIn } from '../../../src/business';
import type { EnginePage } from './drivers/enginePage';
import { choose, createFinder, reach, type Step } from './inPage';
import { until } from './until';

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const FINDER = `${readFileSync(LIBRARY, 'utf8').replace(/;?\s*\/\/#.*\s*$/, '')},
  globalThis.findAll = (${createFinder.toString()})(TestingLibraryDom), true`;

type Name = string | RegExp;
type Which = Step['which'];

/** Returns the source of a step, whose name may be a pattern. */
const sourceOf = ({ name, ...step }: Step): string =>
  `{...${JSON.stringify(step)}, name: ${name instanceof RegExp ? String(name) : JSON.stringify(name)}}`;

/** A part of a screen, or one element of it, found by role and name again at each use. */
export class Part {
  constructor(
    protected readonly page: EnginePage,
    private readonly steps: readonly Step[] = [],
  ) {}

  private step(step: Step): Part {
    return new Part(this.page, [...this.steps, step]);
  }

  role = (role: string, name?: Name, which?: Which): Part =>
    this.step({ by: 'role', role, name, which });
  label = (name: Name, which?: Which): Part => this.step({ by: 'label', name, which });
  text = (name: Name, which?: Which): Part => this.step({ by: 'text', name, which });
  /** Narrows it to those that contain a text. */
  having = (name: Name): Part => this.step({ by: 'having', name });
  button = (name: Name, which?: Which): Part => this.role('button', name, which);
  link = (name: Name, which?: Which): Part => this.role('link', name, which);

  /** Runs an expression in the page where `all` is what was found; the finder is added to a new document. */
  private async find<Result>(expression: string): Promise<Result> {
    const steps = `[${this.steps.map(sourceOf).join()}]`;
    const run = `'findAll' in globalThis ? ((all) => ${expression})(findAll(${steps})) : 'no finder'`;
    const result = await this.page.run<Result>(run);
    if (result !== 'no finder') return result;
    await this.page.run(FINDER);
    return this.page.run(run);
  }

  /** Waits until it is there once, and a function of it in the page does not throw. */
  get<Result, Arg>(
    run: (element: HTMLElement, arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return until(async () => {
      const call = `(${run.toString()})(all[0], ${JSON.stringify(arg)})`;
      const { count, result } = await this.find<{ count: number; result: Result }>(
        `(async () => ({count: all.length, result: all.length === 1 ? await ${call} : null}))()`,
      );
      if (count === 1) return result;
      throw new Error(`${count} elements for ${this.steps.map(sourceOf).join(', ')}`);
    });
  }

  count = (): Promise<number> => this.find('all.length');
  value = (): Promise<string> => this.get((one) => (one as HTMLInputElement).value);
  attribute = (name: string): Promise<string | null> =>
    this.get((one, of) => one.getAttribute(of), name);
  style = (name: string): Promise<string> =>
    this.get((one, of) => getComputedStyle(one).getPropertyValue(of), name);

  /** Waits until it is there, once or several times; or until it is `gone`. */
  seen = (isGone = false): Promise<void> =>
    until(async () => {
      const isThere = (await this.count()) > 0;
      if (isThere === isGone)
        throw new Error(`${isGone ? 'Still' : 'Not'} seen: ${this.steps.map(sourceOf).join()}`);
    });
  gone = (): Promise<void> => this.seen(true);

  /** Presses its middle with the mouse, once it is in view, at rest, enabled and uncovered. */
  async press(): Promise<void> {
    await this.page.mouseMove(await this.get(reach));
    await this.page.mouseDown();
    await this.page.mouseUp();
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string): Promise<void> {
    await until(async () => {
      await this.press();
      if (!(await this.get((one) => one === document.activeElement))) throw new Error('No focus');
    });
    for (const key of ['Control+A', 'Delete']) await this.page.press(key);
    await this.page.type(text);
    await until(async () => {
      if ((await this.value()) !== text) throw new Error(`It is not ${text}`);
    });
  }

  /** Chooses of a list, or sets the date of a field, whose ways of typing differ. */
  choose = (value: string): Promise<void> => this.get(choose, value);
  focus = (): Promise<void> => this.get((one) => one.focus());

  async chooseFile(file: string): Promise<void> {
    await this.get((one) => one.toggleAttribute('data-chosen', true));
    await this.page.chooseFile('[data-chosen]', file);
  }

  /** Drags it onto another element in steps, without dropping it. */
  async dragTo(target: Part): Promise<void> {
    const from = await this.get(reach);
    await this.page.mouseMove(from);
    await this.page.mouseDown();
    for (const x of [4, 8, 12]) await this.page.mouseMove({ x: from.x + x, y: from.y + x / 2 });
    const to = await target.get((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: (Math.max(0, y) + Math.min(innerHeight, y + height)) / 2 };
    });
    for (let part = 1 / 8; part <= 1; part += 1 / 8) {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      await this.page.mouseMove({ x, y });
    }
  }
}

/** A tab as a person uses it. */
export class Tab extends Part {
  constructor(
    page: EnginePage,
    private readonly origin: string,
  ) {
    super(page);
  }

  open = (address: string): Promise<void> => this.page.goto(`${this.origin}${address}`);
  /** Goes one entry of the history back, or forward. */
  go = (step: 1 | -1): Promise<void> => this.evaluate((by) => history.go(by), step);
  reload = (): Promise<void> => this.page.reload();
  type = (text: string): Promise<void> => this.page.type(text);
  drop = (): Promise<void> => this.page.mouseUp();
  toFront = (): Promise<void> => this.page.bringToFront();

  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    return this.page.run(`(${run.toString()})(${JSON.stringify(arg)})`);
  }

  /** Presses keys such as `Control+B`, and waits until the page has heard of a changed selection, a task later. */
  async keys(keys: string): Promise<void> {
    await this.page.press(keys);
    await this.page.run(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    );
  }

  /** Waits until the address in the address bar is this one. */
  isAt = (address: string | RegExp): Promise<void> =>
    until(async () => {
      const at = await this.page.run<string>('location.pathname + location.search');
      if (typeof address === 'string' ? at !== address : !address.test(at))
        throw new Error(`At ${at}`);
    });

  /** Returns the parsed localStorage entry of a key; null if there is none. */
  stored = <Entry>(entry: string): Promise<Entry | null> =>
    until(() =>
      this.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Entry | null,
        `handyman.${entry}`,
      ),
    );

  /** Stores entries before the app is opened, from a file of the site without scripts. */
  async store(entries: Record<string, unknown>): Promise<void> {
    await this.open('/robots.txt');
    await this.evaluate((all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(`handyman.${key}`, JSON.stringify(value));
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
