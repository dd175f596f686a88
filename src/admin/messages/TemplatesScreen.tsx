import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Row } from '../../ui/layout';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import {
  MESSAGE_TEMPLATES,
  PLACEHOLDERS,
  TEMPLATE_IDS,
  templateSettingId,
  templateText,
  type TemplateId,
} from '../../domain/messages/rules';
import { selectSettings } from '../../domain/settings/slice';
import { settingChanged, settingReset } from '../../domain/settings/events';
import { MAX_LENGTH } from '../../lib/fields';
import { Screen } from '../../ui/screen/Screen';
import { Section } from '../../ui/screen/Section';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';
import { useAct } from '../shared/undo/useAct';

/** The settings of Today: the words of the prepared messages. */
export function TemplatesScreen() {
  const [edited, setEdited] = useState<ReadonlySet<TemplateId>>(new Set());
  const setIsEdited = (id: TemplateId, isEdited: boolean): void =>
    setEdited((before) => {
      const next = new Set(before);
      if (isEdited) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <Screen
      title="Message templates"
      intro={`${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')} are filled in for each customer.`}
      back={{ to: ADDRESSES.today, label: 'Today' }}
    >
      <Stack spacing={2}>
        {TEMPLATE_IDS.map((id) => (
          <Template key={id} id={id} onEdited={(isEdited) => setIsEdited(id, isEdited)} />
        ))}
      </Stack>
      <UnsavedChangesGuard when={edited.size > 0} />
    </Screen>
  );
}

interface TemplateProps {
  id: TemplateId;
  /** Called with whether the text differs from the saved one. */
  onEdited: (isEdited: boolean) => void;
}

function Template({ id, onEdited }: TemplateProps) {
  const settings = useAppSelector(selectSettings);
  const act = useAct();
  const saved = templateText(settings, id);
  const [draft, setDraft] = useState<string>();
  const { label, text: defaultText } = MESSAGE_TEMPLATES[id];
  const value = draft ?? saved;
  const problem = value.trim() === '' ? 'Write the message' : undefined;

  const change = (text: string | undefined): void => {
    setDraft(text);
    onEdited(text !== undefined && text !== saved);
  };
  const save = (): void => {
    if (problem !== undefined) return;
    const setting = { id: templateSettingId(id), value };
    act(value === defaultText ? settingReset(setting) : settingChanged(setting), 'Template saved');
    change(undefined);
  };

  return (
    <Section title={label}>
      <Stack spacing={1} sx={{ pt: 1 }}>
        <TextField
          label={`Text of ${label}`}
          multiline
          fullWidth
          minRows={2}
          value={value}
          onChange={(event) => change(event.target.value)}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH.note } }}
        />
        <Row align="stretch">
          <Button
            variant="contained"
            disabled={value === saved}
            onClick={save}
            aria-label={`Save ${label}`}
          >
            Save
          </Button>
          {value !== defaultText && (
            <Button
              onClick={() => change(defaultText)}
              aria-label={`Use the default text of ${label}`}
            >
              Default text
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
