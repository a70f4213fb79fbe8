import {
  CHECK_ID,
  logInDiner,
  registerDiner,
  registerRestaurant,
  type BodyInputOf,
} from '@simplato/contract';
import { passwordField, REGISTRATION } from '@simplato/test-kit';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** People with accounts, who send what the screens send. */

export const LUCIA = {
  nombre: 'Lucía Campos',
  nombreusuario: 'luciac',
  mail: 'Lucia@Example.com',
} as const;
export const LUCIAS_PASSWORD = 'Mantel2026';

/** A password field for any call except the logins. */
export function generalPassword(testApp: TestApp, password: string): string {
  return passwordField(password, testApp.clock.now(), CHECK_ID.general);
}

/** Lucía's registration form; `more` overrides fields. */
export function dinerForm(testApp: TestApp, more: Partial<BodyInputOf<typeof registerDiner>> = {}) {
  return { ...LUCIA, password: generalPassword(testApp, LUCIAS_PASSWORD), ...more };
}

/** Registers with that form and stays signed in with the same client. */
export async function registeredDiner(
  testApp: TestApp,
  client: TestClient = testApp.visitor(),
  more: Partial<BodyInputOf<typeof registerDiner>> = {},
): Promise<TestClient> {
  await client.call(registerDiner, { body: dinerForm(testApp, more) });
  return client;
}

export function dinerLogin(
  testApp: TestApp,
  password = LUCIAS_PASSWORD,
  mail: string = LUCIA.mail,
) {
  return { mail, password: passwordField(password, testApp.clock.now()) };
}

export async function loggedInDiner(
  testApp: TestApp,
  client: TestClient = testApp.visitor(),
  password = LUCIAS_PASSWORD,
): Promise<TestClient> {
  await client.call(logInDiner, { body: dinerLogin(testApp, password) });
  return client;
}

/** The body that a diner's account page sends for a new address. */
export function newAddress(testApp: TestApp, mail: string, password = LUCIAS_PASSWORD) {
  return { mail, password: generalPassword(testApp, password) };
}

/** Makes the first of the two calls of a registration; returns the restaurant's id. */
export async function registeredRestaurant(client: TestClient): Promise<number> {
  return (await client.call(registerRestaurant, { body: REGISTRATION })).idempresa;
}

/** The body of the second call. */
export function staffForm(
  testApp: TestApp,
  identerprise: number,
  more: { [field: string]: string } = {},
) {
  return {
    nombreusuario: 'taberna',
    mail: 'taberna@example.com',
    password: generalPassword(testApp, 'Cocina2026'),
    identerprise,
    ...more,
  };
}

export async function mailsTo(testApp: TestApp, recipient: string): Promise<string[]> {
  const rows = await testApp.db.query<{ text: string }>(
    `select body_text as text from outbox
     where recipient = $1 and body_text is not null order by mail_id`,
    [recipient],
  );
  return rows.map(({ text }) => text);
}

/** The token in the latest mail to somebody, once that many mails have arrived. Mails are sent after the answer. */
export async function mailedToken(testApp: TestApp, recipient: string, count = 1): Promise<string> {
  const mails = await vi.waitFor(
    async () => {
      const found = (await mailsTo(testApp, recipient)).filter((text) => text.includes('?token='));
      expect(found).toHaveLength(count);
      return found;
    },
    { timeout: 60_000 },
  );
  return /[?]token=([\w-]{43})$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
}
