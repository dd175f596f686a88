import { PictureError } from './pictureProblems';

/** The longest side of a stored picture, in pixels, and its JPEG quality, from 0 to 1. */
const FULL_FIT = { maxSide: 1_200, quality: 0.8 };
/** The same for lists: sharp at 112 px on a phone. */
const THUMBNAIL_FIT = { maxSide: 240, quality: 0.7 };

/** A picture as it is stored, and a smaller one for lists. */
export interface DrawnPicture {
  picture: Blob;
  thumbnail: Blob;
}

/** Scales a picture, and encodes it as a JPEG without metadata. */
async function draw(bitmap: ImageBitmap, { maxSide, quality }: typeof FULL_FIT): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  // A JPEG has no transparency: transparent areas become white and not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** The color of the sample that is drawn and read, its red, green and blue; and how far a color read may be from it. */
const SAMPLE = [32, 96, 160] as const;
const MAX_DIFFERENCE = 16;
const SAMPLE_SIDE = 8;

/** Whether the browser gives back what was drawn: against the tracking of people some give noise. */
function isDrawingReadable(): boolean {
  const canvas = new OffscreenCanvas(SAMPLE_SIDE, SAMPLE_SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = `rgb(${SAMPLE.join(' ')})`;
  context.fillRect(0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  const { data } = context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  return data.every((value, at) => Math.abs(value - (SAMPLE[at % 4] ?? 255)) <= MAX_DIFFERENCE);
}

/** Decodes a picture upright, and draws it in both sizes; rejects a broken one, and where drawings cannot be read. */
export async function drawPicture(file: Blob): Promise<DrawnPicture> {
  if (!isDrawingReadable()) throw new PictureError('noise');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const picture = await draw(bitmap, FULL_FIT);
    return { picture, thumbnail: await draw(bitmap, THUMBNAIL_FIT) };
  } finally {
    bitmap.close();
  }
}
