import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from './database.ts';
import { findObject, insertObject } from './sandbox-objects.ts';

const SECRET_ID = 'webhook-secret';
const TOLERANCE_S = 300;

/** Created by the first process that needs it, and shared by all. */
export async function readSecret(db: Queryable): Promise<string> {
  const data = { secret: randomBytes(32).toString('base64url') };
  await insertObject(db, { objectId: SECRET_ID, kind: 'secret', data });
  const kept = await findObject<typeof data>(db, 'secret', SECRET_ID);
  return (kept ?? data).secret;
}

/** `t=<unix seconds>,v1=<hmac>`, over the very bytes that are sent. */
export function signBody(secret: string, rawBody: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`;
}

export function isSignedBody(
  secret: string,
  rawBody: Uint8Array,
  signature: string,
  at: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  const [, seconds, given] = match ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(at.getTime() / 1000 - Number(seconds)) > TOLERANCE_S) return false;
  return timingSafeEqual(digest(secret, seconds, rawBody), Buffer.from(given, 'hex'));
}

function digest(secret: string, seconds: string, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();
}
