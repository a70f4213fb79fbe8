import { CHECK_ID, enterTable, logInDiner, registerDiner } from '@simplato/contract';
import type { Client } from './client.ts';
import type { Login, StaffAccount } from './staff.ts';

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

/** Logs a diner in with this client, who stays at the table. */
export async function logInAsDiner(client: Client, { email, password }: Login): Promise<void> {
  await client.call(logInDiner, {
    body: { mail: email, password: client.sealed(password, CHECK_ID.login) },
  });
}
