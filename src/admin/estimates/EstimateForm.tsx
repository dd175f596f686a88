import AddIcon from '@mui/icons-material/Add';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  FormHelperText,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  type TextFieldProps,
  Typography,
} from '@mui/material';
import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { billing } from '../../business';
import { createEstimate, createNextVersion, saveEstimate } from '../../domain/estimates/commands';
import {
  emptyEstimate,
  estimateTotals,
  isDraft,
  isExpired,
  lineCents,
} from '../../domain/estimates/rules';
import type { Estimate, EstimateLine } from '../../domain/estimates/schema';
import { selectUsualJobs } from '../../domain/estimates/slice';
import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { centsOf, formatCents, parseDollars } from '../../lib/money';
import { FormDollarField } from '../../ui/form/FormDollarField';
import { FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Menu } from '../../ui/overlays/Menu';
import { useMenu } from '../../ui/overlays/useMenu';
import { Columns, Row } from '../../ui/parts';
import { withPaidMoves } from '../shared/leads/describeMoves';
import { useAct } from '../shared/undo/useAct';
import {
  emptyLine,
  type EstimateFormResult,
  estimateFormSchema,
  estimateFormValues,
  type EstimateFormValues,
  fieldsOfForm,
  isBlank,
  type LineCell,
  lineProblems,
  linesText,
  storedLine,
  typedLine,
  type TypedLine,
  typedLines,
  typedTotals,
} from './estimateFormValues';

interface EstimateFormProps {
  lead?: Lead;
  /** Undefined for a new one, or after it was deleted elsewhere. */
  estimate: Estimate | undefined;
  /** The id of the edited estimate; undefined for a new one. */
  estimateId?: string;
  onClose: () => void;
  onSaved: (estimateId: string) => void;
}

/** The form of a new estimate, or of a draft. */
export function EstimateForm({ lead, estimate, estimateId, onClose, onSaved }: EstimateFormProps) {
  const act = useAct();
  const now = useNow();
  const isNew = estimateId === undefined;
  const { form, field, frame } = useRecordForm({
    name: `estimate.${estimateId ?? `new.${lead?.id}`}`,
    schema: estimateFormSchema,
    record: estimate,
    valuesOf: estimateFormValues,
    empty: () => estimateFormValues(emptyEstimate(new Date())),
    list: 'estimates',
    save: (result: EstimateFormResult, known: Estimate | undefined) => {
      const fields = fieldsOfForm(result, known ?? { usualJob: '' });
      const saved = withPaidMoves('Estimate saved');
      if (!known) return act(createEstimate(lead?.id ?? '', fields), saved) ?? '';
      if (!isDraft(known)) {
        const next = createNextVersion(known.id, fields);
        return act(next, withPaidMoves('Saved as the next version')) ?? known.id;
      }
      act(saveEstimate(known.id, fields), saved);
      return known.id;
    },
    onSaved,
  });
  const { control } = form;
  const [lines, discountCents, validUntil] = useWatch({
    control,
    name: ['lines', 'discountCents', 'validUntil'],
  });
  const taxPercent = isNew ? billing.taxRate : estimate?.taxPercent;
  const { subtotalCents, totalCents } = typedTotals({ lines, discountCents, taxPercent });
  const isTooMuch = centsOf(parseDollars(discountCents)) > subtotalCents;

  return (
    <RecordPanel
      title={
        lead ? `New estimate for ${leadName(lead)}` : `Edit estimate ${estimate?.number ?? ''}`
      }
      noun="estimate"
      submitLabel="Save"
      width={720}
      frame={frame}
      onClose={onClose}
    >
      {estimate && !isDraft(estimate) && (
        <Alert severity="warning">
          {`${estimate.status} elsewhere, so it is not changed. Save writes its next version.`}
        </Alert>
      )}
      <div>
        <LinesField control={control} isNew={isNew}>
          <Box component="output" aria-live="polite" sx={{ ml: 'auto' }}>
            <Typography variant="h3" component="span">
              Total {formatCents(totalCents)}
            </Typography>
          </Box>
        </LinesField>
        {field('lines', 'Lines').notice}
      </div>
      <Columns from="sm">
        <FormDollarField
          {...field('discountCents', 'Discount')}
          hint={isTooMuch ? 'More than the lines cost: the total is $0' : 'In dollars'}
        />
        <FormTextField
          {...field('validUntil', 'Valid until')}
          type="date"
          hint={isExpired({ validUntil }, now) ? 'This day is over' : undefined}
        />
      </Columns>
      <FormTextField
        {...field('notes', 'Notes')}
        multiline
        minRows={2}
        hint="The customer reads them below the lines"
      />
    </RecordPanel>
  );
}

