import { driveProblem } from '../../src/persistence/devices/stores/driveApi';
import { googleDriveFiles } from '../../src/persistence/devices/stores/googleDrive';
import { RemoteError, type RemoteFiles } from '../../src/persistence/devices/stores/remoteFiles';
import { createRequests } from '../../src/persistence/devices/stores/requests';
import { googleDriveStandIn } from './stores/googleDrive';
import { json, type StandInAnswer } from './stores/standIn';

/** A store in virtual time, which can show its files, or their list, as they were earlier. */
export interface VirtualStore {
  /** How many files were written or removed. */
  readonly changes: number;
  /** When the last request that was given up takes effect. */
  lateUntil: number;
  readAt: (name: string, at: number) => string | undefined;
  listAt: (at: number) => string[];
  /** Returns the files for a device, whose requests wait to be answered. */
  filesFor: (requests: VirtualConnection) => RemoteFiles;
}

/** A store that keeps texts by name. */
export class VirtualFiles implements VirtualStore {
  /** The texts of each file, in the order in which they took effect; null where it was removed. */
  private versions = new Map<string, { at: number; text: string | null }[]>();
  changes = 0;
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

  filesFor(requests: VirtualConnection): RemoteFiles {
    return {
      list: () => requests.ask((at) => this.listAt(at), 'listAge'),
      read: (name) => requests.ask((at) => this.readAt(name, at), 'fileAge'),
      write: (name, text) => requests.ask((at) => this.change(name, text, at)),
      remove: (name) => requests.ask((at) => this.change(name, null, at)),
    };
  }
}

/** What Google Drive, or a network before it, answers in the place of the answer. */
const HABITS: readonly StandInAnswer[] = [
  json({ error: { code: 401 } }, 401),
  json({ error: { errors: [{ reason: 'userRateLimitExceeded' }] } }, 403),
  json({ error: { errors: [{ reason: 'storageQuotaExceeded' }] } }, 403),
  json({ error: { code: 429 } }, 429),
  json({ error: { code: 500 } }, 500),
  { status: 200, body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } },
  { status: 200, body: '{"files": [{"id": "id-0', headers: { 'Content-Type': 'application/json' } },
];

/** Google Drive, by the driver of the site, with pages of few files. */
export class VirtualDrive implements VirtualStore {
  private readonly drive = googleDriveStandIn(4);
  lateUntil = 0;

  /** With `hidesPages` it lists its first page alone, as to a driver that does not ask for the others. */
  constructor(private readonly hidesPages = false) {}

  get changes(): number {
    return this.drive.changes();
  }

  readAt(name: string, at: number): string | undefined {
    return this.drive.filesAt(at).get(name);
  }

  listAt(at: number): string[] {
    return [...this.drive.filesAt(at).keys()];
  }

  filesFor(requests: VirtualConnection): RemoteFiles {
    const fetchHere = (async (url: string, init: RequestInit = {}) => {
      const { method = 'GET', body, headers } = init;
      const request = {
        method,
        url: new URL(url),
        headers: new Headers(headers),
        body: typeof body === 'string' ? body : '',
      };
      const {
        status,
        body: text,
        headers: answered,
      } = await requests.exchange(
        (at, listAge) => this.drive.answer(request, { at, listedAt: at - listAge }),
        HABITS,
        method !== 'GET',
      );
      return {
        status,
        ok: status < 300,
        headers: new Headers(answered),
        text: async () => (this.hidesPages ? text.replace(/,"nextPageToken":"\d+"/, '') : text),
      };
    }) as typeof fetch;
    const authorization = (): Record<string, string> => ({ Authorization: 'Bearer token' });
    const ask = createRequests({ authorization, problemIn: driveProblem, fetch: fetchHere });
    return googleDriveFiles(ask);
  }
}

/**
 * How the store answers a request. A write whose answer is lost takes effect at once or late; a refusal
 * is one of the store's bad habits.
 */
export type Answer =
  | { kind: 'done'; listAge: number; fileAge: number }
  | { kind: 'refused'; habit?: number }
  | { kind: 'lost'; delay: number };

/** As every store answers most of the time. */
export const DONE: Answer = { kind: 'done', listAge: 0, fileAge: 0 };

/** A device's connection to the store: each request waits until the schedule has it answered. */
export class VirtualConnection {
  /** The request that waits, if there is one. */
  pending: ((answer: Answer) => void) | undefined;

  constructor(
    private readonly store: VirtualStore,
    private readonly now: () => number,
  ) {}

  /** Asks for what shows an earlier state, or without `age` for a change. */
  ask<Result>(effect: (at: number) => Result, age?: 'listAge' | 'fileAge'): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.pending = (answer) => {
        this.pending = undefined;
        if (answer.kind === 'done') resolve(effect(this.now() - (age ? answer[age] : 0)));
        else {
          if (answer.kind === 'lost' && !age) this.giveUp(effect, answer.delay);
          reject(new RemoteError('offline', answer.kind));
        }
      };
    });
  }

  /** Makes a request of HTTP, which a refusal answers by one of `habits`. */
  exchange(
    effect: (at: number, listAge: number) => StandInAnswer,
    habits: readonly StandInAnswer[],
    isChange: boolean,
  ): Promise<StandInAnswer> {
    return new Promise((resolve, reject) => {
      this.pending = (answer) => {
        this.pending = undefined;
        if (answer.kind === 'done') resolve(effect(this.now(), answer.listAge));
        else if (answer.kind === 'refused' && answer.habit !== undefined) {
          resolve(habits[answer.habit % habits.length] ?? json({}, 500));
        } else {
          if (answer.kind === 'lost' && isChange) this.giveUp((at) => effect(at, 0), answer.delay);
          reject(new TypeError(answer.kind));
        }
      };
    });
  }

  private giveUp(effect: (at: number) => unknown, delay: number): void {
    const at = this.now() + delay;
    effect(at);
    if (delay > 0) this.store.lateUntil = Math.max(this.store.lateUntil, at);
  }
}
