import { messageOf } from '../../lib/errors';

/** The errors of a picture, in the owner's words. */
export const PICTURE_MESSAGES = {
  type: 'Please select a valid image file (JPEG, PNG, or WebP)',
  size: 'Image size must be less than 5MB',
  photoSize: 'A photo can have at most 40 MB. Choose a smaller version of it.',
  phoneFormat:
    'This photo could not be read: it is damaged, or in a format that this browser does not know (HEIC or AVIF). Save it as a JPEG and choose that, or take it again. On an iPhone, Settings, Camera, Formats, Most Compatible makes all new ones so.',
  processing: 'Failed to process image. Please try again.',
  pixels:
    'Failed to process image. Please try again. This one has more than 64 megapixels: choose a smaller version.',
  noise:
    'This browser protects you from tracking by giving the site noise in place of your photo. Allow this site to use image data (canvas), by the mark in the address bar or in the settings; then choose the photo again.',
  address: 'Failed to load image from URL',
  full: 'There is no room left for this picture on this device. Free some space there, or remove pictures on the Storage page; then choose it again.',
  newerVersion:
    'A newer version of this site has stored your data. Reload the page, then choose the picture again.',
  denied: 'This browser does not let the site keep pictures. Give the picture’s address instead.',
} as const;

export type PictureProblem = keyof typeof PICTURE_MESSAGES;

/** Thrown for a picture that cannot be used. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(
    readonly problem: PictureProblem,
    options?: ErrorOptions,
  ) {
    super(PICTURE_MESSAGES[problem], options);
  }
}

/** Returns why a picture could not be used, in the owner's words; what nobody expected is on the console. */
export function pictureProblemOf(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  console.error('A picture could not be taken:', messageOf(error));
  return PICTURE_MESSAGES.processing;
}
