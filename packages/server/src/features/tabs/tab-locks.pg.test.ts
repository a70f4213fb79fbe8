import {
  mergeTabs,
  moveOrder,
  moveTab,
  nameMember,
  placeOrder,
  readOwnTab,
  splitTab,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';

/** A tab that changes while one of its orders does: it waits, and holds no lock that the other needs. */
const testApp = openTestApp();

interface Party {
  diner: TestClient;
  staff: TestClient;
  idcuenta: number;
  /** The tab of the next table. */
  idotra: number;
  idorder: number;
}

const CHANGES: Record<string, (party: Party) => Promise<unknown>> = {
  moved: async ({ staff, idcuenta }) =>
    staff.call(moveTab, { params: { id: idcuenta }, body: { mesa: '9' } }),
  merged: async ({ staff, idcuenta, idotra }) =>
    staff.call(mergeTabs, { params: { id: idcuenta }, body: { idcuenta: idotra } }),
  'rid of an order': async ({ staff, idorder, idotra }) =>
    staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta: idotra } }),
  'named for one of its members': async ({ diner }) =>
    diner.call(nameMember, { body: { nombre: 'Lucía' } }),
};

async function aParty(): Promise<Party> {
  const restaurant = await testApp.openRestaurant();
  const [diner, neighbour] = [await restaurant.seat('4'), await restaurant.seat('5')];
  await restaurant.codeOf('9');
  const body = restaurant.order({ agua: 1 });
  const { idorder } = await diner.call(placeOrder, { body });
  await neighbour.call(placeOrder, { body });
  const { idcuenta } = await diner.call(readOwnTab);
  const { idcuenta: idotra } = await neighbour.call(readOwnTab);
  return { diner, staff: await restaurant.logIn(), idcuenta, idotra, idorder };
}

async function expectToWaitForOrder(idorder: number, change: () => Promise<unknown>) {
  let changing: Promise<unknown> = Promise.resolve();
  await testApp.db.transaction(async (tx) => {
    await tx.query('select 1 from orders where order_id = $1 for no key update', [idorder]);
    changing = change();
    await untilItWaits(tx, changing);
    await tx.query('select 1 from restaurant_counters for update nowait');
  });
  await changing;
}

test.each(Object.keys(CHANGES))('a tab that is %s', async (name) => {
  const party = await aParty();
  await expectToWaitForOrder(party.idorder, async () => CHANGES[name]!(party));
});

test('a tab that is split', async () => {
  const party = await aParty();
  const { staff, idcuenta, idotra, idorder, diner } = party;
  await CHANGES['merged']!(party);
  const params = { id: idotra };
  await expectToWaitForOrder(idorder, async () => staff.call(splitTab, { params, body: {} }));
  expect((await diner.call(readOwnTab)).idcuenta).toBe(idcuenta);
});
