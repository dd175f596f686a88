import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import { IconButton, Link as MuiLink, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import type { LeadDocument } from '../../../domain/leads/schema';
import type { Command } from '../../../domain/store';
import { formatIsoDay } from '../../../lib/dates';
import { isWebAddress } from '../../../lib/fields';
import { dotted } from '../../../lib/text';
import { Fill, Muted, PlainList, Row } from '../../../ui/parts';
import { Thumbnail } from '../../../ui/pictures/Thumbnail';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import { useAct } from '../undo/useAct';

/** Returns the day of a document; empty where its name ends with it, as that of a photo. */
function dayBeside({ name, uploadDate }: LeadDocument): string {
  const day = formatIsoDay(uploadDate);
  return name.endsWith(`, ${day}`) ? '' : day;
}

interface DocumentListProps {
  action?: ReactNode;
  /** What a document is called here, within a sentence. */
  noun: 'document' | 'picture';
  documents: readonly LeadDocument[];
  /** The sentence for an empty list. */
  hint?: string;
  removalOf: (document: LeadDocument) => Command;
}

/** The documents, links and pictures of a lead or a job, as a section of its panel. */
export function DocumentList({ action, noun, documents, hint, removalOf }: DocumentListProps) {
  const capitalized = noun === 'document' ? 'Document' : 'Picture';
  const act = useAct();
  const { confirm, dialog } = useConfirm();
  const remove = async (document: LeadDocument): Promise<void> => {
    if (!(await confirm(deletionQuestion(document.name, `this ${noun}?`, 'Remove')))) return;
    act(removalOf(document), `${capitalized} removed`);
  };
  return (
    <PanelSection title={`${capitalized}s`} action={action}>
      {documents.length === 0 && <Muted>{hint}</Muted>}
      <PlainList gap={1}>
        {documents.map((document) => (
          <Row gap={1.5} noWrap align="stretch" component="li" key={document.id}>
            {document.picture ? (
              <Thumbnail src={document.picture} alt={document.name} />
            ) : (
              <DescriptionOutlinedIcon fontSize="small" aria-hidden />
            )}
            <Fill>
              <Typography variant="subtitle1">
                {isWebAddress(document.url) ? (
                  <MuiLink href={document.url} target="_blank" rel="noreferrer">
                    {document.name}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </MuiLink>
                ) : (
                  document.name
                )}
              </Typography>
              <Muted>{dotted(dayBeside(document), document.note)}</Muted>
            </Fill>
            <IconButton
              aria-label={`Remove ${noun} ${document.name}`}
              onClick={() => void remove(document)}
            >
              <DeleteOutlineIcon fontSize="small" />
            </IconButton>
          </Row>
        ))}
      </PlainList>
      {dialog}
    </PanelSection>
  );
}
