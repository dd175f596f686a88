import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putPicture } from '../../../src/persistence/pictures/pictures';
import { GalleryCard } from '../../../src/site/gallery/GalleryCard';
import { Thumbnail } from '../../../src/ui/pictures/Thumbnail';
import { galleryFields } from '../../support/entities';
import { storePicture } from '../../support/storedPictures';

const dataUrl = (text: string): string => `data:image/jpeg;base64,${btoa(text)}`;

const addresses = new Map<string, Blob>();
const revoked: string[] = [];
const shown = (): HTMLImageElement | null => document.querySelector('img');
const shownText = async (): Promise<string | undefined> =>
  addresses.get(shown()?.src ?? '')?.text();

beforeEach(() => {
  vi.unstubAllGlobals();
  addresses.clear();
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${addresses.size}`;
    addresses.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => revoked.push(address));
});

describe('an uploaded picture in a list', () => {
  it('is its thumbnail, and the picture itself as long as it has none', async () => {
    const picture = new Blob(['whole'], { type: 'image/jpeg' });
    const address = await putPicture({ picture });
    const { unmount } = render(<Thumbnail src={address} alt="Porch" />);
    await waitFor(async () => expect(await shownText()).toBe('whole'));
    unmount();
    await putPicture({ picture, thumbnail: new Blob(['small'], { type: 'image/jpeg' }) });
    render(<Thumbnail src={address} alt="Porch" />);
    await waitFor(async () => expect(await shownText()).toBe('small'));
  });

  it('is whole under the slider of a project, and its thumbnail on the small buttons', async () => {
    const blob = (text: string) => new Blob([text], { type: 'image/jpeg' });
    const image = await putPicture({ picture: blob('pair'), thumbnail: blob('tiny') });
    const project = { ...galleryFields({ beforeImage: image, afterImage: image }), id: 1 };
    render(
      <MemoryRouter>
        <GalleryCard project={{ ...project, dateAdded: '2026-11-01' }} onEnlarge={() => {}} />
      </MemoryRouter>,
    );
    const uploaded = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')];
    await waitFor(() => expect(uploaded()).toHaveLength(4));
    const texts = await Promise.all(uploaded().map(async ({ src }) => addresses.get(src)?.text()));
    expect(texts).toEqual(['pair', 'pair', 'tiny', 'tiny']);
  });

  it('gives its address back once it is shown no more', async () => {
    const address = await storePicture(dataUrl('porch'));
    const { unmount } = render(<Thumbnail src={address} alt="Porch" />);
    const { src } = await screen.findByRole<HTMLImageElement>('img', { name: 'Porch' });
    expect(revoked).toEqual([]);
    unmount();
    expect(revoked).toEqual([src]);
  });

  it('is held only near the screen', async () => {
    const scroll: ((isIntersecting: boolean) => void)[] = [];
    type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly callback: (entries: Entry[]) => void) {}
        observe(target: Element): void {
          scroll.push((isIntersecting) => act(() => this.callback([{ target, isIntersecting }])));
        }
        unobserve(): void {}
      },
    );
    const address = await storePicture(dataUrl('far'));
    render(<Thumbnail src={address} alt="Porch" />);
    await waitFor(() => expect(scroll).toHaveLength(1));
    scroll[0]?.(false);
    expect(shown()).toBeNull();
    scroll[0]?.(true);
    const { src } = await screen.findByRole<HTMLImageElement>('img', { name: 'Porch' });
    scroll[0]?.(false);
    expect(shown()).toBeNull();
    expect(revoked).toEqual([src]);
    scroll[0]?.(true);
    expect(await screen.findByRole('img', { name: 'Porch' })).toBeVisible();
  });

  it('is a quiet placeholder until it arrives, from another device or tab', async () => {
    const address = await storePicture(dataUrl('late'));
    const missing = address.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const { rerender } = render(<Thumbnail src={missing} alt="Porch" />);
    expect(await screen.findByTitle('Porch (not in this browser yet)')).toBeInTheDocument();
    rerender(<Thumbnail src={address} alt="Porch" />);
    expect(await screen.findByRole('img', { name: 'Porch' })).toHaveAttribute('src');
    await waitFor(async () => expect(await shownText()).toBe('late'));
  });

  it('is a drawing where its bytes are damaged', async () => {
    const address = await putPicture({ picture: new Blob(['x'], { type: 'image/jpeg' }) });
    render(<Thumbnail src={address} alt="Porch" />);
    await waitFor(() => expect(shown()).not.toBeNull());
    fireEvent.error(shown() as HTMLImageElement);
    expect(await screen.findByTitle('Porch (no picture)')).toBeInTheDocument();
  });
});
