import { createHmac } from 'node:crypto';

/** The header that Stripe sends along; several secrets while one of them is being replaced. */
export function signStripe(body: string, secrets: readonly string[], at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return [`t=${time}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
