import { randomUUID } from 'node:crypto';
import {
  chargeTab,
  closeTab,
  IDEMPOTENCY_HEADER,
  readTab,
  refundTabPayment,
  undoCharge,
} from '@simplato/contract';
import type { Chance } from './chance.ts';
import type { OpenRestaurant } from './create-restaurant.ts';
import type { Evening } from './evening.ts';
import { centsOf, chooseTip, type Payment } from './money.ts';
import { wireCents } from './priced-choice.ts';

/** What happens at tables whose rest a waiter takes, as shares of those. */
const TABLE = { twice: 0.25, mistake: 0.15, tips: 0.4, leaves: 0.06, refund: 0.12 } as const;
const COUNTER = ['efectivo', 'efectivo', 'efectivo', 'tarjeta', 'tarjeta', 'otro'] as const;
const WHY = ['invitacion', 'error', 'simpa', 'otro'] as const;

/**
 * The waiter takes the rest of a tab, or one part after the other, sometimes in the wrong form; the owner may
 * give something back. Then the tab is closed.
 */
export async function settleTab(
  evening: Evening,
  { owner, restaurantId }: OpenRestaurant,
  tabId: number,
  chance: Chance,
): Promise<void> {
  const { ledger } = evening;
  const params = { id: tabId };
  const charge = async (cents: number, form: (typeof COUNTER)[number]): Promise<Payment> => {
    const tipCents = chooseTip(chance, TABLE.tips, cents);
    // People round up to a note.
    const given = Math.ceil((cents + tipCents) / 1_000) * 1_000;
    const { pago, cambio } = await owner.call(chargeTab, {
      params,
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: {
        forma: form,
        importe: wireCents(cents),
        propina: wireCents(tipCents),
        ...(form === 'efectivo' && { entregado: wireCents(given) }),
      },
    });
    if (form === 'efectivo' && centsOf(cambio) !== given - cents - tipCents) {
      ledger.breach('mispriced', `tab ${tabId}: ${cambio} of change for ${cents + tipCents}`);
    }
    const tab = { tabId, paymentNumber: pago.idpago };
    return ledger.money.pay({ restaurantId, form, saleCents: cents, tipCents, tab, url: null });
  };
  try {
    const due = async () => centsOf((await owner.call(readTab, { params })).pendiente);
    let dueCents = await due();
    if (dueCents > 0 && chance.happens(TABLE.mistake)) {
      const wrong = await charge(dueCents, 'tarjeta');
      const idpago = wrong.tab?.paymentNumber ?? 0;
      const body = { motivo: 'Pagaban en efectivo' };
      await owner.call(undoCharge, { params: { ...params, idpago }, body });
      wrong.isUndone = true;
    }
    const leaves = chance.happens(TABLE.leaves);
    if (dueCents > 100 && (leaves || chance.happens(TABLE.twice))) {
      await charge(Math.floor(dueCents / 2), chance.pick(COUNTER));
      dueCents = await due();
    }
    if (dueCents > 0 && !leaves) await charge(dueCents, chance.pick(COUNTER));
    await giveBack(evening, { owner, restaurantId }, tabId, chance);
    const left = await owner.call(readTab, { params });
    const motivo = centsOf(left.pendiente) > 0 ? { motivo: chance.pick(WHY) } : {};
    const { estado, pendiente } = await owner.call(closeTab, { params, body: motivo });
    if (estado !== 'CERRADA') ledger.breach('lost', `tab ${tabId} does not close`);
    if (!leaves && pendiente !== '0.00') {
      ledger.breach('wrongly paid', `tab ${tabId} owes ${pendiente} when all was paid`);
    }
  } catch (error) {
    ledger.money.unsure.add(restaurantId);
    throw error;
  }
}

/** What the soup was cold is given back of somebody's online payment. */
async function giveBack(
  { ledger }: Evening,
  { owner, restaurantId }: Pick<OpenRestaurant, 'owner' | 'restaurantId'>,
  tabId: number,
  chance: Chance,
): Promise<void> {
  const online = ledger.money
    .of(restaurantId)
    .filter(({ form, tab }) => form === 'online' && tab?.tabId === tabId);
  if (online.length === 0 || !chance.happens(TABLE.refund)) return;
  const payment = chance.pick(online);
  const all = payment.saleCents + payment.tipCents;
  const isWhole = chance.happens(0.3);
  const cents = isWhole ? all : Math.ceil(all / 3);
  const idpago = payment.tab?.paymentNumber ?? 0;
  const que = isWhole
    ? ({ tipo: 'todo' } as const)
    : ({ tipo: 'importe', importe: wireCents(cents) } as const);
  await owner.call(refundTabPayment, {
    params: { id: tabId, idpago },
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    body: { que, motivo: 'Salió frío' },
  });
  payment.backCents = cents;
}
