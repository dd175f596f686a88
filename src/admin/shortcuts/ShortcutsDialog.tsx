import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { SINGLE_KEYS } from '../../domain/settings/rules';
import { Row } from '../../ui/parts';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useSetting } from '../shared/useSetting';

/** A shortcut: the keys that each trigger it, and what it does. */
type Shortcut = readonly [keys: readonly string[], what: string];

interface ShortcutGroup {
  title: string;
  /** Whether they are of a single key, which can be switched off. */
  isSingle: boolean;
  shortcuts: readonly Shortcut[];
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    isSingle: false,
    shortcuts: [
      [['Ctrl K', 'Cmd K'], 'Find anything'],
      [['Ctrl Z', 'Cmd Z'], 'Undo what was just done'],
    ],
  },
  {
    title: 'Everywhere, single keys',
    isSingle: true,
    shortcuts: [
      [['/'], 'Find anything'],
      [['?'], 'Show the shortcuts'],
    ],
  },
  {
    title: 'On Today, single keys',
    isSingle: true,
    shortcuts: [
      [['j'], 'Next person, visit or job'],
      [['k'], 'Previous one'],
      [['c'], 'Call'],
      [['o'], 'Outcome of a call'],
    ],
  },
  {
    title: 'In the lists and on the boards, single keys',
    isSingle: true,
    shortcuts: [
      [['j'], 'Next row or card'],
      [['k'], 'Previous row or card'],
      [['x'], 'In a list: select the row; with Shift, all from the last one to it'],
      [['e'], 'Edit it, or the selected one'],
      [['m'], 'Move it, or all selected, to another stage or status'],
      [['s'], 'Put off the follow-up of a lead, or of all selected'],
      [['n'], 'New'],
    ],
  },
  {
    title: 'In the lists and on the boards',
    isSingle: false,
    shortcuts: [
      [['Enter'], 'Open the row or card'],
      [['Esc'], 'Clear the selection'],
      [['Shift Space'], 'On a box: select all from the last one to it'],
      [['Space'], 'On a card: pick it up; the arrows choose a column, Space drops it'],
    ],
  },
];

/** All shortcuts of the owner's screens, and the switch for single-key shortcuts (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useSetting(SINGLE_KEYS);
  const isOn = value !== 'false';
  return (
    <TitledDialog
      title="Keyboard shortcuts"
      subtitle="Single keys act while no text is edited and nothing is open above the list"
      onClose={onClose}
    >
      <FormControlLabel
        label="Single keys are shortcuts"
        control={<Switch />}
        checked={isOn}
        onChange={(_event, isChecked) => setValue(isChecked ? undefined : 'false')}
      />
      {GROUPS.map(({ title, isSingle, shortcuts }) => (
        <Stack component="section" spacing={0.5} key={title}>
          <Typography component="h3" variant="subtitle2">
            {title}
            {isSingle && !isOn && ' (off)'}
          </Typography>
          <Stack spacing={0.5} component="dl">
            {shortcuts.map(([keys, what]) => (
              <Box
                key={what}
                sx={{ display: 'grid', gridTemplateColumns: '8.5rem 1fr', columnGap: 1.5 }}
              >
                <Row gap={0.5} noWrap align="flex-start" component="dt">
                  {keys.map((key) => (
                    <Box component="kbd" key={key} sx={KEY}>
                      {key}
                    </Box>
                  ))}
                </Row>
                <Typography component="dd" variant="body2">
                  {what}
                </Typography>
              </Box>
            ))}
          </Stack>
        </Stack>
      ))}
    </TitledDialog>
  );
}

const KEY = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  bgcolor: 'var(--sunken)',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
} as const;