interface LinesFieldProps {
  control: Control<EstimateFormValues, unknown, EstimateFormResult>;
  /** Whether the first line gets the focus when the form opens. */
  isNew: boolean;
  children: ReactNode;
}

/** The lines of an estimate: what is done, how much of it, and what one costs. */
function LinesField({ control, isNew, children }: LinesFieldProps) {
  const { field, fieldState } = useController({ control, name: 'lines' });
  const lines = typedLines(field.value);
  const rows = useRef<HTMLDivElement>(null);
  /** The line that gets the focus once it is shown. */
  const toFocus = useRef(isNew ? lines[0]?.id : undefined);

  useEffect(() => {
    if (toFocus.current === undefined) return;
    const line = rows.current?.querySelector(`[data-line="${CSS.escape(toFocus.current)}"]`);
    line?.querySelector('input')?.focus();
    toFocus.current = undefined;
  });

  // Asked by a save that fails.
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const invalid = rows.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      (invalid ?? rows.current?.querySelector('input'))?.focus();
    },
  }));

  const change = (next: readonly TypedLine[]): void => field.onChange(linesText(next));
  const add = (): void => {
    const line = emptyLine();
    toFocus.current = line.id;
    change([...lines, line]);
  };
  const remove = (at: number): void => {
    const others = lines.filter((_line, index) => index !== at);
    const next = others.length > 0 ? others : [emptyLine()];
    toFocus.current = (next[at] ?? next[at - 1])?.id;
    change(next);
  };
  return (
    <Stack spacing={1.5} ref={rows}>
      {lines.map((line, index) => (
        <LineFields
          key={line.id}
          line={line}
          name={`Line ${index + 1}`}
          problems={fieldState.invalid ? lineProblems(line) : {}}
          onChange={(cell, text) => change(lines.with(index, { ...line, [cell]: text }))}
          onRemove={() => remove(index)}
        />
      ))}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      <Row>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          Add line
        </Button>
        <UsualJobsMenu
          onChoose={(added) => {
            const typed = added.map((line) => ({ ...typedLine(line), id: emptyLine().id }));
            const filled = lines.filter((line) => !isBlank(line));
            change([...filled, ...typed]);
          }}
        />
        {children}
      </Row>
    </Stack>
  );
}

const DECIMAL: TextFieldProps['slotProps'] = { htmlInput: { inputMode: 'decimal' } };

interface LineFieldsProps {
  line: TypedLine;
  name: string;
  problems: Partial<Record<LineCell, string>>;
  onChange: (cell: LineCell, text: string) => void;
  onRemove: () => void;
}

function LineFields({ line, name, problems, onChange, onRemove }: LineFieldsProps) {
  const cell = (of: LineCell, label: string): TextFieldProps => ({
    label,
    value: line[of],
    error: problems[of] !== undefined,
    helperText: problems[of],
    onChange: ({ target }) => onChange(of, target.value),
  });
  return (
    <Box
      role="group"
      aria-label={name}
      data-line={line.id}
      sx={{
        // On a phone those that hold their values, in any size of text, are beside each other.
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: '1fr 5rem 6rem 8rem',
        '& > *': { flex: '1 1 5rem' },
        '& > :nth-of-type(4)': { flex: '2 1 6rem' },
        '& > :first-of-type, & > :last-child': { flexBasis: '100%' },
        '&:not(:last-of-type)': { pb: 1.5, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <TextField {...cell('description', 'Description')} autoComplete="off" />
      <TextField {...cell('quantity', 'Quantity')} slotProps={DECIMAL} />
      <TextField {...cell('unit', 'Unit')} autoComplete="off" />
      <TextField {...cell('unitPrice', 'Unit price')} slotProps={DECIMAL} />
      <Row justify="flex-end" sx={{ gridColumn: '1 / -1' }}>
        <Typography>{formatCents(lineCents(storedLine(line)))}</Typography>
        <IconButton aria-label={`Remove ${name.toLowerCase()}`} title="Remove" onClick={onRemove}>
          <DeleteOutlineIcon />
        </IconButton>
      </Row>
    </Box>
  );
}

/**
 * Fills in the lines of a usual job, an estimate that the owner marked as one, offered with their sum; renders
 * nothing without any.
 */
function UsualJobsMenu({ onChoose }: { onChoose: (lines: readonly EstimateLine[]) => void }) {
  const jobs = useAppSelector(selectUsualJobs);
  const { button, menu, closeAnd } = useMenu();
  if (jobs.length === 0) return null;
  return (
    <>
      <Button {...button}>Usual jobs</Button>
      <Menu {...menu} label="Usual jobs">
        {jobs.map((job) => (
          <MenuItem key={job.id} onClick={closeAnd(() => onChoose(job.lines))}>
            {job.usualJob}, {formatCents(estimateTotals(job).subtotalCents)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
