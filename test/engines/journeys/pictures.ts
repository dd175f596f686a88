import fs from 'node:fs/promises';
import path from 'node:path';
import type { Journey } from '../journey';
import { pictureFile, withExif } from '../pictureFiles';
import type { Tab } from '../tab';
import { expectLike } from '../until';

/** Picture uploads, decoded and encoded by a real browser (specification, section 5). */

interface Kept {
  width: number;
  height: number;
  type: string;
  /** The colors at the left, right, top and bottom. */
  colors: string[];
  hasLocation: boolean;
}

/** Chooses a file for a new project's before picture, and returns what is shown of it. */
async function kept(tab: Tab, file: string): Promise<Kept> {
  await tab.open('/admin/gallery/new');
  await tab.label('Before Image file').chooseFile(file);
  const { selector } = await tab.role('img', 'Before Image, as it is now').found();
  return tab.evaluate(async (only) => {
    const image = document.querySelector<HTMLImageElement>(only);
    if (!image) throw new Error('The picture is gone');
    // Refused where its address is replaced meanwhile, as by the picture's own after its waiting one.
    await image.decode().catch(() => image.decode());
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const colorAt = (x: number, y: number): string => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return {
      width,
      height,
      type: image.src.slice(0, image.src.indexOf(';')),
      colors: [colorAt(0.1, 0.5), colorAt(0.9, 0.5), colorAt(0.5, 0.1), colorAt(0.5, 0.9)],
      hasLocation: /GPS|Exif/.test(atob(image.src.slice(image.src.indexOf(',') + 1))),
    };
  }, selector);
}

const fitted: Journey = {
  title: 'a large JPEG, PNG or WebP is fitted within 1200 px and kept as a JPEG',
  run: async ({ tab }) => {
    await tab.store({ signedIn: true });
    for (const name of ['large.jpg', 'large.png', 'large.webp'] as const) {
      const { colors, ...picture } = await kept(tab, pictureFile(name));
      expectLike(picture, { width: 1_200, height: 600, type: 'data:image/jpeg' });
      expectLike({ sides: colors.slice(0, 2) }, { sides: ['red', 'blue'] });
    }
  },
};

const turned: Journey = {
  title: 'a picture that was taken upright is shown upright, and contains no location',
  run: async ({ tab, folder }) => {
    const file = path.join(folder, 'porch.jpg');
    await fs.writeFile(file, withExif(pictureFile('small.jpg')));
    await tab.store({ signedIn: true });
    const { colors, ...picture } = await kept(tab, file);
    expectLike(picture, { width: 200, height: 400, hasLocation: false });
    expectLike({ ends: colors.slice(2) }, { ends: ['red', 'blue'] });
  },
};

export const pictureJourneys: readonly Journey[] = [fitted, turned];
