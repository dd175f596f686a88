import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The name of the files' field, and the button's words if it has no others. */
  label: string;
  accept: string;
  /** Whether a phone opens its rear camera. */
  capture?: 'environment';
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens a file dialog. The same files can be chosen again. */
export function FileButton({
  label,
  accept,
  capture,
  multiple,
  onFiles,
  children = label,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        multiple={multiple}
        aria-label={label}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
