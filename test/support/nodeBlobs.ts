import { Blob, File } from 'node:buffer';

// Those of jsdom cannot be cloned, and so not be stored, nor have an address.
Object.assign(globalThis, { Blob, File });

// Its reader, by which the clipboard of user-event is read, knows none but its own.
if (typeof FileReader !== 'undefined')
  FileReader.prototype.readAsText = function read(this: FileReader, blob) {
    void (async () => {
      Object.defineProperty(this, 'result', { value: await blob.text() });
      this.dispatchEvent(new Event('load'));
    })();
  };
