import { ORDER_PACE } from '@simplato/domain';
import { order } from '@simplato/test-kit';
import { basketIcon, chooseByLinks, openSummary, sendButton, sitDown } from './fixtures/diner.ts';
import { clientOf } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const HELD = /muchos pedidos seguidos .* pide al personal que lo anote/;

test('a phone that orders too often is refused, keeps its basket, and does not retry by itself', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const guest = await clientOf(phone, restaurant.url);
  const lineas = (await restaurant.staff.menu())
    .filter(({ name }) => name === 'Rabo de toro')
    .map(({ idproductos }) => ({ idproductos, quantity: 1 }));
  for (let sent = 0; sent < ORDER_PACE.ofVisit; sent += 1) await order(guest, { lineas });

  await chooseByLinks(phone, 'Rabo de toro', 'Agua con gas');
  await openSummary(phone);
  let sendings = 0;
  phone.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/shop/orders')) sendings += 1;
  });
  await sendButton(phone).tap();

  await expect(phone.getByText(HELD)).toBeVisible();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  await expect(sendButton(phone)).toBeEnabled();
  await phone.reload();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  expect(sendings).toBe(1);
  expect(await restaurant.staff.board()).toHaveLength(ORDER_PACE.ofVisit);

  // A neighbour at the same table can order.
  const { idorder } = await restaurant.order('4', { 'Agua con gas': 1 });
  expect(idorder).toBe(ORDER_PACE.ofVisit + 1);
});
