import { isStage } from '../../../domain/leads/rules';
import { STAGES, type StoredStage } from '../../../domain/leads/schema';
import { Select } from '../../../ui/form/Select';

interface StageSelectProps {
  /** The lead's stage; an unknown one stays an option. */
  stage: StoredStage;
  value: string;
  onChoose: (stage: string) => void;
}

/** The stage that a call leads to. */
export const StageSelect = ({ stage, value, onChoose }: StageSelectProps) => (
  <Select
    label="Stage"
    value={value}
    options={isStage(stage) ? STAGES : [stage, ...STAGES]}
    onChoose={onChoose}
  />
);
