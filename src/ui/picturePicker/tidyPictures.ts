import { movePictures } from '../../persistence/pictures/movePictures';
import { addThumbnails } from '../../persistence/pictures/pictures';
import { sweepPictures } from '../../persistence/pictures/unusedPictures';
import { drawSizes } from './processPicture';

/**
 * Moves pictures from where earlier versions stored them, removes those that nothing has used for a day,
 * and makes the thumbnails that are missing: of moved, restored and received ones.
 */
export async function tidyPictures(): Promise<void> {
  await movePictures();
  await sweepPictures(Date.now());
  await addThumbnails(async (picture) => (await drawSizes(picture)).thumbnail);
}
