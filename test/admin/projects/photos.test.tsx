import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { projectDeleted } from '../../../src/domain/projects/events';
import { findNotice } from '../../support/parts';
import { heifBytes, pictureFile, pngBytes, stubDrawing } from '../../support/pictures';
import { emptyStore, openAdmin } from '../openAdmin';

/** Opens a job, and returns how its photos are chosen. */
async function openJob() {
  const test = emptyStore();
  const id = test.addJob();
  const { user, goTo } = openAdmin(`/admin/projects/${id}`, { test });
  const input = await screen.findByLabelText('Choose photos', { selector: 'input' });
  const choose = (...files: File[]) => user.upload(input, files);
  const names = (): string[] =>
    test
      .jobs()
      .find((one) => one.id === id)
      ?.attachments.map(({ name }) => name.replace(/, .*/, '')) ?? [];
  const remove = (): void =>
    void act(() =>
      test.store.dispatch(projectDeleted({ projectId: id, projectTitle: 'Back steps' })),
    );
  return { user, goTo, choose, names, remove };
}

const sized = (name: string, megabytes: number): File => {
  const content = new Uint8Array(megabytes * 1_048_576 + 1);
  content.set(pngBytes(10, 10));
  return pictureFile(name, content);
};
const closing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('photos of a job', () => {
  it('are added several at once, with progress, and closing the page asks', async () => {
    const release = stubDrawing().hold();
    const { user, choose, names } = await openJob();
    expect(closing()).toBe(false);
    await choose(pictureFile('a.png'), pictureFile('b.png'), pictureFile('c.png'));
    expect(await screen.findByRole('progressbar', { name: 'Adding photos' })).toBeVisible();
    expect(screen.getByText('0 of 3 photos added')).toBeVisible();
    expect(closing()).toBe(true);
    release();
    await waitFor(() => expect(names()).toEqual(['Photo 1', 'Photo 2', 'Photo 3']));
    expect(await findNotice('3 photos added to Back steps')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(closing()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('are finished when their panel is left, which is said, and so is the end', async () => {
    const release = stubDrawing().hold();
    const { goTo, choose, names } = await openJob();
    await choose(pictureFile('a.png'), new File(['x'], 'b.png', { type: 'image/png' }));
    await goTo('/admin/today');
    const goesOn = 'Photos are still being added to Back steps. You can go on working.';
    expect(await findNotice(goesOn)).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Adding photos' })).toBeNull();
    expect(closing()).toBe(true);
    release();
    await waitFor(() => expect(names()).toEqual(['Photo 1']));
    expect(
      await findNotice('1 of 2 photos added to Back steps: the reasons are there'),
    ).toBeVisible();
    expect(closing()).toBe(false);
  });

  it('leave the Undo of a job that was deleted meanwhile', async () => {
    const release = stubDrawing().hold();
    const { user, remove, choose, names } = await openJob();
    await choose(pictureFile('a.png'), pictureFile('b.png'));
    remove();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    release();
    await waitFor(() => expect(closing()).toBe(false));
    expect(undo).toBeVisible();
    await user.click(undo);
    await screen.findByLabelText('Choose photos', { selector: 'input' });
    expect(names()).toEqual([]);
  });

  it('may be as large as a phone makes them, up to 40 MB; one that fails does not stop the others', async () => {
    stubDrawing();
    const { user, choose, names } = await openJob();
    await choose(
      sized('b.png', 40),
      sized('a.png', 20),
      new File(['x'], 'c.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(names()).toEqual(['Photo 1']));
    const problems = await screen.findByText('b.png: A photo can have at most 40 MB.', {
      exact: false,
    });
    expect(problems).toBeVisible();
    expect(
      screen.getByText('c.png: Please select a valid image file (JPEG, PNG, or WebP)'),
    ).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(problems).not.toBeInTheDocument();
  });

  it('may be HEIC where the browser can read it; where it cannot, or it is damaged, what to do is said', async () => {
    stubDrawing();
    const { choose, names } = await openJob();
    await choose(pictureFile('porch.heic', heifBytes(4_032, 3_024)));
    await waitFor(() => expect(names()).toEqual(['Photo']));
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
    await choose(
      pictureFile('steps.heic', heifBytes(4_032, 3_024)),
      pictureFile('cut.heic', heifBytes(4_032, 3_024).slice(0, 30)),
      pictureFile('deck.avif', heifBytes(4_032, 3_024, 'avif')),
    );
    for (const name of ['steps.heic', 'cut.heic', 'deck.avif']) {
      const told = new RegExp(`^${name}: This photo could not be read.*Save it as a JPEG`);
      expect(await screen.findByText(told)).toBeVisible();
    }
    await choose(pictureFile('film.mp4', new TextEncoder().encode('\0\0\0\x14ftypmp42')));
    expect(await screen.findByText(/^film.mp4: Please select a valid image file/)).toBeVisible();
  });

  it('are not added where the disk is full, which is told', async () => {
    stubDrawing({ drawn: 'too much' });
    const { choose, names } = await openJob();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await choose(pictureFile('a.png'));
    expect(await screen.findByText(/^a.png: There is no room left/)).toBeVisible();
    expect(names()).toEqual([]);
  });
});
