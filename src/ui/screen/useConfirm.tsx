import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** A question with its two answers. */
interface Question {
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  color?: ComponentProps<typeof ConfirmDialog>['color'];
}

interface Asked extends Question {
  isOpen: boolean;
  answer: (isConfirmed: boolean) => void;
}

/** Returns a function that asks and resolves to whether the owner confirmed, and its dialog. */
export function useConfirm(): {
  confirm: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean): void => {
          // The text stays while the dialog fades out.
          setAsked((before) => before && { ...before, isOpen: false });
          resolve(isConfirmed);
        };
        setAsked({ ...question, isOpen: true, answer });
      }),
    [],
  );
  const dialog = asked && (
    <ConfirmDialog
      isOpen={asked.isOpen}
      title={asked.title}
      question={asked.question}
      confirmLabel={asked.confirmLabel}
      cancelLabel={asked.cancelLabel}
      color={asked.color}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return { confirm, dialog };
}
