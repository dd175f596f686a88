import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { Box, ButtonBase, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { editLeadAddress } from '../../../app/addresses';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatDollars } from '../../../lib/money';
import { aboveRowLink, FollowUp, StageTag, editButtonId } from '../../shared/leads/LeadCells';
import type { OpenLeadMenu } from './LeadMenus';

interface LeadButtonProps {
  lead: Lead;
  onMenu: (menu: OpenLeadMenu) => void;
}

interface CellButtonProps extends LeadButtonProps {
  /** The id, by which the shortcuts of the list find it. */
  id: string;
  kind: OpenLeadMenu['kind'];
  /** What it changes; screen readers read it, with the lead's name, instead of the cell's text. */
  label: string;
  /** Whether it ends flush with the right edge of its cell, as money does. */
  isAtEnd?: boolean;
  children: ReactNode;
}

/** Opens what changes a cell: a menu, or the field of the value. */
const CellButton = ({
  id,
  kind,
  label,
  isAtEnd = false,
  lead,
  onMenu,
  children,
}: CellButtonProps) => (
  <ButtonBase
    id={id}
    aria-haspopup={kind === 'value' ? 'dialog' : 'menu'}
    onClick={({ currentTarget }) => onMenu({ kind, leads: [lead], anchor: currentTarget })}
    sx={{
      ...aboveRowLink,
      minHeight: 28,
      justifyContent: 'flex-start',
      flex: 'none',
      maxWidth: '100%',
      px: 0.5,
      verticalAlign: 'baseline',
      // In line with what is beside it, by its words and not by its arrow.
      alignContent: 'center',
      alignItems: isAtEnd ? 'baseline' : 'center',
      ...(isAtEnd
        ? { pr: 0, flexFlow: 'row-reverse wrap', minWidth: { xs: 44, lg: 'max-content' } }
        : { ml: -0.5, minWidth: 44 }),
      borderRadius: 1,
      font: 'inherit',
      textAlign: 'left',
      '@media (pointer: coarse)': { minHeight: 44 },
      '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
    }}
  >
    <span className="visually-hidden">{`${label} of ${leadName(lead)}:`}</span> {children}
    <ArrowDropDownIcon
      fontSize="small"
      aria-hidden
      className="cell-arrow"
      sx={{ color: 'text.secondary', alignSelf: 'center' }}
    />
  </ButtonBase>
);

/** Returns the ids of the buttons that change a lead in place. */
export const stageButtonId = (leadId: string): string => `stage-${leadId}`;
export const valueButtonId = (leadId: string): string => `value-${leadId}`;
export const followUpButtonId = (leadId: string): string => `follow-up-${leadId}`;

/** A lead's stage, which opens the menu of stages. */
export const StageButton = (props: LeadButtonProps) => (
  <CellButton {...props} id={stageButtonId(props.lead.id)} kind="stage" label="Stage">
    <StageTag stage={props.lead.stage} />
  </CellButton>
);

/** A lead's next follow-up, which opens the menu of dates. */
export const FollowUpButton = (props: LeadButtonProps) => (
  <CellButton {...props} id={followUpButtonId(props.lead.id)} kind="snooze" label="Follow-up">
    <FollowUp lead={props.lead} hasDate />
  </CellButton>
);

/** A lead's estimated value, or a dash without one, which opens its field. */
export const ValueButton = (props: LeadButtonProps) => (
  <CellButton {...props} id={valueButtonId(props.lead.id)} kind="value" label="Value" isAtEnd>
    {props.lead.estimatedValue > 0 ? (
      <span style={{ whiteSpace: 'nowrap' }}>{formatDollars(props.lead.estimatedValue)}</span>
    ) : (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">none</span>
      </>
    )}
  </CellButton>
);

/** The props of a lead's actions. */
export interface LeadActions {
  onDelete: (lead: Lead) => Promise<void>;
}

/** The buttons Edit lead and Delete lead. */
export function LeadRowActions({ lead, onDelete }: LeadActions & { lead: Lead }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const name = leadName(lead);
  return (
    <Box sx={{ ...aboveRowLink, display: 'flex', whiteSpace: 'nowrap' }}>
      <IconButton
        id={editButtonId(lead.id)}
        title="Edit lead"
        aria-label={`Edit lead ${name}`}
        onClick={() => void navigate({ pathname: editLeadAddress(lead.id), search })}
      >
        <EditOutlinedIcon fontSize="small" />
      </IconButton>
      <IconButton
        title="Delete lead"
        aria-label={`Delete lead ${name}`}
        onClick={() => void onDelete(lead)}
      >
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
