import fs from 'node:fs/promises';
import path from 'node:path';
import { TIME_ZONE, type EngineBrowser, type EnginePage } from './drivers/enginePage';
import { startHost } from './host';
import { DESKTOP, type Journey } from './journey';
import { Tab } from './tab';
import { until } from './until';

/** Returns the names of the complete files of a folder. */
const savedNames = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder)).filter((name) => !/\.(part|crdownload|wkdownload)$/.test(name));

/** Waits for a file that was not there, and returns its path. */
async function savedDuring(folder: string, during: () => Promise<void>): Promise<string> {
  const before = await savedNames(folder);
  await during();
  return until(async () => {
    const name = (await savedNames(folder)).find((one) => !before.includes(one));
    if (name === undefined) throw new Error(`Nothing was saved in ${folder}`);
    return path.join(folder, name);
  });
}

/**
 * Runs a journey in a browser, on a host of its own.
 *
 * @param onFailure is given a screenshot of each open tab
 */
export async function runJourney(
  browser: EngineBrowser,
  journey: Journey,
  onFailure: (picture: Buffer) => Promise<void>,
): Promise<void> {
  process.env.TZ = TIME_ZONE;
  const host = await startHost(journey.host);
  const pages: EnginePage[] = [];
  const openTab = async (): Promise<Tab> => {
    const page = await browser.newPage();
    pages.push(page);
    await page.setSize(journey.size ?? DESKTOP);
    return new Tab(page, host.url);
  };
  try {
    await journey.run({
      host,
      tab: await openTab(),
      openTab,
      folder: browser.downloads,
      saved: (during) => savedDuring(browser.downloads, during),
    });
  } catch (error) {
    for (const page of pages) {
      console.error(await page.evaluate(() => `${location.href}, ${innerWidth} px wide`, null));
      await onFailure(await page.screenshot());
    }
    throw error;
  } finally {
    for (const page of pages) await page.close().catch(() => undefined);
    await host.close();
  }
}
