import { Button, Card, Stack } from '@mui/material';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
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
import { settingChanged, settingReset } from '../../domain/settings/events';
import { selectSettings } from '../../domain/settings/slice';
import { MAX_LENGTH } from '../../lib/fields';
import { requiredFormText } from '../../ui/form/fieldSchemas';
import { FormBox, FormTextField } from '../../ui/form/formParts';
import { useDrafts, useReportedDraft, type OnDraft } from '../../ui/form/useDrafts';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { Row } from '../../ui/parts';
import { Screen } from '../../ui/screen/Screen';
import { UnsavedChangesGuard } from '../../ui/screen/UnsavedChangesGuard';
import { useAct } from '../shared/undo/useAct';

/** The settings of Today: the words of the prepared messages. */
export function TemplatesScreen() {
  const settings = useAppSelector(selectSettings);
  const { hasDrafts, onDraft } = useDrafts();
  return (
    <Screen
      title="Message templates"
      isIntroOnPhone
      intro={`${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')} are filled in for each customer.`}
      back={{ to: ADDRESSES.today, label: 'Today' }}
    >
      <Stack component={Card} spacing={2} sx={{ p: 2 }}>
        {TEMPLATE_IDS.map((id) => (
          <Template key={id} id={id} saved={templateText(settings, id)} onDraft={onDraft} />
        ))}
      </Stack>
      <UnsavedChangesGuard when={hasDrafts} />
    </Screen>
  );
}

const schema = v.object({ text: requiredFormText('Write the message', MAX_LENGTH.note) });
type TemplateValues = v.InferInput<typeof schema>;
const valuesOf = (values: TemplateValues): TemplateValues => values;

function Template({ id, saved, onDraft }: { id: TemplateId; saved: string; onDraft: OnDraft }) {
  const act = useAct();
  const { label, text: defaultText } = MESSAGE_TEMPLATES[id];
  const record = useMemo(() => ({ text: saved }), [saved]);
  const { form, field, frame } = useRecordForm({
    name: templateSettingId(id),
    schema,
    record,
    valuesOf,
    empty: record,
    save: ({ text: value }: TemplateValues) => {
      const setting = { id: templateSettingId(id), value };
      act(
        value === defaultText ? settingReset(setting) : settingChanged(setting),
        'Template saved',
      );
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  useReportedDraft(id, frame.isUnsaved, onDraft);

  return (
    <FormBox frame={frame} isGuarded={false} spacing={1}>
      <FormTextField {...field('text', label)} multiline minRows={2} />
      {(frame.isUnsaved || text !== defaultText) && (
        <Row align="stretch">
          {frame.isUnsaved && (
            <Button type="submit" variant="contained" aria-label={`Save ${label}`}>
              Save
            </Button>
          )}
          {text !== defaultText && (
            <Button
              onClick={() => {
                form.setValue('text', defaultText, { shouldDirty: true });
                form.setFocus('text');
              }}
              aria-label={`Use the default text of ${label}`}
            >
              Default text
            </Button>
          )}
        </Row>
      )}
    </FormBox>
  );
}
