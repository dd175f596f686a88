import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PicturePicker } from '../../../src/ui/picturePicker/PicturePicker';
import { useUnfinishedPictures } from '../../../src/ui/picturePicker/useUnfinishedPictures';
import {
  heifBytes,
  pictureFile,
  pngBytes,
  stubDrawing,
  stubLoading,
  webpExtendedBytes,
} from '../../support/pictures';
import { readPicture } from '../../support/storedPictures';

const MESSAGES = {
  type: 'Please select a valid image file (JPEG, PNG, or WebP)',
  size: 'Image size must be less than 5MB',
  processing: 'Failed to process image. Please try again.',
  address: 'Failed to load image from URL',
};

const show = (initial = '') => {
  const changes: string[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const { pictures, hasUnfinished, finish } = useUnfinishedPictures();
    const [outcome, setOutcome] = useState('');
    const save = async (): Promise<void> => {
      setOutcome((await finish()) ? 'Saved' : 'Not saved');
    };
    const change = (address: string): void => {
      changes.push(address);
      setValue(address);
    };
    return (
      <>
        <PicturePicker label="Before Image" value={value} onChange={change} pictures={pictures} />
        <button onClick={() => void save()}>Save</button>
        <output>{outcome}</output>
        {hasUnfinished && <p>Something is unfinished</p>}
      </>
    );
  }
  render(<Form />);
  const group = screen.getByRole('group', { name: 'Before Image' });
  // As with All files in the system's file dialog.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText('Before Image file'), file);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, changes, save, group, choose };
};

beforeEach(() => {
  stubLoading();
});

