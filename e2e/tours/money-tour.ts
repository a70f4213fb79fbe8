import { expect, type Page } from '@playwright/test';
import { cancelOrder, chargeTab, IDEMPOTENCY_HEADER, readTab } from '@simplato/contract';
import { press } from '../fixtures/accounts.ts';
import { expectAdded, ownOrder, sitDown } from '../fixtures/diner.ts';
import { logInAtTheBoard, slip } from '../fixtures/kitchen.ts';
import { clientOf } from '../fixtures/people.ts';
import { phoneAt } from '../fixtures/room.ts';
import { payOnlineButton, paymentBlock } from '../fixtures/payments.ts';
import { lateAndLost, seeText, stretchReading, tour, type Stop } from './tour.ts';

const SETTINGS = '/restaurants/settings';
const CHANGES = '/restaurants/cambios';
const BOARD = '/restaurants/pedidos';
const ORDERS = '/clients/pedidos';
const SUMMARY = '/clients/resumen';
const ONBOARDING = '/onboarding-complete';
const PAID = '/clients/pago';
const ROOM = '/restaurants/sala';
const HISTORY = '/restaurants/historial';

const refund = (page: Page) => page.getByRole('dialog', { name: /^Devolver dinero/ });

async function openMenuOfOrder(owner: Page): Promise<void> {
  await slip(owner, 1)
    .getByRole('button', { name: /^Más opciones/ })
    .click();
}

const byGuest = (stops: Stop[]): Stop[] =>
  stops.map(([name, path, show]) => [name, path, show, { who: 'guest' }]);

