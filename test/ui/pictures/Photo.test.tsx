import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../../../src/ui/pictures/drawings';
import { Photo, srcSetOf } from '../../../src/ui/pictures/Photo';

const PHOTO = 'https://images.unsplash.com/photo-1?auto=format&w=800&h=600&q=70';

const images = () => [...document.querySelectorAll('img')];

describe('a photo', () => {
  it('has a drawing behind it at once, with its place reserved', () => {
    render(<Photo src={PHOTO} drawing="repairs" />);
    const drawing = screen.getByRole('img', { name: DRAWINGS.repairs.alt });
    expect(drawing).toHaveAttribute('src', '/drawings/repairs.svg');
    expect(drawing).toHaveAttribute('width', '800');
    expect(drawing).toHaveAttribute('height', '600');
  });

  it('takes the text alternative over from the drawing when it has been loaded', () => {
    render(<Photo src={PHOTO} drawing="repairs" alt="A door being hung" />);
    const [drawing, photo] = images();
    expect(drawing).toHaveAttribute('alt', 'A door being hung');
    expect(photo).toHaveAttribute('alt', '');
    Object.defineProperties(photo, { complete: { value: true }, naturalWidth: { value: 800 } });
    fireEvent.load(photo as HTMLImageElement);
    expect(drawing).toHaveAttribute('alt', '');
    expect(photo).toHaveAttribute('alt', 'A door being hung');
  });

  it('leaves the drawing where it cannot be loaded', () => {
    render(<Photo src={PHOTO} drawing="repairs" />);
    fireEvent.error(images()[1] as HTMLImageElement);
    expect(screen.getByRole('img', { name: DRAWINGS.repairs.alt })).toBeInTheDocument();
  });

  it.each([
    ['none', undefined],
    ['empty', ''],
    ['not in this browser', 'picture:0123456789abcdef0123'],
  ])('is the drawing alone where its address is %s', (_case, src) => {
    render(<Photo src={src} drawing="fall" />);
    expect(images().map((image) => image.getAttribute('src'))).toEqual(['/drawings/fall.svg']);
  });

  it("is one of the site's own drawings where its address names one", () => {
    render(<Photo src="/drawings/kitchen-after.svg" drawing="improvements" />);
    expect(images().map((image) => image.getAttribute('src'))).toEqual([
      '/drawings/kitchen-after.svg',
    ]);
    expect(screen.getByRole('img', { name: DRAWINGS['kitchen-after'].alt })).toBeInTheDocument();
  });

  it('is loaded when scrolled near, unless it is above the fold', () => {
    const { rerender } = render(<Photo src={PHOTO} drawing="repairs" />);
    expect(images().map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    rerender(<Photo src={PHOTO} drawing="repairs" isEager />);
    // There the page contains the drawing's placeholder; the drawing itself loads after the text.
    const [drawing, photo] = images();
    expect(drawing).toHaveAttribute('loading', 'lazy');
    expect(drawing).toHaveAttribute('fetchpriority', 'high');
    expect(photo).toHaveAttribute('loading', 'eager');
  });
});

describe('the sizes of a photo', () => {
  it('keep its shape, on hosts that resize', () => {
    const sizes = srcSetOf(PHOTO)?.split(', ') ?? [];
    expect(sizes.map((one) => one.split(' ')[1])).toEqual(['400w', '640w', '800w', '1200w']);
    expect(sizes[0]).toContain('w=400&h=300');
    expect(sizes[3]).toContain('w=1200&h=900');
  });

  it.each([
    'https://images.unsplash.com/photo-1',
    'https://example.com/house.jpg?w=800&h=600',
    '/drawings/fall.svg',
    'picture:abc',
  ])('are left to the address itself for %s', (address) => {
    expect(srcSetOf(address)).toBeUndefined();
  });
});
