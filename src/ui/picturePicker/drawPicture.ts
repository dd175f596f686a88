/** The size and quality of an encoded picture. */
export interface PictureFit {
  /** The longest side, in pixels. */
  maxSide: number;
  /** The JPEG quality, from 0 to 1. */
  quality: number;
}

/** For stored pictures. */
export const FULL_FIT: PictureFit = { maxSide: 1_200, quality: 0.8 };
/** For older pictures stored smaller: still sharp on a phone and in a gallery card. */
export const SMALL_FIT: PictureFit = { maxSide: 800, quality: 0.65 };

const TYPE = 'image/jpeg';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function encode(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      TYPE,
      quality,
    );
  });
}

/**
 * Decodes a picture upright, scales it, and encodes it as a JPEG
 * without metadata; rejects a broken one.
 */
export async function drawPicture(file: Blob, fit: PictureFit): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, fit.maxSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = makeCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on');
    // A JPEG has no transparency: transparent areas become white and not black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await encode(canvas, fit.quality);
  } finally {
    bitmap.close();
  }
}
