import { randomUUID } from 'node:crypto';
import {
  askForInvoice,
  checkTabPayment,
  giveBackTabPayment,
  IDEMPOTENCY_HEADER,
  readOwnTab,
  startTabPayment,
  type BodyInputOf,
  type TabWire,
} from '@simplato/contract';
import type { Device } from '../kit/device.ts';
import type { Chance } from './chance.ts';
import type { Evening } from './evening.ts';
import { centsOf, chooseTip } from './money.ts';
import { wireCents } from './priced-choice.ts';
import { pressOnSandbox, readProvider } from './sandbox.ts';

type Wish = BodyInputOf<typeof startTabPayment>;

/** How people pay, as shares of those who do. */
const PAYING = {
  tips: 0.4,
  cardDeclined: 0.1,
  givesUp: 0.1,
  leavesItOpen: 0.05,
  forCompany: 0.15,
} as const;
const WAYS = ['mio', 'mio', 'mio', 'todo', 'platos', 'platos', 'partes', 'importe'] as const;
/** How often somebody looks again at a tab that has changed under their thumb. */
const TRIES = 4;
/** The provider's least. */
const LEAST_CENTS = 50;

interface Payer {
  device: Device;
  restaurantId: number;
  memberId: number;
  name: string;
}

/**
 * Somebody pays a share on their own phone, while others at the table may be paying the same: of what
 * the tab shows they work out themselves what it has to cost.
 */
export async function payShare(evening: Evening, payer: Payer, chance: Chance): Promise<void> {
  const { device, restaurantId } = payer;
  const { ledger } = evening;
  const way = chance.pick(WAYS);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const tab = await device.call(readOwnTab);
    const wish = wishOf(way, tab, payer, chance);
    if (wish === null || centsOf(wish.importe as string) < LEAST_CENTS) return;
    const tipCents = chooseTip(chance, PAYING.tips, centsOf(wish.importe as string));
    const body = { ...wish, propina: wireCents(tipCents) };
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const { status, body: answer } = await device.attempt(startTabPayment, { headers, body });
    if (status === 0) {
      ledger.money.unsure.add(restaurantId);
      return;
    }
    if (status !== 200 && status !== 201) {
      const { code, importe } = answer as { code: string; importe?: string };
      // Somebody else was quicker. What was shown may not be charged any other way.
      if (code === 'amount_changed' && importe === wish.importe) {
        ledger.breach('mispriced', `${payer.name}: refused ${importe}, which is the sum`);
      }
      continue;
    }
    const { idpago, importe, propina, url } = answer as Started;
    if (importe !== wish.importe || propina !== body.propina || url === null) {
      ledger.breach('mispriced', `${payer.name}: asked ${wish.importe}, told ${importe}`);
      return;
    }
    const saleCents = centsOf(importe);
    await payOnPage(
      evening,
      payer,
      { tabId: tab.idcuenta, idpago, saleCents, tipCents, url },
      chance,
    );
    return;
  }
}

interface Started {
  idpago: number;
  importe: string;
  propina: string;
  url: string | null;
}

interface Claim {
  tabId: number;
  idpago: number;
  saleCents: number;
  tipCents: number;
  url: string;
}

const COMPANY = {
  nombre: 'Imprenta Ruiz SL',
  nif: 'B87654323',
  direccion: 'Calle Mayor 8, 28300 Aranjuez',
};

async function payOnPage(
  { ledger, agency }: Evening,
  { device, restaurantId, name }: Payer,
  { tabId, idpago, saleCents, tipCents, url }: Claim,
  chance: Chance,
): Promise<void> {
  const params = { id: idpago };
  const asked = await readProvider(device, url);
  if (asked.amountCents !== saleCents + tipCents) {
    ledger.breach(
      'mispriced',
      `${name}: the page asks ${asked.amountCents} for ${saleCents} and tip`,
    );
  }
  // The waiter lets go of it when they charge the rest, or close.
  if (chance.happens(PAYING.leavesItOpen)) return;
  if (chance.happens(PAYING.cardDeclined)) await pressOnSandbox(device, url, 'rechazar');
  if (chance.happens(PAYING.givesUp)) {
    await device.call(giveBackTabPayment, { params });
    return;
  }
  try {
    await pressOnSandbox(device, url, 'pagar');
    const { pago } = await device.call(checkTabPayment, { params });
    if (pago.estado !== 'pagado' || pago.importe !== wireCents(saleCents)) {
      ledger.breach(
        'wrongly paid',
        `${name}: paid ${saleCents}, is ${pago.estado} ${pago.importe}`,
      );
      return;
    }
  } catch (error) {
    ledger.money.unsure.add(restaurantId);
    throw error;
  }
  const tab = { tabId, paymentNumber: idpago };
  ledger.money.pay({ restaurantId, form: 'online', saleCents, tipCents, tab, url });
  if (agency && chance.happens(PAYING.forCompany)) {
    await device.call(askForInvoice, { params, body: COMPANY });
  }
}

type TabLine = TabWire['pedidos'][number]['lineas'][number] & { idorder: number; linea: number };

/** What somebody asks for, with the sum that it comes to; null where that is nothing. */
function wishOf(
  way: (typeof WAYS)[number],
  tab: TabWire,
  { memberId }: Payer,
  chance: Chance,
): Wish | null {
  const openCents = centsOf(tab.pendiente) - centsOf(tab.reservado);
  if (openCents <= 0) return null;
  const all: Wish = { modo: 'todo', importe: wireCents(openCents) };
  const lines: TabLine[] = tab.pedidos.flatMap(({ idorder, ispaid, status, lineas }) =>
    ispaid === 'false' && status !== 'CANCELLED'
      ? lineas.map((line, index) => ({ ...line, idorder, linea: index + 1 }))
      : [],
  );
  const isOnAccount = tab.pagos.some(
    ({ estado, lineas }) => (estado === 'pagado' || estado === 'pendiente') && lineas.length === 0,
  );
  switch (way) {
    case 'todo':
      return all;
    case 'mio': {
      const own = lines.filter(({ idcomensal }) => idcomensal === memberId);
      // What is shared of them, or paid on account, a person would have to ask about.
      if (isOnAccount || own.some(({ compartidas }) => compartidas.length > 0)) return all;
      const cents = own.reduce(
        (sum, { libre, preciounitario }) => sum + libre * centsOf(preciounitario),
        0,
      );
      return cents === 0 ? null : { modo: 'mio', importe: wireCents(cents) };
    }
    case 'platos': {
      const free = lines.filter(({ libre, compartidas }) => libre > 0 && compartidas.length === 0);
      if (isOnAccount || free.length === 0) return all;
      const { idorder, linea, preciounitario } = chance.pick(free);
      const de = chance.int(1, 4);
      // Odd cents go to the first part, which is free: nobody has shared it yet.
      const cents = Math.ceil(centsOf(preciounitario) / de);
      const partes = de === 1 ? {} : { partes: { de, tomo: 1 } };
      const lineas = [{ idorder, linea, unidades: 1, ...partes }];
      return { modo: 'platos', lineas, importe: wireCents(cents) };
    }
    case 'partes': {
      if (tab.partes !== null) return all;
      const de = Math.max(2, tab.comensales.length);
      const importe = wireCents(Math.ceil(openCents / de));
      return { modo: 'partes', partes: { de, tomo: 1 }, importe };
    }
    case 'importe':
      return { modo: 'importe', importe: wireCents(Math.min(openCents, chance.int(5, 40) * 100)) };
  }
}
