import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { hashOf } from '../pictures/pictureData';

/**
 * Encrypts the files at the owner's store, in the age format (age-encryption.org) and its armor: any age tool
 * opens them with the identity, and the identity with the passphrase. Files are compressed by gzip before they are
 * encrypted.
 */
export interface Cipher {
  encrypt: (text: string) => Promise<string>;
  /** Rejects with a {@link DecryptionError} unless it was encrypted to one of the identities, and is unchanged. */
  decrypt: (encrypted: string) => Promise<string>;
  /** Returns a name that says nothing without the identity, the same on every device. */
  nameOf: (text: string) => string;
}

/** A text that was not encrypted to an identity that is known here, or was changed since. */
export class DecryptionError extends Error {
  constructor(cause?: unknown) {
    super('It is damaged, or encrypted with another passphrase', { cause });
    this.name = 'DecryptionError';
  }
}

/** The cost of opening an identity by guessing, as a power of two: a second of a phone's time each. */
const SCRYPT_WORK_FACTOR = 17;

/** Compresses a text or bytes, or expands them. */
const piped = (data: BlobPart, through: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([data]).stream().pipeThrough(through));

/** Creates an identity, which decrypts what is encrypted to it. */
export const newIdentity = (): Promise<string> => generateX25519Identity();

/** Returns a passphrase as every keyboard writes it (RFC 8265): with plain spaces, and accents with their letters. */
const plainPassphrase = (passphrase: string): string =>
  passphrase.replace(/\p{Zs}/gu, ' ').normalize();

/** Locks an identity with a passphrase. */
export async function lockIdentity(identity: string, passphrase: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(plainPassphrase(passphrase));
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  return armor.encode(await encrypter.encrypt(identity));
}

/** Unlocks an identity; undefined if that is not its passphrase. */
export async function unlockIdentity(
  locked: string,
  passphrase: string,
): Promise<string | undefined> {
  const decrypter = new Decrypter();
  // Earlier versions locked with the spaces as they were typed, and with accents with their letters or behind them.
  const earlier = [passphrase.normalize(), passphrase.normalize('NFD')];
  for (const typed of new Set([plainPassphrase(passphrase), ...earlier]))
    decrypter.addPassphrase(typed);
  try {
    return await decrypter.decrypt(armor.decode(locked), 'text');
  } catch {
    return undefined; // A damaged one cannot be told from a wrong passphrase.
  }
}

/** Creates a cipher that encrypts to the first identity, and decrypts with any of them. */
export async function createCipher(identities: readonly string[]): Promise<Cipher> {
  const [first] = identities;
  if (first === undefined) throw new Error('There is no identity to encrypt to');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(first));
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return {
    encrypt: async (text) => {
      const packed = await piped(text, new CompressionStream('gzip')).arrayBuffer();
      return armor.encode(await encrypter.encrypt(new Uint8Array(packed)));
    },
    decrypt: async (encrypted) => {
      try {
        const packed = await decrypter.decrypt(armor.decode(encrypted));
        return await piped(new Uint8Array(packed), new DecompressionStream('gzip')).text();
      } catch (error) {
        throw new DecryptionError(error);
      }
    },
    nameOf: (text) => hashOf(`${first} ${text}`),
  };
}
