import { RemoteError, type RemoteFiles } from '../../src/persistence/devices/stores/remoteFiles';

/** A store in virtual time, which can show its files, or their list, as they were earlier. */
export class VirtualFiles {
  /** The texts of each file, in the order in which they took effect; null where it was removed. */
  private versions = new Map<string, { at: number; text: string | null }[]>();
  /** How many files were written or removed. */
  changes = 0;
  /** When the last request that was given up takes effect. */
  lateUntil = 0;

  readAt(name: string, at: number): string | undefined {
    return this.versions.get(name)?.findLast((one) => one.at <= at)?.text ?? undefined;
  }

  listAt(at: number): string[] {
    return [...this.versions.keys()].filter((name) => this.readAt(name, at) !== undefined);
  }

  change(name: string, text: string | null, at: number): void {
    const versions = this.versions.get(name) ?? [];
    versions.push({ at, text });
    versions.sort((a, b) => a.at - b.at);
    this.versions.set(name, versions);
    this.changes += 1;
  }
}

/** How the store answers a request. A write whose answer is lost takes effect at once or late. */
export type Answer =
  | { kind: 'done'; listAge: number; fileAge: number }
  | { kind: 'refused' }
  | { kind: 'lost'; delay: number };

/** As every store answers most of the time. */
export const DONE: Answer = { kind: 'done', listAge: 0, fileAge: 0 };

/** A device's connection to the store: each request waits until the schedule has it answered. */
export class VirtualConnection {
  /** The request that waits, if there is one. */
  pending: ((answer: Answer) => void) | undefined;

  constructor(
    private readonly store: VirtualFiles,
    private readonly now: () => number,
  ) {}

  private request<Result>(
    effect: (at: number) => Result,
    ages: (answer: Extract<Answer, { kind: 'done' }>) => number,
    isChange: boolean,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.pending = (answer) => {
        this.pending = undefined;
        if (answer.kind === 'done') resolve(effect(this.now() - ages(answer)));
        else {
          if (answer.kind === 'lost' && isChange) this.giveUp(effect, answer.delay);
          reject(new RemoteError('offline', answer.kind));
        }
      };
    });
  }

  private giveUp(effect: (at: number) => unknown, delay: number): void {
    const at = this.now() + delay;
    effect(at);
    if (delay > 0) this.store.lateUntil = Math.max(this.store.lateUntil, at);
  }

  files: RemoteFiles = {
    list: () =>
      this.request(
        (at) => this.store.listAt(at),
        ({ listAge }) => listAge,
        false,
      ),
    read: (name) =>
      this.request(
        (at) => this.store.readAt(name, at),
        ({ fileAge }) => fileAge,
        false,
      ),
    write: (name, text) =>
      this.request(
        (at) => this.store.change(name, text, at),
        () => 0,
        true,
      ),
    remove: (name) =>
      this.request(
        (at) => this.store.change(name, null, at),
        () => 0,
        true,
      ),
  };
}
