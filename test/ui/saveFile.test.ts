// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../src/ui/saveFile';
import { keepFiles } from '../support/savedFiles';

afterEach(() => vi.unstubAllGlobals());

const REFUSED = new DOMException('The owner pressed too long ago', 'NotAllowedError');
const CLOSED = new DOMException('Nothing was chosen', 'AbortError');

// What is downloaded there covers the app, and nothing leads back from it.
it.each([
  ['is offered to other apps', true, undefined, 0],
  ['is offered once, where none of them is chosen', true, CLOSED, 0],
  ['is downloaded where the browser does not offer it', true, REFUSED, 1],
  ['is downloaded in a tab', false, undefined, 1],
])('a file on the home screen of an iPhone: %s', async (_what, standalone, failure, downloads) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {
    if (failure) throw failure;
  });
  vi.stubGlobal('navigator', { standalone, share, canShare: () => true });
  const saved = keepFiles();
  saveFile('backup.zip', new Blob(['PK'], { type: 'application/zip' }));
  await Promise.resolve();
  await expect.poll(() => saved.map(({ name }) => name)).toHaveLength(downloads);
  const offered = share.mock.calls.flatMap(([{ files = [] }]) => files);
  expect(offered.map(({ name, type, size }) => [name, type, size])).toEqual(
    standalone ? [['backup.zip', 'application/zip', 2]] : [],
  );
});

it('a file on the home screen of an iPhone that took longer to make than a press counts is offered at the next', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  const userActivation = { isActive: false };
  vi.stubGlobal('navigator', { standalone: true, share, canShare: () => true, userActivation });
  const saved = keepFiles();
  saveFile('backup.zip', new Blob(['PK'], { type: 'application/zip' }));
  expect(share).not.toHaveBeenCalled();
  document.body.click();
  document.body.click();
  expect(share).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});
