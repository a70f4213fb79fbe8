import { createHmac } from 'node:crypto';

/** The signature header that Stripe sends; with several secrets while one is being replaced. */
export function signStripe(body: string, secrets: readonly string[], at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return [`t=${time}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
