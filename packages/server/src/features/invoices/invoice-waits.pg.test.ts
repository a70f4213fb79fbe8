import {
  changeInvoicing,
  chargeTab,
  IDEMPOTENCY_HEADER,
  listInvoices,
  placeOrder,
  readOwnTab,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';
import { onlyRow } from '../../db/database.ts';

const testApp = openTestApp();

test('an invoice that waits for another is of the moment at which its turn comes', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  await owner.call(changeInvoicing, { body: { modo: 'facturas' } });
  const guest = await restaurant.seat('4');
  await guest.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
  const { idcuenta } = await guest.call(readOwnTab);
  let charging: Promise<unknown> = Promise.resolve();
  const before = await testApp.db.transaction(async (tx) => {
    await tx.query('select 1 from invoicing for update');
    charging = owner.call(chargeTab, {
      params: { id: idcuenta },
      headers: { [IDEMPOTENCY_HEADER]: 'espera' },
      body: { forma: 'efectivo', importe: '7.00' },
    });
    await untilItWaits(tx, charging);
    return onlyRow(await tx.query<{ at: Date }>('select clock_timestamp() as at')).at;
  });
  await charging;
  const [invoice] = (await owner.call(listInvoices, { query: {} })).facturas;
  expect(Date.parse(invoice!.fecha)).toBeGreaterThanOrEqual(before.getTime());
});
