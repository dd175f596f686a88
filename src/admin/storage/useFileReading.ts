import { useRef } from 'react';

interface FileReading {
  /** Called with a file's content. May throw, which counts as a failure. */
  onRead: (file: File, bytes: ArrayBuffer) => void;
  /** Called with the owner's message when a file cannot be read. */
  onFailure: (problem: string) => void;
}

/** Returns a function that reads a chosen file; a later choice replaces one still being read. */
export function useFileReading({ onRead, onFailure }: FileReading): (file: File) => void {
  const latest = useRef<File>(undefined);
  return (file) => {
    latest.current = file;
    const read = async (): Promise<void> => {
      try {
        const bytes = await file.arrayBuffer();
        if (latest.current === file) onRead(file, bytes);
      } catch (error) {
        console.error('A chosen file could not be read:', error);
        if (latest.current === file) {
          onFailure('The file could not be read. It may have been moved: choose it again.');
        }
      }
    };
    void read();
  };
}