describe('choosing a file', () => {
  it('keeps a picture and shows it', async () => {
    stubDrawing({ drawn: 'a porch' });
    const { choose, changes } = show();
    await choose(pictureFile());
    const picture = await screen.findByRole('img', { name: 'Before Image, as it is now' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(changes).toEqual([expect.stringMatching(/^picture:[0-9a-f]{20}$/)]);
    expect(await readPicture(changes[0] ?? '')).toBe(`data:image/jpeg;base64,${btoa('a porch')}`);
  });

  it.each([
    ['a wide one', [4_000, 3_000], [1_200, 900]],
    ['a tall one', [1_500, 3_000], [600, 1_200]],
    ['a small one', [640, 480], [640, 480]],
    ['a sliver', [12_000, 2], [1_200, 1]],
  ] as const)('fits %s within 1200 px, as a JPEG at quality 0.8', async (_name, from, to) => {
    const [width, height] = from;
    const drawing = stubDrawing({ width, height });
    const { choose } = show();
    await choose(pictureFile('porch.png', pngBytes(width, height)));
    await screen.findByRole('img');
    expect(drawing.drawn()[0]).toEqual([to[0], to[1], 'image/jpeg', 0.8]);
  });

  it.each([
    ['a text', new File(['hello'], 'porch.txt', { type: 'text/plain' })],
    ['a drawing', new File(['<svg/>'], 'porch.svg', { type: 'image/svg+xml' })],
    ['a photo in a format for phones', pictureFile('porch.heic', heifBytes(9, 9))],
  ])('refuses %s', async (_name, file) => {
    stubDrawing();
    const { choose, changes, group } = show();
    await choose(file);
    expect(await screen.findByText(MESSAGES.type)).toBeVisible();
    expect(group).toHaveAccessibleDescription(MESSAGES.type);
    expect(changes).toEqual([]);
  });

  it.each([
    ['the first frame of an animated picture', pictureFile('waving.webp', webpExtendedBytes(9, 9))],
    ['a picture whose name says something else', new File([pngBytes(5, 5)], 'porch.txt')],
    // They have some more.
    ['a photo of 64 megapixels', pictureFile('porch.png', pngBytes(9_280, 6_944))],
  ])('takes %s', async (_what, file) => {
    stubDrawing();
    const { choose, changes } = show();
    await choose(file);
    await screen.findByRole('img');
    expect(changes).toHaveLength(1);
  });

  const fileOf = (size: number): File => {
    const content = new Uint8Array(size);
    content.set(pngBytes(10, 10));
    return pictureFile('porch.png', content);
  };

  it('takes a file of 5 MB, and refuses one of a byte more', async () => {
    stubDrawing();
    const { choose, changes } = show();
    await choose(fileOf(5_242_880));
    await screen.findByRole('img');
    await choose(fileOf(5_242_881));
    expect(await screen.findByText(MESSAGES.size)).toBeVisible();
    expect(changes).toHaveLength(1);
  });

  it('refuses more than 64 megapixels before decoding them, and says why', async () => {
    stubDrawing();
    const decode = vi.fn(() => Promise.reject(new Error('Nobody may decode this')));
    vi.stubGlobal('createImageBitmap', decode);
    const { choose } = show();
    await choose(pictureFile('porch.png', pngBytes(20_000, 20_000)));
    expect(
      await screen.findByText(/^Failed to process image. Please try again.*64 megapixels/),
    ).toBeVisible();
    expect(decode).not.toHaveBeenCalled();
  });

  // The browser takes them for pictures, by their names.
  it.each([
    ['a text', 5, MESSAGES.processing],
    ['an empty file', 0, MESSAGES.processing],
    ['more than 5 MB of anything', 5_242_881, MESSAGES.size],
  ])('says of %s named like a picture what stops it', async (_name, size, message) => {
    const { choose, changes } = show();
    await choose(new File(['x'.repeat(size)], 'porch.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('says so where a picture is broken, and takes the next one', async () => {
    stubDrawing();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const { choose, changes } = show();
    await choose(pictureFile());
    expect(await screen.findByText(MESSAGES.processing)).toBeVisible();
    stubDrawing();
    await choose(pictureFile());
    await screen.findByRole('img');
    expect(screen.queryByText(MESSAGES.processing)).not.toBeInTheDocument();
    expect(changes).toHaveLength(1);
  });

  it('says so where there is no room, and keeps the earlier picture', async () => {
    stubDrawing({ drawn: 'a large porch' });
    const { choose, changes } = show('https://example.com/porch.jpg');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await choose(pictureFile());
    expect(await screen.findByText(/no room left for this picture/)).toBeVisible();
    expect(changes).toEqual([]);
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.com/porch.jpg');
  });

  it('says that it is at work, and lets a save wait', async () => {
    const release = stubDrawing().hold();
    const { choose, save } = show();
    await choose(pictureFile());
    expect(
      await screen.findByRole('progressbar', { name: 'Processing the picture…' }),
    ).toBeVisible();
    await save();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    release();
    expect(await screen.findByRole('img')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('dropping and pasting', () => {
  /** What is dragged from another page: texts by their type. */
  const dragged = (texts: Record<string, string>) => ({
    dataTransfer: { files: [], types: [], getData: (type: string) => texts[type] ?? '' },
  });

  it('takes the first of several files, and says so', async () => {
    stubDrawing();
    const { group, changes } = show();
    const files = [pictureFile(), pictureFile('deck.png')];
    fireEvent.drop(group, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('Only the first of the pictures was taken.')).toBeVisible();
    expect(changes).toHaveLength(1);
  });

  it('takes the address of a picture that is dragged from another page', async () => {
    const { group, changes } = show();
    const address = 'https://example.com/porch.jpg';
    fireEvent.drop(group, dragged({ 'text/uri-list': address }));
    await screen.findByRole('img');
    expect(changes).toEqual([address]);
  });

  it.each([
    [
      'that is a link, as a search shows it',
      '<meta charset="utf-8"><a href="https://example.com/search?of=porch"><img src="https://example.com/porch.jpg" alt=""></a>',
      'https://example.com/porch.jpg',
    ],
    [
      'beside others',
      '<img src="blob:https://example.com/1"><img src="https://example.com/b.jpg">',
      'https://example.com/b.jpg',
    ],
    [
      'without an address of its own',
      '<img src="cid:1"><p>porch</p>',
      'https://example.com/search?of=porch',
    ],
  ])('takes a picture %s', async (_what, html, address) => {
    const { group, changes } = show();
    const search = 'https://example.com/search?of=porch';
    fireEvent.drop(group, dragged({ 'text/uri-list': search, 'text/html': html }));
    await screen.findByRole('img');
    expect(changes).toEqual([address]);
  });

  it('takes a picture that its page has within it, as a search shows small ones', async () => {
    stubDrawing();
    const { group, changes } = show();
    const picture = `data:image/png;base64,${btoa(String.fromCharCode(...pngBytes(9, 9)))}`;
    fireEvent.drop(group, dragged({ 'text/html': `<img src="${picture}">` }));
    await screen.findByRole('img');
    expect(changes).toEqual([expect.stringMatching(/^picture:/)]);
  });

  it('takes a pasted file', async () => {
    stubDrawing();
    const { changes } = show();
    fireEvent.paste(screen.getByRole('button', { name: /Choose a file/ }), {
      clipboardData: { files: [pictureFile()] },
    });
    await screen.findByRole('img');
    expect(changes).toHaveLength(1);
  });

  it('leaves pasted text to the field', () => {
    const { changes } = show();
    const field = screen.getByLabelText('Before Image: web address');
    const paste = createEvent.paste(field, { clipboardData: { files: [] } });
    fireEvent(field, paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(changes).toEqual([]);
  });
});

describe('giving an address', () => {
  it.each([
    ['https://example.com/porch.jpg', '{Enter}'],
    ['https://example.com/porch.jpg', '{Tab}'],
    ['/drawings/porch.svg', '{Enter}'],
  ])('takes %s with %s once it has loaded', async (address, key) => {
    const { user, changes } = show();
    const field = screen.getByLabelText('Before Image: web address');
    await user.click(field);
    await user.paste(address);
    await user.keyboard(key);
    await screen.findByRole('img');
    expect(changes).toEqual([address]);
    expect(field).toHaveValue('');
  });

  it.each([
    'https://example.com/missing.jpg',
    'javascript:alert(1)',
    `https://example.com/${'a'.repeat(2_050)}`,
  ])('refuses %j and keeps what was typed', async (address) => {
    const { user, changes } = show();
    const field = screen.getByLabelText('Before Image: web address');
    fireEvent.change(field, { target: { value: address } });
    await user.click(screen.getByRole('button', { name: 'Use address' }));
    expect(await screen.findByText(MESSAGES.address)).toBeVisible();
    expect(field).toHaveValue(address);
    expect(changes).toEqual([]);
  });
});

describe('saving the form around it', () => {
  const field = () => screen.getByLabelText('Before Image: web address');
  const type = (address: string): boolean =>
    fireEvent.change(field(), { target: { value: address } });

  it('takes in an address that was typed and not confirmed, which leaving would lose', async () => {
    const { save, changes } = show();
    expect(screen.queryByText('Something is unfinished')).not.toBeInTheDocument();
    type('https://example.com/porch.jpg');
    expect(screen.getByText('Something is unfinished')).toBeVisible();
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Something is unfinished')).not.toBeInTheDocument();
    expect(changes).toEqual(['https://example.com/porch.jpg']);
    expect(field()).toHaveValue('');
  });

  it('stops at an address that does not load, and leads there each time', async () => {
    const { save, changes } = show();
    type('https://example.com/missing.jpg');
    for (let press = 0; press < 2; press += 1) {
      await save();
      expect(await screen.findByText('Not saved')).toBeVisible();
      expect(screen.getByText(MESSAGES.address)).toBeVisible();
      expect(field()).toHaveFocus();
    }
    expect(changes).toEqual([]);
  });

  it('goes on once the address is taken out again, or a file is chosen instead', async () => {
    stubDrawing();
    const { save, choose } = show();
    type('https://example.com/missing.jpg');
    await save();
    expect(await screen.findByText('Not saved')).toBeVisible();
    type('');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    type('https://example.com/missing.jpg');
    await choose(pictureFile());
    await screen.findByRole('img');
    expect(field()).toHaveValue('');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('removing a picture', () => {
  it('empties the field and moves the focus to where another is chosen', async () => {
    const { user, changes } = show('https://example.com/porch.jpg');
    await user.click(screen.getByRole('button', { name: 'Remove: Before Image' }));
    expect(changes).toEqual(['']);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a file: Before Image' })).toHaveFocus();
  });
});

it.each(['https://example.com/porch.jpg', 'picture:0123456789abcdef0123'])(
  'says so where %s cannot be shown',
  async (address) => {
    show(address);
    if (address.startsWith('https')) fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText('This picture cannot be shown here')).toBeVisible();
  },
);
