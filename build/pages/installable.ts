import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ADDRESSES } from '../../src/app/addresses.ts';
import { light } from '../../src/app/theme/tokens.ts';
import { appName, business } from '../../src/business.ts';
import { SHARE_FIELDS, SHARE_TARGET } from '../../src/lib/sharedText.ts';
import { DIST } from '../paths.ts';

/** What makes the owner's app installable: its web app manifest, and its icons. */

const MANIFEST = 'owner.webmanifest';
const TOUCH_ICON = 'icons/180.png';
const MARK = path.join(DIST, 'favicon.svg');
/** The size of the mark's drawing, and the density at which it is drawn as large as it says. */
const MARK_SIZE = 64;
const SVG_DENSITY = 72;

interface AppIcon {
  file: string;
  /** In pixels. */
  size: number;
  /** Whether it fills its square, so that the system can cut it to any form. */
  isSquare?: boolean;
}
const MANIFEST_ICONS: readonly AppIcon[] = [
  { file: 'icons/192.png', size: 192 },
  { file: 'icons/512.png', size: 512 },
  { file: 'icons/512-maskable.png', size: 512, isSquare: true },
];
const ICONS: readonly AppIcon[] = [
  ...MANIFEST_ICONS,
  { file: TOUCH_ICON, size: 180, isSquare: true },
];

/** Returns an icon of the brand's mark as a PNG. */
async function iconOf(mark: Buffer, { size, isSquare = false }: AppIcon): Promise<Buffer> {
  const drawn = sharp(mark, { density: (SVG_DENSITY * size) / MARK_SIZE }).resize(size);
  return (isSquare ? drawn.flatten({ background: light.evergreen }) : drawn).png().toBuffer();
}

const manifest = {
  id: ADDRESSES.signIn,
  name: business.name,
  short_name: appName,
  start_url: ADDRESSES.today,
  scope: ADDRESSES.home,
  display: 'standalone',
  theme_color: light.evergreen,
  background_color: light.paper,
  icons: MANIFEST_ICONS.map(({ file, size, isSquare = false }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isSquare ? 'maskable' : 'any',
  })),
  share_target: {
    action: SHARE_TARGET,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: SHARE_FIELDS.title,
      text: SHARE_FIELDS.text,
      url: SHARE_FIELDS.url,
      files: [
        {
          name: SHARE_FIELDS.contact,
          accept: ['text/vcard', 'text/x-vcard', 'text/directory', '.vcf'],
        },
      ],
    },
  },
};

/** The elements in the head of the owner's pages, and of no other. */
export const installLinks =
  `<link rel="manifest" href="/${MANIFEST}">` +
  `<link rel="apple-touch-icon" href="/${TOUCH_ICON}">`;

/** Writes the manifest and the icons into `dist`. */
export async function writeInstallable(): Promise<void> {
  const mark = await fs.readFile(MARK);
  await fs.mkdir(path.join(DIST, path.dirname(TOUCH_ICON)), { recursive: true });
  for (const icon of ICONS) {
    await fs.writeFile(path.join(DIST, icon.file), await iconOf(mark, icon));
  }
  await fs.writeFile(path.join(DIST, MANIFEST), JSON.stringify(manifest));
}
