import fs from 'node:fs/promises';
import { test as engineTest } from '../engines/engineTest';
import { copySite, type HostOptions } from '../engines/host';
import { PHONE, type Journey, type JourneyContext } from '../engines/journey';
import { NOW } from '../engines/journeys/mainJob';
import { ANNOTATION, type Point, type Outcome, type FaultResults } from './results';

type OnSite = <T>(run: (context: JourneyContext) => Promise<T>) => Promise<T>;
type Folders = Record<'clocked' | 'offline', string>;

/** What a test of faults uses. */
interface FaultFixtures {
  /** Runs on an origin of its own, where nothing is stored, with the clock at {@link NOW}. */
  onNewSite: OnSite;
  /** The same with a service worker and the machine's clock. */
  onOfflineSite: OnSite;
  /** Collects what became of a kind of fault at each of its points, for the report. */
  results: FaultResults;
}

const CLOCKED: HostOptions = { startsAt: NOW };
const OFFLINE: HostOptions = { hasServiceWorker: true };

const onSite =
  (runJourney: (journey: Journey) => Promise<void>, host: HostOptions): OnSite =>
  async (run) => {
    const returned: Awaited<ReturnType<typeof run>>[] = [];
    await runJourney({
      title: 'a fault',
      size: PHONE,
      host,
      run: async (context) => void returned.push(await run(context)),
    });
    return returned[0] as never;
  };

/**
 * Playwright's `test` for faults. An outcome that breaks a law fails the test at its end, so that
 * one run shows all of them.
 */
export const test = engineTest.extend<FaultFixtures, { folders: Folders }>({
  folders: [
    async ({ engine: _needsNone }, provide) => {
      const folders = { clocked: await copySite(CLOCKED), offline: await copySite(OFFLINE) };
      await provide(folders);
      for (const folder of Object.values(folders)) await fs.rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  onNewSite: async ({ run, folders }, provide) => {
    await provide(onSite(run, { ...CLOCKED, folder: folders.clocked }));
  },
  onOfflineSite: async ({ run, folders }, provide) => {
    await provide(onSite(run, { ...OFFLINE, folder: folders.offline }));
  },
  results: async ({ engineBrowser }, provide, info) => {
    const outcomes: (Point & Outcome)[] = [];
    const broken: string[] = [];
    let of = 0;
    await provide({
      at: async (point, run) => {
        try {
          const outcome = await run();
          if (outcome) outcomes.push({ ...point, ...outcome });
        } catch (error) {
          const message = `${info.title}, at ${point.number} (${point.name}): ${String(error)}`;
          console.warn(message);
          broken.push(message);
        }
      },
      setTotal: (total) => {
        of = total;
      },
    });
    const { version } = engineBrowser;
    const description = JSON.stringify({ kind: info.title, of, version, outcomes });
    info.annotations.push({ type: ANNOTATION, description });
    if (broken.length > 0) throw new Error(broken.join('\n'));
  },
});
