import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Row } from '../../../ui/layout/Row';
import { PlainList } from '../../../ui/layout/PlainList';
import { useAppDispatch } from '../../../app/store/hooks';
import { removeDocument } from '../../../domain/leads/commands';
import type { Lead, LeadDocument } from '../../../domain/leads/schema';
import { formatIsoDay } from '../../../lib/dates';
import { isWebAddress } from '../../../lib/fields';
import { ConfirmDialog } from '../../../ui/screen/ConfirmDialog';
import { useNotify } from '../../../ui/notices/Notices';
import { Thumbnail } from '../../../ui/pictures/Thumbnail';
import { PanelSection } from '../../../ui/screen/PanelSection';
import { Restorable } from '../../shared/undo/Restorable';

/** The documents, links and pictures of a lead. */
export function DocumentsPart({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [documentToRemove, setDocumentToRemove] = useState<LeadDocument>();
  return (
    <PanelSection title="Documents">
      {lead.documents.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          None yet. Estimates, permits, photos of the wall: a link or a picture's address is enough.
        </Typography>
      )}
      <PlainList gap={1}>
        {lead.documents.map((document) => (
          <Row gap={1.5} noWrap align="stretch" component="li" key={document.id}>
            {document.picture ? (
              <Thumbnail src={document.picture} alt={document.name} />
            ) : (
              <DescriptionOutlinedIcon fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
            )}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle1">
                {isWebAddress(document.url) ? (
                  <Box
                    component="a"
                    href={document.url}
                    target="_blank"
                    rel="noreferrer"
                    sx={{ color: 'primary.main' }}
                  >
                    {document.name}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </Box>
                ) : (
                  document.name
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[formatIsoDay(document.uploadDate), document.note].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <IconButton
              aria-label={`Remove document ${document.name}`}
              onClick={() => setDocumentToRemove(document)}
            >
              <DeleteOutlineIcon fontSize="small" />
            </IconButton>
          </Row>
        ))}
      </PlainList>
      <ConfirmDialog
        isOpen={documentToRemove !== undefined}
        title={`Remove ${documentToRemove?.name ?? ''}`}
        question="Are you sure you want to remove this document? This action cannot be undone."
        details={<Restorable />}
        confirmLabel="Remove"
        onCancel={() => setDocumentToRemove(undefined)}
        onConfirm={() => {
          if (documentToRemove) dispatch(removeDocument(lead.id, documentToRemove));
          setDocumentToRemove(undefined);
          notify('Document removed');
        }}
      />
    </PanelSection>
  );
}
