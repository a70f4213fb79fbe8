import {
  checkPayment,
  closeTab,
  listTabs,
  payAtTable,
  placeOrder,
  readOwnTab,
  readTab,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** A tab that was closed while one of its phones was on the provider's page. */
async function closedWhilePaying() {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const phone = await restaurant.seat('4');
  const { idcuenta } = await phone.call(readOwnTab);
  const { idorder, url } = await orderOnline(phone, restaurant.order({ rabo: 1 }));
  await owner.call(closeTab, { params: { id: idcuenta }, body: {} });
  const by = { params: { id: idorder } };
  const openTabs = async () => {
    const heads = await owner.call(listTabs);
    return Promise.all(
      heads.map(async (head) => owner.call(readTab, { params: { id: head.idcuenta } })),
    );
  };
  return { restaurant, owner, phone, idorder, url, by, openTabs };
}

test('an order that is to be paid at the table after all is due at an open tab', async () => {
  const { phone, idorder, by, openTabs } = await closedWhilePaying();
  const order = await phone.call(payAtTable, by);
  expect(await openTabs()).toEqual([
    expect.objectContaining({ mesa: '4', pendiente: order.total, estado: 'ABIERTA' }),
  ]);
  const own = await phone.call(readOwnTab);
  expect(own.pedidos.map((one) => one.idorder)).toEqual([idorder]);
});

test('an order that was paid meanwhile is served to a tab that the room shows', async () => {
  const { phone, idorder, url, by, openTabs } = await closedWhilePaying();
  await press(testApp.app, url, 'pagar');
  await phone.call(checkPayment, by);
  const [tab, ...others] = await openTabs();
  expect(others).toEqual([]);
  expect(tab).toMatchObject({ mesa: '4', pendiente: '0.00' });
  expect(tab!.pedidos.map((one) => one.idorder)).toEqual([idorder]);
});

test('a released order is not put onto the bill of the next party', async () => {
  const { restaurant, phone, idorder, by, openTabs } = await closedWhilePaying();
  const next = await restaurant.seat('4');
  await next.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
  await phone.call(payAtTable, by);
  const tabs = await openTabs();
  expect(tabs.map(({ pedidos }) => pedidos.length)).toEqual([1, 1]);
  const theirs = await next.call(readOwnTab);
  expect(theirs.pedidos.map((one) => one.idorder)).not.toContain(idorder);
});

test('a released order stays at its own table when its phone has gone to another', async () => {
  const { restaurant, phone, by, openTabs } = await closedWhilePaying();
  await phone.enter(await restaurant.codeOf('7'));
  await phone.call(payAtTable, by);
  const tabs = await openTabs();
  expect(tabs.filter(({ pedidos }) => pedidos.length > 0)).toMatchObject([{ mesa: '4' }]);
  expect(await phone.call(readOwnTab)).toMatchObject({ mesa: '7', pedidos: [] });
});
