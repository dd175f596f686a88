import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'id' | 'variant' | 'startIcon' | 'disabled'> {
  label: string;
  /** The accepted files, as an `accept` attribute. */
  accept: string;
  /** Whether a phone opens its camera, the one that looks away from the user. */
  capture?: 'environment';
  onFile: (file: File) => void;
}

/** A button that opens a file dialog. The same file can be chosen again. */
export function FileButton({ label, accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={label}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
