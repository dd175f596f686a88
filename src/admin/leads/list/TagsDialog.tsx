import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import { tagLeads } from '../../../domain/leads/commands';
import { taggedWith } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { MAX_LENGTH, MAX_TAGS } from '../../../lib/fields';
import { pluralize, splitTags } from '../../../lib/text';
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
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const counts = new Map<string, number>();
  for (const tag of leads.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const added = splitTags(text).filter((tag) => !removed.includes(tag));
  const full = leads.filter(
    ({ tags }) => taggedWith(tags, added, removed).length > MAX_TAGS,
  ).length;
  const problem = added.some((tag) => tag.length > MAX_LENGTH.line)
    ? `Use at most ${MAX_LENGTH.line} characters for a tag`
    : full > 0 &&
      `${pluralize(full, 'lead')} would have more than ${MAX_TAGS} tags: remove some first`;
  const save = (): void => {
    setTried(true);
    if (problem) return;
    dispatch(
      tagLeads(
        leads.map(({ id }) => id),
        { added, removed: [...removed] },
      ),
    );
    onDone();
  };
  return (
    <TitledDialog
      title="Tags"
      subtitle={`Of ${pluralize(leads.length, 'lead')}`}
      closesBeside={text === '' && removed.length === 0}
      onClose={onClose}
    >
      <Stack
        spacing={2}
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Add tags"
          error={isTried && Boolean(problem)}
          helperText={(isTried && problem) || 'Separated by commas'}
          value={text}
          onChange={({ target }) => setText(target.value)}
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
        <Button type="submit" variant="contained" disabled={added.length + removed.length === 0}>
          Save tags
        </Button>
      </Stack>
    </TitledDialog>
  );
}
