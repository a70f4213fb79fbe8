import { createAccountLink, readPaymentAccount } from '@simplato/contract';
import { ask, type Person } from './people.ts';

/** Connects the restaurant with the sandbox that plays the payment provider, so that diners may pay online. */
export async function connectRestaurant(url: string, staff: Person): Promise<void> {
  const { body } = await ask(url, staff, createAccountLink, { body: {} });
  await press(body.url, 'terminar');
  const account = await ask(url, staff, readPaymentAccount);
  if (account.body.estado !== 'activa') throw new Error(`The account is ${account.body.estado}`);
}

/** Opens a page of the sandbox and presses a button, as a person would. Returns the address that it leads to. */
export async function press(page: string, action: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page);
  await fetch(page);
  const answer = await fetch(origin + pathname, {
    method: 'POST',
    body: new URLSearchParams([...searchParams, ['accion', action]]),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${action} was refused: ${answer.status}`);
  return answer.headers.get('location') ?? '';
}
