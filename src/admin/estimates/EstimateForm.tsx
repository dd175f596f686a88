import { Alert, Box, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../app/store/hooks';
import { billing } from '../../business';
import { createEstimate, createNextVersion, saveEstimate } from '../../domain/estimates/commands';
import { emptyEstimate, isDraft } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { localDay } from '../../lib/dates';
import { centsOf, formatCents, parseDollars } from '../../lib/money';
import { FormDollarField } from '../../ui/form/FormDollarField';
import { FormTextField } from '../../ui/form/formParts';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Columns } from '../../ui/parts';
import { useAct } from '../shared/undo/useAct';
import {
  estimateFormSchema,
  estimateFormValues,
  fieldsOfForm,
  typedTotals,
  type EstimateFormResult,
} from './estimateFormValues';
import { LinesField } from './LinesField';

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
    entry: 'estimates',
    save: (result: EstimateFormResult, known: Estimate | undefined) => {
      const fields = fieldsOfForm(result, known ?? { usualJob: '' });
      if (!known) return act(createEstimate(lead?.id ?? '', fields), 'Estimate saved') ?? '';
      if (!isDraft(known))
        return act(createNextVersion(known.id, fields), 'Saved as the next version') ?? known.id;
      act(saveEstimate(known.id, fields), 'Estimate saved');
      return known.id;
    },
    onSaved,
  });
  const { control } = form;
  const [lines, discount, validUntil] = useWatch({
    control,
    name: ['lines', 'discount', 'validUntil'],
  });
  const taxPercent = isNew ? billing.taxRate : estimate?.taxPercent;
  const { subtotalCents, totalCents } = typedTotals({ lines, discount, taxPercent });
  const isTooMuch = centsOf(parseDollars(discount)) > subtotalCents;
  const isPast = validUntil !== '' && validUntil < localDay(new Date(now));

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
      <Stack spacing={2}>
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
            {...field('discount', 'Discount')}
            hint={isTooMuch ? 'More than the lines cost: the total is $0' : 'In dollars'}
          />
          <FormTextField
            {...field('validUntil', 'Valid until')}
            type="date"
            hint={isPast ? 'This day is over' : undefined}
          />
        </Columns>
        <FormTextField
          {...field('notes', 'Notes')}
          multiline
          minRows={2}
          hint="The customer reads them below the lines"
        />
      </Stack>
    </RecordPanel>
  );
}
