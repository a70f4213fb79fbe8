import {
  chargeTab,
  IDEMPOTENCY_HEADER,
  placeOrder,
  printOwnReceipt,
  printReceipt,
  readOwnTab,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const byId = (id: number) => ({ params: { id } });

/** In points. A page is as long as its content. */
function heightOf(pdf: Buffer): number {
  return Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf.toString('latin1'))?.[1]);
}

test('a receipt is a PDF as long as its content, for the diner and for the restaurant', async () => {
  const restaurant = await testApp.openRestaurant('Mesón Ñandú, S.L.');
  const guest = await restaurant.seat();
  const short = await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const long = await guest.call(placeOrder, {
    body: restaurant.order({ rabo: 1, vino: 2, agua: 3, salmorejo: 4, croquetas: 5 }),
  });
  const own = await guest.send(printOwnReceipt, byId(short.idorder));
  expect(own.headers['content-type']).toBe('application/pdf');
  expect(own.headers['content-disposition']).toBe('attachment; filename="recibo-1.pdf"');
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const staff = await restaurant.logInColleague();
  const theirs = await staff.send(printReceipt, byId(long.idorder));
  expect(heightOf(theirs.rawPayload)).toBeGreaterThan(heightOf(own.rawPayload) + 50);
});

test.each([
  [undefined, 'es-ES', 'Pedido nº 1 · Mesa 4 · '],
  ['en', 'en-GB', 'Order no. 1 · Table 4 · '],
  ['de', 'de-DE', 'Bestellung Nr. 1 · Tisch 4 · '],
] as const)(
  'a diner’s receipt is in the language that they read: %s',
  async (idioma, locale, heading) => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    const query = idioma ? { idioma } : {};
    const { rawPayload } = await guest.send(printOwnReceipt, { ...byId(idorder), query });
    expect(rawPayload.toString('latin1')).toContain(`/Lang (${locale})`);
    // The title's letters take two bytes each, the high byte first.
    expect(rawPayload.includes(Buffer.from(heading, 'utf16le').swap16())).toBe(true);
  },
);

test('it says that its table has paid, once that has', async () => {
  const restaurant = await testApp.openRestaurant();
  const [guest, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const { idorder, total } = await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const told = async () =>
    readPdfText((await guest.send(printOwnReceipt, byId(idorder))).rawPayload);
  expect(await told()).toContain('Se paga en la mesa');
  const { idcuenta } = await guest.call(readOwnTab);
  await staff.call(chargeTab, {
    params: { id: idcuenta },
    headers: { [IDEMPOTENCY_HEADER]: 'efectivo-1' },
    body: { forma: 'efectivo', importe: total, entregado: total },
  });
  expect(await told()).toContain('Pagado en la mesa');
});

test('another visit’s receipt, or another restaurant’s, is not found', async () => {
  const restaurant = await testApp.openRestaurant();
  const guest = await restaurant.seat();
  const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  await (await restaurant.seat('9')).refused('not_found', printOwnReceipt, byId(idorder));
  const other = await (await testApp.openRestaurant()).logIn();
  await other.refused('not_found', printReceipt, byId(idorder));
  await other.refused('not_found', printReceipt, byId(999_999));
});
