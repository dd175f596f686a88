import { useAppDispatch } from '../../../app/store/hooks';
import { attachDocument, removeDocument } from '../../../domain/leads/commands';
import type { Lead } from '../../../domain/leads/schema';
import { DocumentList } from '../../shared/documents/DocumentList';
import { PhotoButton } from '../../shared/documents/PhotoButton';

/** The id of the button that takes a photo. */
export const PHOTO_BUTTON_ID = 'take-photo';

/** The documents, links and pictures of a lead. */
export function DocumentsPart({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  return (
    <DocumentList
      title="Documents"
      noun="document"
      documents={lead.documents}
      hint="None yet. Estimates, permits, photos of the wall: a link or a picture's address is enough."
      action={
        <PhotoButton
          id={PHOTO_BUTTON_ID}
          label="Take a photo"
          onPhoto={(photo) => dispatch(attachDocument(lead.id, photo))}
        />
      }
      onRemove={(document) => dispatch(removeDocument(lead.id, document))}
    />
  );
}
