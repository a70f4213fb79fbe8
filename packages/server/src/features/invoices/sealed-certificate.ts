import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A certificate that a restaurant has uploaded: PKCS#12 and its password. */
export interface Certificate {
  pfx: Buffer;
  password: string;
}

const ALGORITHM = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** As it is stored: nobody reads it without the key of the configuration, nor in another restaurant's row. */
export function sealCertificate(
  { pfx, password }: Certificate,
  { key, restaurantId }: { key: Buffer; restaurantId: number },
): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(aadOf(restaurantId));
  const plain = JSON.stringify({ pfx: pfx.toString('base64'), password });
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if it was sealed with another key, or for another restaurant. */
export function openSealed(
  stored: Buffer,
  { key, restaurantId }: { key: Buffer; restaurantId: number },
): Certificate | null {
  const iv = stored.subarray(0, IV_BYTES);
  const tag = stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv).setAAD(aadOf(restaurantId)).setAuthTag(tag);
  try {
    const sealed = stored.subarray(IV_BYTES + TAG_BYTES);
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    const { pfx, password } = JSON.parse(plain) as { pfx: string; password: string };
    return { pfx: Buffer.from(pfx, 'base64'), password };
  } catch {
    return null;
  }
}

const aadOf = (restaurantId: number) => Buffer.from(`restaurant ${restaurantId}`);
