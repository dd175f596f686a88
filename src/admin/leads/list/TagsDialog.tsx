import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { tagLeads } from '../../../domain/leads/commands';
import { taggedWith } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { MAX_TAGS } from '../../../lib/fields';
import { pluralize } from '../../../lib/text';
import { formTags } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { focusOnOpen } from '../../../ui/screen/focus';
import { TitledDialog } from '../../../ui/screen/TitledDialog';

interface TagsDialogProps {
  leads: readonly Lead[];
  onClose: () => void;
  onDone: () => void;
}

/** Adds tags to leads, and removes some that they have. */
export function TagsDialog({ leads, onClose, onDone }: TagsDialogProps) {
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const counts = new Map<string, number>();
  for (const tag of leads.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const isAdded = (tag: string): boolean => !removed.includes(tag);
  const fullWith = (added: readonly string[]): number =>
    leads.filter(({ tags }) => taggedWith(tags, added.filter(isAdded), removed).length > MAX_TAGS)
      .length;
  const { form, field, frame } = useRecordForm({
    schema: v.object({
      added: v.pipe(
        formTags,
        v.check(
          (added) => fullWith(added) === 0,
          ({ input }) =>
            `${pluralize(fullWith(input), 'lead')} would have more than ${MAX_TAGS} tags: remove some first`,
        ),
      ),
    }),
    empty: { added: '' },
    save: ({ added }: { added: string[] }) => {
      const ids = leads.map(({ id }) => id);
      dispatch(tagLeads(ids, { added: added.filter(isAdded), removed: [...removed] }));
    },
    onSaved: onDone,
  });
  const isAny =
    useWatch({ control: form.control, name: 'added' }).trim() !== '' || removed.length > 0;
  return (
    <TitledDialog
      title="Tags"
      subtitle={`Of ${pluralize(leads.length, 'lead')}`}
      closesBeside={!isAny}
      onClose={onClose}
    >
      <FormBox frame={frame}>
        <FormTextField
          {...field('added', 'Add tags')}
          hint="Separated by commas"
          inputRef={focusOnOpen}
        />
        {counts.size > 0 && (
          <Stack component="fieldset">
            <Typography component="legend" variant="subtitle1">
              Remove
            </Typography>
            {[...counts].map(([tag, count]) => (
              <FormControlLabel
                key={tag}
                label={`${tag} (${count.toLocaleString('en-US')})`}
                control={<Checkbox />}
                checked={removed.includes(tag)}
                onChange={(_event, isOn) =>
                  setRemoved((before) =>
                    isOn ? [...before, tag] : before.filter((other) => other !== tag),
                  )
                }
              />
            ))}
          </Stack>
        )}
        <Button type="submit" variant="contained" disabled={!isAny}>
          Save tags
        </Button>
      </FormBox>
    </TitledDialog>
  );
}
