import TextField from '@mui/material/TextField';
import { isStage } from '../../../domain/leads/rules';
import { STAGES, type StoredStage } from '../../../domain/leads/schema';

interface StageSelectProps {
  /** The lead's stage; an unknown one stays an option. */
  stage: StoredStage;
  value: string;
  onChoose: (stage: string) => void;
}

/** The stage that a call leads to. */
export function StageSelect({ stage, value, onChoose }: StageSelectProps) {
  return (
    <TextField
      select
      label="Stage"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!isStage(stage) && <option>{stage}</option>}
      {STAGES.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </TextField>
  );
}
