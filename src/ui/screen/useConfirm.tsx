import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;
type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'>;

/** Returns a function that asks and resolves to whether the owner confirmed, and its dialog. */
export function useConfirm(): {
  confirm: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ConfirmDialogProps>();
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean): void => {
          // The text stays while the dialog fades out.
          setAsked((before) => before && { ...before, isOpen: false });
          resolve(isConfirmed);
        };
        setAsked({
          ...question,
          isOpen: true,
          onConfirm: () => answer(true),
          onCancel: () => answer(false),
        });
      }),
    [],
  );
  return { confirm, dialog: asked && <ConfirmDialog {...asked} /> };
}
