import type { Chance } from './chance.ts';
import type { Evening } from './evening.ts';
import type { Phone } from './phone.ts';

/** How a table comes to an order for all, as shares of those. */
const TABLE = {
  leavesOneOut: 0.2,
  changesLate: 0.3,
  twoSend: 0.3,
  hasNotHeard: 0.4,
} as const;

/** Some of a party choose, each on their own phone; then one of it orders for all, or two do at the same moment. */
export async function orderTogether(
  { ledger }: Evening,
  phones: readonly Phone[],
  chance: Chance,
): Promise<void> {
  const choosing = chance.several(phones, chance.int(1, phones.length));
  await Promise.all(choosing.map(async (phone) => phone.choose()));
  const senders = chance.several(phones, chance.happens(TABLE.twoSend) ? 2 : 1);
  const [sender] = senders;
  if (!sender) return;
  const { version, ...tab } = await sender.readTab();
  ledger.readBaskets(
    tab,
    phones.map((phone) => phone.choosing),
    sender.name,
  );
  const withLines = phones.filter((phone) => phone.choosing.lines.length > 0);
  const isOneOut = withLines.length > 1 && chance.happens(TABLE.leavesOneOut);
  const leftOut = isOneOut ? chance.pick(withLines) : null;
  const included = withLines.filter((phone) => phone !== leftOut);
  const seen = included
    .map((phone) => phone.choosing)
    .toSorted((one, other) => one.memberId - other.memberId);

  // What is new since the sender has looked stays with whoever has chosen it.
  const changed = chance.happens(TABLE.changesLate) ? chance.pick(included) : null;
  await changed?.choose();
  const unheard = included.find((phone) => phone !== changed && !senders.includes(phone));

  const entries = await Promise.all(senders.map(async (phone) => phone.orderForAll(seen, version)));
  const taken = entries.filter(({ word }) => word === 'yes');
  if (taken.length > 1) {
    ledger.breach('doubled', taken.map(({ sent }) => `${sent.note} ordered for all`).join(', '));
  }
  if (entries.every(({ refusal }) => refusal === 'round_empty')) {
    ledger.breach('lost', `${sender.name} ordered for all, and nobody did`);
  }
  if (taken.length === 1 && unheard && chance.happens(TABLE.hasNotHeard)) {
    const { lines } = unheard.choosing;
    const isRefused = await unheard.isRefused({ lines, version });
    if (!isRefused)
      ledger.breach('doubled', `${unheard.name} ordered again what was ordered for all`);
  }
  for (const phone of included) {
    const { lines } = seen.find(({ visit }) => visit === phone.name) ?? { lines: [] };
    const isKnown = taken.length === 1;
    await phone.keep(isKnown ? phone.choosing.lines.slice(lines.length) : null);
  }
}
