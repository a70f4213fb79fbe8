import type { Queryable } from '../db/database.ts';
import { hashToken, newToken } from './tokens.ts';
import { accountName, type Account } from './session.ts';

/** Whether this device has logged in to this account before. */
export async function isKnownDevice(
  db: Queryable,
  account: Account,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const rows = await db.query(
    'select 1 from known_devices where account = $1 and device_hash = $2',
    [accountName(account), hashToken(device)],
  );
  return rows.length > 0;
}

/** The format of our tokens: a cookie may contain anything. */
const TOKEN = /^[\w-]{43}$/;

/** Returns the device's token for its cookie; a new one if it had none. */
export async function rememberDevice(
  db: Queryable,
  account: Account,
  cookie: string | undefined,
): Promise<string> {
  const device = cookie !== undefined && TOKEN.test(cookie) ? cookie : newToken();
  await db.query(
    `insert into known_devices (account, device_hash) values ($1, $2)
     on conflict (account, device_hash) do update set seen_at = now()`,
    [accountName(account), hashToken(device)],
  );
  return device;
}

export async function forgetDevices(db: Queryable, account: Account): Promise<void> {
  await db.query('delete from known_devices where account = $1', [accountName(account)]);
}

export async function purgeDevices(db: Queryable): Promise<void> {
  await db.query(`delete from known_devices where seen_at < now() - interval '1 year'`);
}