/** A restaurant that takes payments, and an order that is paid and partly refunded. */
export const MONEY_TOUR = tour('money', 'owner', [
  [
    'payments-none',
    SETTINGS,
    async (owner, { restaurant }) => {
      await logInAtTheBoard(owner, restaurant.login);
      await owner.goto(SETTINGS);
      await seeText(owner, 'Todavía no cobras online');
      await paymentBlock(owner).scrollIntoViewIfNeeded();
    },
  ],
  [
    'onboarding-link',
    SETTINGS,
    async (owner, { holdBack }) => {
      await holdBack(owner, '**/api/stripe/create-account-link', () =>
        press(owner, 'Activar pagos con Stripe'),
      );
      await seeText(owner, 'Cargando Onboarding de Stripe...');
    },
  ],
  [
    'onboarding-unfinished',
    ONBOARDING,
    async (owner) => {
      await press(owner, 'Dejarlo a medias');
      await seeText(owner, 'Te falta terminar el alta');
    },
  ],
  [
    'onboarding-complete',
    ONBOARDING,
    async (owner) => {
      await press(owner, 'Continuar en Stripe');
      await owner.addInitScript(stretchReading);
      await press(owner, 'Terminar el alta');
      await seeText(owner, '¡Conexión con Stripe completada!');
    },
  ],
  [
    'payments-active',
    SETTINGS,
    async (owner) => {
      await owner.goto(SETTINGS);
      await owner.getByLabel('Ofrecer propina al pagar online').check();
      await seeText(owner, 'Pagos con Stripe activados');
      await paymentBlock(owner).scrollIntoViewIfNeeded();
    },
  ],
  ...byGuest([
    [
      'summary-online',
      SUMMARY,
      async (guest, { restaurant }) => {
        await sitDown(guest, restaurant, '4');
        await guest.goto('/clients/carta');
        for (const product of ['Croquetas de faisán', 'Rabo de toro']) {
          await press(guest, `Añadir ${product}`);
          await expectAdded(guest, product);
        }
        await guest.goto(SUMMARY);
        await payOnlineButton(guest).waitFor();
      },
    ],
    [
      'summary-tip',
      SUMMARY,
      async (guest) => {
        await guest.getByRole('radio', { name: 'Otra' }).check();
        await guest.getByLabel('Cuánto').fill('1,50');
        await seeText(guest, 'Total a pagar');
      },
    ],
    [
      'summary-not-charged',
      SUMMARY,
      async (guest) => {
        await payOnlineButton(guest).click();
        await guest.getByRole('link', { name: 'Cancelar' }).click();
        await seeText(guest, 'No se ha cobrado nada');
      },
    ],
    [
      'orders-waiting-payment',
      ORDERS,
      async (guest) => {
        await guest.goto(ORDERS);
        await seeText(guest, 'Pago pendiente');
      },
    ],
    ['orders-drop-dialog', ORDERS, (guest) => press(guest, 'Descartar')],
  ]),
  [
    'board-open-payments',
    BOARD,
    async (owner) => {
      await owner.goto(BOARD);
      await owner.getByRole('button', { name: 'Pagos en curso: 1' }).click();
      await seeText(owner, 'Mesa 4');
    },
  ],
  ...byGuest([
    [
      'paid-underway',
      PAID,
      async (guest) => {
        await press(guest, 'No descartar');
        await press(guest, 'Pagar online');
        await press(guest, 'Pagar tarde');
        await seeText(guest, 'Tu banco está confirmando el pago');
      },
    ],
    ['paid', PAID, (guest) => seeText(guest, '¡Pedido creado correctamente!')],
  ]),
  [
    'board-paid',
    BOARD,
    async (owner) => {
      // On a phone the panel covers the columns.
      await press(owner, 'Cerrar el panel');
      await slip(owner, 1).waitFor();
    },
  ],
  [
    'detail-money-dialog',
    BOARD,
    async (owner) => {
      await openMenuOfOrder(owner);
      await owner.getByRole('menuitem', { name: 'Ver detalle' }).click();
      await seeText(owner, 'Te queda');
      await expect(owner.getByText('pendiente', { exact: true })).toHaveCount(0);
    },
  ],
  ['refund-dialog', BOARD, (owner) => press(owner, 'Devolver dinero')],
  [
    'refund-lines-dialog',
    BOARD,
    async (owner) => {
      await refund(owner).getByText('Por platos').click();
      await refund(owner)
        .getByRole('button', { name: 'Añadir uno de Croquetas de faisán' })
        .click();
      await press(owner, 'Estaba frío');
    },
  ],
  [
    'refund-sent-dialog',
    BOARD,
    async (owner) => {
      await refund(owner)
        .getByRole('button', { name: /^Devolver \d/ })
        .click();
      await refund(owner)
        .getByText(/en curso$|devueltos$/)
        .waitFor();
    },
  ],
  ...byGuest([
    [
      'orders-refunded',
      ORDERS,
      async (guest) => {
        await guest.goto(ORDERS);
        await ownOrder(guest, 1)
          .getByText(/Devuelto en parte/)
          .waitFor();
      },
    ],
  ]),
  [
    'board-refunded',
    BOARD,
    async (owner) => {
      await owner.goto(BOARD);
      await slip(owner, 1)
        .getByText(/Devuelto en parte/)
        .waitFor();
    },
  ],
  [
    'cancel-paid-dialog',
    BOARD,
    async (owner) => {
      await openMenuOfOrder(owner);
      await owner.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
      await seeText(owner, /Se devolverán/);
    },
  ],
  [
    'history-refunded',
    HISTORY,
    async (owner) => {
      await owner.goto('/restaurants/historial');
      await seeText(owner, /Devuelto en parte/);
    },
  ],
  [
    'room-paid',
    ROOM,
    async (owner, { restaurant }) => {
      const marco = await phoneAt(restaurant, '9', 'Marco');
      const { idorder } = await marco.order({ 'Rabo de toro': 1, 'Agua con gas': 1 });
      await restaurant.staff.advance(idorder, 'PREPARING');
      await marco.pay('5.00');
      const id = await restaurant.staff.tabAt('9');
      const client = await clientOf(owner, restaurant.url);
      await client.call(chargeTab, {
        params: { id },
        headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
        body: {
          forma: 'efectivo',
          importe:
            (await client.call(readTab, { params: { id } })).pedidos[0]?.lineas[1]?.subtotal ?? '',
          lineas: [{ idorder, linea: 2, unidades: 1 }],
        },
      });
      await owner.goto(`${ROOM}?cuenta=${id}`);
      await seeText(owner, 'Marco pagó');
      await seeText(owner, /^Faltan/);
    },
  ],
  [
    'room-payment-dialog',
    ROOM,
    async (owner) => {
      await owner.getByRole('button', { name: /^Ver: Marco/ }).click();
      await seeText(owner, 'Cobrado online');
    },
  ],
  [
    'room-payment-refund-dialog',
    ROOM,
    async (owner) => {
      await press(owner, 'Devolver dinero');
      await refund(owner).getByRole('button', { name: 'Estaba frío' }).click();
    },
  ],
  [
    'history-tab-payments-dialog',
    HISTORY,
    async (owner, { restaurant }) => {
      await refund(owner)
        .getByRole('button', { name: /^Devolver \d/ })
        .click();
      await seeText(owner, /devueltos$/);
      await restaurant.staff.takeRest('9');
      await owner.goto(HISTORY);
      await owner
        .getByRole('button', { name: /^Ver el pedido/ })
        .first()
        .click();
      await seeText(owner, 'Pagos de su cuenta');
    },
  ],
  [
    'room-owed-back',
    ROOM,
    async (owner, { restaurant }) => {
      const client = await clientOf(owner, restaurant.url);
      const id = await restaurant.staff.tabAt('9');
      const { pedidos } = await client.call(readTab, { params: { id } });
      const params = { id: pedidos[0]?.idorder ?? 0 };
      await client.call(cancelOrder, { params, body: { motivo: 'No ha llegado' } });
      await restaurant.staff.closeTab(id);
      await owner.goto(ROOM);
      await seeText(owner, /cuenta cerrada$/);
    },
  ],
  [
    'till-owed-back',
    '/restaurants/caja',
    async (owner) => {
      await owner.goto('/restaurants/caja');
      await seeText(owner, 'Por devolver en mano');
    },
  ],
  ...lateAndLost('changes', CHANGES, '**/api/shop/cambios*', 'owner'),
  [
    'changes',
    CHANGES,
    async (owner) => {
      await owner.goto(CHANGES);
      await owner.getByRole('list', { name: 'Registro de cambios' }).waitFor();
    },
  ],
  [
    'changes-none',
    CHANGES,
    async (owner) => {
      await owner.getByLabel('Día').fill('2001-01-01');
      await seeText(owner, 'Ningún cambio');
    },
  ],
]);
