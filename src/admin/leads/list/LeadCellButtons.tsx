import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatIsoDay } from '../../../lib/dates';
import { aboveRowLink, FollowUp, StageTag } from '../../shared/leads/LeadCells';
import type { LeadMenu } from './LeadMenus';

interface CellButtonProps {
  /** The id, by which the shortcuts of the list find it. */
  id: string;
  /** The accessible name; it contains what is seen. */
  name: string;
  title: string;
  onOpen: (button: HTMLElement) => void;
  children: ReactNode;
}

/** Opens a menu that changes what a cell shows. */
function CellButton({ id, name, title, onOpen, children }: CellButtonProps) {
  return (
    <ButtonBase
      id={id}
      title={title}
      aria-label={name}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{
        ...aboveRowLink,
        minHeight: 28,
        maxWidth: '100%',
        mt: -0.5,
        ml: -0.5,
        px: 0.5,
        borderRadius: 1,
        font: 'inherit',
        textAlign: 'left',
        '@media (pointer: coarse)': { minHeight: 44 },
        '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '3px solid var(--maple-ink)', outlineOffset: 1 },
      }}
    >
      {children}
      <ArrowDropDownIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
    </ButtonBase>
  );
}

interface LeadButtonProps {
  lead: Lead;
  onMenu: (menu: LeadMenu) => void;
}

/** Returns the ids of the buttons that change a lead in place. */
export const stageButtonId = (leadId: string): string => `stage-${leadId}`;
export const followUpButtonId = (leadId: string): string => `follow-up-${leadId}`;

/** A lead's stage, which opens the menu of stages. */
export function StageButton({ lead, onMenu }: LeadButtonProps) {
  return (
    <CellButton
      id={stageButtonId(lead.id)}
      name={`Stage of ${leadName(lead)}: ${lead.stage}`}
      title="Change the stage"
      onOpen={(anchor) => onMenu({ kind: 'stage', leads: [lead], anchor })}
    >
      <StageTag stage={lead.stage} />
    </CellButton>
  );
}

/** A lead's next follow-up, which opens the menu of dates. */
export function FollowUpButton({ lead, isDue, onMenu }: LeadButtonProps & { isDue: boolean }) {
  const { nextFollowUpDate: date } = lead;
  const shown = date === undefined ? 'None set' : formatIsoDay(date);
  return (
    <CellButton
      id={followUpButtonId(lead.id)}
      name={`Follow-up of ${leadName(lead)}: ${shown}${isDue ? ' Overdue' : ''}`}
      title="Set the follow-up"
      onOpen={(anchor) => onMenu({ kind: 'snooze', leads: [lead], anchor })}
    >
      <FollowUp lead={lead} isDue={isDue} />
    </CellButton>
  );
}
