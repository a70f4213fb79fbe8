import { addPastEvenings } from '@simplato/server/test/past-evenings';
import {
  chooseByLinks,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

const PROMISE = /^Listo entre las? \d\d:\d\d y las? \d\d:\d\d$/;

test(
  'a diner reads when it will be ready before sending and while waiting, and the day counts what came of it',
  OWN_SERVER,
  async ({ restaurant, openPhone, openTablet }) => {
    const { idorder } = await restaurant.order('2', { 'Rabo de toro': 1 });
    await restaurant.staff.serve(idorder);
    await restaurant.rewrite((db) =>
      addPastEvenings(db, restaurant.staff.restaurantId, idorder, {
        evenings: 10,
        perEvening: 15,
        minutes: (nth) => 8 + ((nth + Math.floor(nth / 15)) % 5),
      }),
    );

    const phone = await openPhone();
    await sitDown(phone, restaurant, '4');
    await chooseByLinks(phone, 'Rabo de toro');
    await openSummary(phone);
    await expect(phone.getByText(PROMISE)).toBeVisible();
    await sendButton(phone).tap();
    const sent = await readConfirmation(phone);
    await phone.goto('/clients/pedidos');
    await expect(phone.getByText(PROMISE)).toBeVisible();

    // Sooner than was promised, which is not as promised.
    await restaurant.staff.serve(sent);
    await expect(phone.getByText(PROMISE)).toBeHidden();
    const board = await openTablet();
    await logInAtTheBoard(board, restaurant.login);
    await board.goto('/restaurants/dia');
    await expect(board.getByText('0 de 1')).toBeVisible();
  },
);
