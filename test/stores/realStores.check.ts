import { afterAll, describe, expect, it } from 'vitest';
import { driveProblem } from '../../src/persistence/devices/stores/driveApi';
import { dropboxFiles, dropboxProblem } from '../../src/persistence/devices/stores/dropbox';
import { googleDriveFiles } from '../../src/persistence/devices/stores/googleDrive';
import type { RemoteFiles } from '../../src/persistence/devices/stores/remoteFiles';
import { createRequests } from '../../src/persistence/devices/stores/requests';

/**
 * Tries the drivers at the owner's own account, in a minute: connect, write, list, conflict, clean up.
 * `DROPBOX_TOKEN` is a token of the App console, `GOOGLE_TOKEN` one of the OAuth playground with the scope
 * `drive.file`. Its files are called `trial-…` and are removed at the end; no other is touched.
 */
const { DROPBOX_TOKEN, GOOGLE_TOKEN } = process.env;

const bearer = (token: string) => () => ({ Authorization: `Bearer ${token}` });
const stores: [name: string, open: () => RemoteFiles][] = [];
if (DROPBOX_TOKEN !== undefined) {
  const asking = { authorization: bearer(DROPBOX_TOKEN), problemIn: dropboxProblem };
  stores.push(['Dropbox', () => dropboxFiles(createRequests(asking))]);
}
if (GOOGLE_TOKEN !== undefined) {
  const asking = { authorization: bearer(GOOGLE_TOKEN), problemIn: driveProblem };
  stores.push(['Google Drive', () => googleDriveFiles(createRequests(asking))]);
}
if (stores.length === 0) throw new Error('Set DROPBOX_TOKEN or GOOGLE_TOKEN, and run this again');

const trials = async (files: RemoteFiles): Promise<string[]> =>
  (await files.list()).filter((name) => name.startsWith('trial-')).toSorted();

describe.each(stores)('%s', (_name, open) => {
  const files = open();
  afterAll(async () => {
    for (const name of await trials(files)) await files.remove(name);
    await files.remove('pictures/trial-0');
  });

  it('is signed in, and lists', async () => {
    await expect(files.list()).resolves.toBeInstanceOf(Array);
  });

  it('writes, lists and reads', async () => {
    await files.write('trial-0', 'one, “café”');
    await files.write('trial-1', 'two');
    expect(await trials(files)).toEqual(['trial-0', 'trial-1']);
    expect(await files.read('trial-0')).toBe('one, “café”');
    expect(await files.read('trial-9')).toBeUndefined();
  });

  it('has pictures in a folder of their own', async () => {
    await files.write('pictures/trial-0', 'picture');
    expect(await trials(files)).toEqual(['trial-0', 'trial-1']);
    expect(await files.list('pictures/')).toContain('pictures/trial-0');
  });

  it('shows another browser the later of two writes, however late its list is', async () => {
    await files.write('trial-0', 'later');
    const other = open();
    await expect
      .poll(async () => (await other.list()) && other.read('trial-0'), { timeout: 60_000 })
      .toBe('later');
    await other.write('trial-0', 'latest');
    expect(await files.read('trial-0')).toBe('latest');
  });

  it('removes, and what is gone counts as removed', async () => {
    await files.remove('trial-1');
    await files.remove('trial-1');
    expect(await trials(files)).toEqual(['trial-0']);
  });
});
