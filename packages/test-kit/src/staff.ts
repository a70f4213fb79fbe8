import { createStaff, logInStaff, CHECK_ID } from '@simplato/contract';
import type { Client } from './client.ts';

export interface Login {
  email: string;
  password: string;
}

export interface StaffAccount extends Login {
  username: string;
}

/** Logs staff in with this client. */
export async function logIn(client: Client, { email, password }: Login): Promise<void> {
  await client.call(logInStaff, {
    body: { mail: email, password: client.sealed(password, CHECK_ID.login) },
  });
}

/**
 * Creates a member of staff. By whoever has just registered the restaurant it is its owner, who is then
 * logged in; by its owner it is a colleague who is none.
 */
export async function addStaff(
  client: Client,
  restaurantId: number,
  { username, email, password }: StaffAccount,
): Promise<void> {
  await client.call(createStaff, {
    body: {
      nombreusuario: username,
      mail: email,
      password: client.sealed(password),
      identerprise: restaurantId,
    },
  });
}
