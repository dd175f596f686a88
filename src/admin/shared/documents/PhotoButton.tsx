import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { formatMonthDay, localDay } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { FileButton } from '../../../ui/FileButton';
import { useNotify } from '../../../ui/notices/Notices';
import { PICTURE_MESSAGES, PictureError } from '../../../ui/picturePicker/pictureProblems';

/** A photo before it is attached: a document without note and link. */
interface Photo {
  name: string;
  note: '';
  url: '';
  /** Its address, `picture:<hash>`. */
  picture: string;
}

interface PhotoButtonProps {
  id?: string;
  label: string;
  onPhoto: (photo: Photo) => void;
}

/**
 * Opens the phone's camera and attaches the photo: one press. An error is a notice, because the
 * panel may be closed by then.
 */
export function PhotoButton({ onPhoto, ...button }: PhotoButtonProps) {
  const notify = useNotify();
  const attach = async (file: File): Promise<void> => {
    try {
      const { takeFile } = await import('../../../ui/picturePicker/takePicture');
      const picture = await takeFile(file);
      onPhoto({
        name: `Photo, ${formatMonthDay(localDay(new Date()))}`,
        note: '',
        url: '',
        picture,
      });
      notify('Photo added');
    } catch (error) {
      if (!(error instanceof PictureError)) {
        console.error('A photo could not be taken:', messageOf(error));
      }
      notify(error instanceof PictureError ? error.message : PICTURE_MESSAGES.processing);
    }
  };
  return (
    <FileButton
      {...button}
      accept="image/*"
      capture="environment"
      startIcon={<PhotoCameraIcon />}
      onFiles={([file]) => file && void attach(file)}
    />
  );
}
