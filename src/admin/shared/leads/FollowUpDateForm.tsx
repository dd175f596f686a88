import { Button } from '@mui/material';
import type { Ref } from 'react';
import * as v from 'valibot';
import { isIsoDateTime, localDateTime, type IsoDateTime } from '../../../lib/dates';
import { typedDate } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Fill, Row } from '../../../ui/parts';

interface FollowUpDateFormProps {
  initial: IsoDateTime;
  onSet: (dueDate: IsoDateTime) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const schema = v.object({
  dueDate: v.pipe(
    typedDate,
    v.check(isIsoDateTime, 'Enter a date and a time'),
    v.check((text) => new Date(text) >= new Date(), 'This time is over'),
    v.transform((text) => new Date(text).toISOString()),
  ),
});

/** A form for a follow-up at a date and a time to come. */
export function FollowUpDateForm({ initial, onSet, inputRef }: FollowUpDateFormProps) {
  const { field, frame } = useRecordForm({
    schema,
    empty: () => ({ dueDate: localDateTime(initial) }),
    save: ({ dueDate }: { dueDate: IsoDateTime }) => dueDate,
    onSaved: onSet,
  });
  return (
    <FormBox frame={frame} className="no-print" aria-label="Set the follow-up">
      <Row align="flex-start" sx={{ maxWidth: 400, pt: 0.75 }}>
        <Fill basis="12rem">
          <FormTextField
            {...field('dueDate', 'Follow up on')}
            type="datetime-local"
            inputRef={inputRef}
          />
        </Fill>
        <Button type="submit" variant="outlined">
          Set
        </Button>
      </Row>
    </FormBox>
  );
}
