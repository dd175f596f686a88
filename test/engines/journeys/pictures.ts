import fs from 'node:fs/promises';
import path from 'node:path';
import type { Journey } from '../journey';
import { pictureFile, withExif } from '../pictureFiles';
import type { Tab } from '../tab';
import { expectLike, until } from '../until';

/** Picture uploads, decoded and encoded by a real browser. */

interface Shown {
  width: number;
  height: number;
  type: string;
  /** The colors at the left, right, top and bottom. */
  colors: string[];
  hasLocation: boolean;
}

/** Chooses a file for a new project's before picture. */
async function choose(tab: Tab, file: string): Promise<void> {
  await tab.open('/admin/gallery/new');
  await tab.label('Before Image file').chooseFile(file);
}

/** Returns what is shown of the chosen picture, which a busy browser shows late. */
async function shown(tab: Tab): Promise<Shown> {
  const { selector } = await tab.role('img', 'Before Image, as it is now').found();
  return tab.evaluate(async (only) => {
    const { src = '' } = document.querySelector<HTMLImageElement>(only) ?? {};
    // One of its own: the shown one may get another address meanwhile.
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const colorAt = (x: number, y: number): string => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    // What is stored, because the policy of the page lets no script fetch the address.
    const open = indexedDB.open('handyman');
    await new Promise((resolve) => {
      open.addEventListener('success', resolve);
    });
    const all = open.result.transaction('pictures').objectStore('pictures').getAll();
    await new Promise((resolve) => {
      all.addEventListener('success', resolve);
    });
    open.result.close();
    // A browser that puts no Blob into a database keeps them in localStorage.
    const local = Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('handyman.picture.') ? [text as string] : [],
    );
    const stored = [
      ...(all.result as Blob[]),
      ...local.map((dataUrl) => {
        const [head = '', base64 = ''] = dataUrl.split(',');
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
      }),
    ];
    const texts = await Promise.all(stored.map((one) => one.text()));
    return {
      width,
      height,
      type: [...new Set(stored.map((one) => one.type))].join(),
      colors: [colorAt(0.1, 0.5), colorAt(0.9, 0.5), colorAt(0.5, 0.1), colorAt(0.5, 0.9)],
      hasLocation: texts.some((text) => /GPS|Exif/.test(text)),
    };
  }, selector);
}

const fitted: Journey = {
  title: 'a large JPEG, PNG or WebP is fitted within 1200 px and kept as a JPEG',
  run: async ({ tab }) => {
    await tab.store({ signedIn: true });
    for (const name of ['large.jpg', 'large.png', 'large.webp'] as const) {
      await choose(tab, pictureFile(name));
      await until(async () => {
        const { colors, ...picture } = await shown(tab);
        expectLike(picture, { width: 1_200, height: 600, type: 'image/jpeg' });
        expectLike({ sides: colors.slice(0, 2) }, { sides: ['red', 'blue'] });
      });
    }
  },
};

const turned: Journey = {
  title: 'a picture that was taken upright is shown upright, and contains no location',
  run: async ({ tab, folder }) => {
    const file = path.join(folder, 'porch.jpg');
    await fs.writeFile(file, withExif(pictureFile('small.jpg')));
    await tab.store({ signedIn: true });
    await choose(tab, file);
    await until(async () => {
      const { colors, ...picture } = await shown(tab);
      expectLike(picture, { width: 200, height: 400, hasLocation: false });
      expectLike({ ends: colors.slice(2) }, { ends: ['red', 'blue'] });
    });
  },
};

export const pictureJourneys: readonly Journey[] = [fitted, turned];
