import { type Charge, ProviderRefusal } from '@simplato/domain';

const MIN_CENTS = 50;
const MIN_OPEN_MS = 30 * 60_000;
const MAX_OPEN_MS = 24 * 3_600_000;

/** Refuses what the real provider would refuse, so that mistakes show up in development. */
export function checkCharge(charge: Charge, now: Date): void {
  requireWebAddress(charge.successUrl);
  requireWebAddress(charge.cancelUrl);
  const linesCents = charge.lines.reduce(
    (sum, line) => sum + line.unitGrossCents * line.quantity,
    0,
  );
  const openMs = charge.expiresAt.getTime() - now.getTime();
  const mistakes: [boolean, string][] = [
    [linesCents + charge.tipCents !== charge.amountCents, 'lines and tip are not the amount'],
    [charge.amountCents < MIN_CENTS, `less than ${MIN_CENTS} cents`],
    [charge.platformFeeCents > charge.amountCents, 'the fee is more than the amount'],
    [charge.lines.some(({ name }) => name.trim() === ''), 'a line without a name'],
    [openMs < MIN_OPEN_MS || openMs > MAX_OPEN_MS, 'expires in less than 30 minutes or over a day'],
  ];
  const found = mistakes.filter(([isOne]) => isOne).map(([, what]) => what);
  if (found.length > 0) throw new ProviderRefusal(`checkout refused: ${found.join('; ')}`);
}

/** Refuses an address that a page could not link or redirect to: only http and https. */
export function requireWebAddress(address: string): void {
  const isOne = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isOne) throw new ProviderRefusal(`not an address of a web page: ${address}`);
}
