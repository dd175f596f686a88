import type { Cipher } from '../../src/persistence/devices/encryption';

/** Encrypts nothing: encryption is tested by itself, and slow. */
export const plainCipher: Cipher = {
  encrypt: async (text) => text,
  decrypt: async (text) => text,
  nameOf: (text) => text,
};
