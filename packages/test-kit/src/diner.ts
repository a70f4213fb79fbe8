import { enterTable, registerDiner } from '@simplato/contract';
import type { Client } from './client.ts';
import type { StaffAccount } from './staff.ts';

export interface DinerAccount extends StaffAccount {
  name: string;
}

/** Enters a table by its printed code, or by a code without a key. */
export async function sitDown(client: Client, code: string): Promise<void> {
  await client.call(enterTable, { body: { codigo: code } });
}

/** Creates a diner's account, and logs it in with this client. */
export async function register(
  client: Client,
  { name, username, email, password }: DinerAccount,
): Promise<void> {
  await client.call(registerDiner, {
    body: {
      nombre: name,
      nombreusuario: username,
      mail: email,
      password: client.sealed(password),
      pin: '',
    },
  });
}
