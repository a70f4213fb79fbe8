import type { Page } from '@playwright/test';
import { changeBasket, joinTab, tellTable } from '@simplato/contract';
import { WRONG_NUMBERS } from '@simplato/domain';
import { expectAdded, sitDown } from '../fixtures/diner.ts';
import { atProvider } from '../fixtures/payments.ts';
import { clientOf } from '../fixtures/people.ts';
import { askForPrawns, phoneAt, type TablePhone } from '../fixtures/room.ts';
import type { Restaurant } from '../fixtures/restaurant.ts';
import { seeText, tour } from './tour.ts';

const TAB = '/clients/pedidos';
const PAY = '/clients/pagar';
const MENU = '/clients/carta';
const SUMMARY = '/clients/resumen';

const PAYMENTS = '**/client/mesa/cuenta/pagos';
const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar \d/ });

/** What is asked for next is by then not what the phone has shown. */
async function wishInstead(page: Page, change: object): Promise<void> {
  await page.route(
    PAYMENTS,
    async (route) => {
      const shown = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...shown, ...change }) });
    },
    { times: 1 },
  );
}

const sheet = (page: Page) => page.getByRole('dialog');

async function choose(phone: TablePhone, restaurant: Restaurant, name: string): Promise<void> {
  const product = (await restaurant.staff.menu()).find((one) => one.name === name);
  const lineas = [{ idproductos: product?.idproductos ?? 0, quantity: 1 }];
  await phone.client.call(changeBasket, { body: { lineas } });
}

async function wrongNumberAt({ staff }: Restaurant, table: string): Promise<number> {
  const numero = await staff.numberAt(table);
  return numero === 99 ? 98 : numero + 1;
}

const numberField = (page: Page) => page.getByLabel('Número de la mesa, dos cifras');

/** A table of friends as one of them sees it, until its tab is closed; and one who comes late. */
export const TAB_TOUR = tour('tab', 'guest', [
  [
    'tab-shared',
    TAB,
    async (page, { restaurant }) => {
      await sitDown(page, restaurant, '4');
      const marco = await phoneAt(restaurant, '4', 'Marco');
      await marco.order({ 'Rabo de toro': 1, 'Agua con gas': 2 });
      await page.goto(TAB);
      await seeText(page, 'Rabo de toro');
      await seeText(page, 'Marco');
    },
  ],
  [
    'tab-weighed',
    TAB,
    async (page, { restaurant }) => {
      await askForPrawns(restaurant, await clientOf(page, restaurant.url), 320);
      await page.getByRole('button', { name: /^Sí, por / }).waitFor();
      await page.getByRole('button', { name: 'No, gracias' }).waitFor();
    },
  ],
  [
    'tab-name',
    TAB,
    async (page) => {
      await page.getByRole('button', { name: /^Sí, por / }).click();
      await seeText(page, 'Va a la cocina y a la cuenta.');
      await page.getByRole('button', { name: /poner tu nombre$/ }).click();
      await sheet(page).getByLabel('Tu nombre').fill('<b>');
      await sheet(page).getByRole('button', { name: 'Guardar' }).click();
      await seeText(page, 'Escribe un nombre con letras');
    },
  ],
  [
    'tab-choosing',
    TAB,
    async (page, { restaurant }) => {
      await page.keyboard.press('Escape');
      const ines = await phoneAt(restaurant, '4', 'Inés');
      await choose(ines, restaurant, 'Arroz con leche');
      await page.goto(MENU);
      await page.getByRole('button', { name: 'Añadir Croquetas de faisán', exact: true }).click();
      await expectAdded(page, 'Croquetas de faisán');
      await page.goto(TAB);
      await seeText(page, 'Para ti e Inés');
    },
  ],
  [
    'tab-avoids',
    TAB,
    async (page, { restaurant }) => {
      const tom = await phoneAt(restaurant, '4', 'Tom');
      const idcuenta = await restaurant.staff.tabAt('4');
      await tom.client.call(tellTable, { body: { evita: ['lacteos'], idcuenta } });
      await page.goto(MENU);
      await page
        .getByRole('search')
        .getByRole('button', { name: /^Filtros/ })
        .click();
      await sheet(page).getByRole('checkbox', { name: 'Mostaza' }).check();
      await sheet(page).getByRole('button', { name: /^Ver / }).click();
      await page.goto(TAB);
      await page.getByRole('checkbox', { name: /^Contarlo a la mesa/ }).check();
      await seeText(page, /^Lleva lácteos: 1 de /);
      await page.getByText('Mostaza', { exact: true }).waitFor();
    },
  ],
  [
    'summary-table-avoids',
    SUMMARY,
    async (page) => {
      await page.goto(SUMMARY);
      await page.getByRole('button', { name: /^Preguntar si puede ir sin lácteos/ }).click();
      await seeText(page, /^Va en la nota del plato/);
    },
  ],
  [
    'tab-whom',
    TAB,
    async (page) => {
      await page.goto(TAB);
      await page.getByRole('button', { name: 'Quitar a alguien' }).click();
      await sheet(page).getByRole('checkbox', { name: /^Inés/ }).waitFor();
    },
  ],
  [
    'tab-round-sent',
    TAB,
    async (page) => {
      await sheet(page).getByRole('button', { name: 'Hecho' }).click();
      await page.getByRole('radio', { name: /^Por tiempos/ }).click();
      await page.getByRole('button', { name: /^Pedir lo de todos/ }).click();
      await seeText(page, 'enviado, con lo de todos');
      await seeText(page, 'Los postres esperan');
    },
  ],
  [
    'tab-course-not-fired',
    TAB,
    async (page, { cutOff }) => {
      await cutOff(page, '**/client/mesa/cuenta/marchar');
      await page.getByRole('button', { name: /^Estamos listos/ }).click();
      await seeText(page, 'No hemos podido avisar a la cocina.');
    },
  ],
  [
    'tab-course-fired',
    TAB,
    async (page) => {
      await page.getByRole('button', { name: /^Estamos listos/ }).click();
      await seeText(page, 'Marchan los postres');
    },
  ],
  [
    'calls',
    TAB,
    async (page) => {
      await page.getByRole('button', { name: 'Llamar al camarero' }).click();
      await sheet(page).getByRole('button', { name: 'Otra cosa' }).click();
      await sheet(page).getByLabel('¿Qué necesitáis?').waitFor();
    },
  ],
  [
    'calls-rung',
    TAB,
    async (page) => {
      await sheet(page).getByLabel('¿Qué necesitáis?').fill('Una trona');
      await sheet(page).getByRole('button', { name: 'Avisar' }).click();
      await sheet(page)
        .getByText(/avisado/)
        .first()
        .waitFor();
      await sheet(page).getByRole('button', { name: 'Agua' }).click();
      await seeText(page, 'Agua: avisado');
    },
  ],
  [
    'calls-taken',
    TAB,
    async (page, { restaurant }) => {
      await restaurant.staff.takeCalls();
      await seeText(page, 'con el agua');
    },
  ],
  [
    'tab-bill-dialog',
    TAB,
    async (page) => {
      await page.goto(TAB);
      await page.getByRole('button', { name: 'Ver la cuenta' }).click();
      await seeText(page, 'No es un recibo ni una factura.');
    },
  ],
  [
    'pay-tab',
    PAY,
    async (page, { restaurant }) => {
      await restaurant.staff.takePayments();
      await page.goto(TAB);
      await page.getByRole('link', { name: 'Pagar la cuenta' }).click();
      await page.getByRole('radio', { name: /^A partes iguales/ }).check();
      await page.getByRole('radio', { name: /^Lo mío/ }).check();
    },
  ],
  [
    'pay-tab-dishes',
    PAY,
    async (page) => {
      await page.getByRole('button', { name: /^Elegir platos/ }).click();
      await page.getByRole('button', { name: /^Rabo de toro/ }).click();
      await page.getByRole('button', { name: 'Compartir Rabo de toro' }).click();
      await seeText(page, /^1\/2 de/);
    },
  ],
  [
    'pay-tab-lost',
    PAY,
    async (page, { cutOff }) => {
      await cutOff(page, PAYMENTS);
      await payButton(page).click();
      await seeText(page, 'No sabemos si tu pago ha empezado');
    },
  ],
  [
    'pay-tab-changed',
    PAY,
    async (page) => {
      await wishInstead(page, { importe: '1.00' });
      await payButton(page).click();
      await seeText(page, 'La cuenta ha cambiado');
    },
  ],
  [
    'pay-tab-taken',
    PAY,
    async (page) => {
      await wishInstead(page, { lineas: [{ idorder: 999, linea: 1, unidades: 1 }] });
      await payButton(page).click();
      await seeText(page, /Eso no está entre lo que se puede pagar/);
    },
  ],
  [
    'pay-tab-ended',
    PAY,
    async (page, { restaurant }) => {
      await payButton(page).click();
      await page.getByRole('link', { name: 'Cancelar' }).click();
      await seeText(page, /^Estás pagando \d/);
      await restaurant.staff.letGo('4');
      await seeText(page, 'Alguien lo ha soltado');
    },
  ],
  [
    'pay-tab-too-little',
    PAY,
    async (page) => {
      await page.getByRole('button', { name: 'Pagar la cuenta' }).click();
      await page.getByRole('radio', { name: /^Otra cantidad/ }).check();
      await page.getByLabel('Cuánto pagas').fill('0,30');
      await seeText(page, 'Es muy poco para pagarlo con el móvil');
    },
  ],
  [
    'pay-tab-under-way',
    PAY,
    async (page) => {
      // What was chosen before is chosen still.
      await page.getByRole('button', { name: /^Elegir platos/ }).click();
      await seeText(page, /^1\/2 de/);
      await payButton(page).click();
      await page.getByRole('link', { name: 'Cancelar' }).click();
      await seeText(page, /^Estás pagando \d/);
    },
  ],
  [
    'pay-tab-receipt',
    PAY,
    async (page) => {
      await page.getByRole('button', { name: 'Seguir pagando' }).click();
      await atProvider(page, 'Pagar');
      await seeText(page, 'Tu parte está pagada');
    },
  ],
  [
    'tab-somebody-asks',
    TAB,
    async (page, { restaurant }) => {
      await (await phoneAt(restaurant, '4')).askToJoin();
      await page.goto(TAB);
      await seeText(page, 'quiere entrar');
    },
  ],
  [
    'tab-moved',
    TAB,
    async (page, { restaurant }) => {
      await restaurant.staff.moveTab(await restaurant.staff.tabAt('4'), 'Terraza 1');
      await seeText(page, 'ahora estáis en Terraza 1');
    },
  ],
  [
    'tab-closed-while-choosing',
    SUMMARY,
    async (page, { restaurant }) => {
      await page.goto(MENU);
      await page.getByRole('button', { name: 'Añadir Leche frita', exact: true }).click();
      await expectAdded(page, 'Leche frita');
      await page.goto(SUMMARY);
      await restaurant.staff.closeTab(await restaurant.staff.tabAt('Terraza 1'));
      await sheet(page).getByRole('button', { name: 'Sí, sigo aquí' }).waitFor();
    },
  ],
  [
    'tab-closed',
    TAB,
    async (page) => {
      await sheet(page).getByRole('button', { name: 'No, vaciar lo elegido' }).click();
      await page.goto(TAB);
      await page.getByRole('button', { name: 'Sí, sigo aquí' }).waitFor();
    },
  ],
  [
    'pay-tab-closed',
    PAY,
    async (page) => {
      await page.goto(PAY);
      await page.getByRole('button', { name: 'Sí, sigo aquí' }).waitFor();
    },
  ],
  [
    'door',
    TAB,
    async (page, { restaurant }) => {
      const late = await phoneAt(restaurant, '7');
      const { idorder } = await late.order({ 'Agua con gas': 1 });
      await restaurant.staff.serve(idorder);
      await sitDown(page, restaurant, '7');
      await page.getByText('Escribe el número.').waitFor();
    },
  ],
  [
    'door-wrong-number',
    TAB,
    async (page, { restaurant }) => {
      await numberField(page).fill(String(await wrongNumberAt(restaurant, '7')));
      await seeText(page, 'Ese número no es');
    },
  ],
  [
    'door-admission-only',
    TAB,
    async (page, { restaurant }) => {
      const stranger = await phoneAt(restaurant, '7');
      const numero = await wrongNumberAt(restaurant, '7');
      for (let tried = 2; tried < WRONG_NUMBERS; tried += 1) {
        await stranger.client.send(joinTab, { body: { numero } });
      }
      await numberField(page).fill(String(numero));
      await seeText(page, 'Se han probado demasiados números');
    },
  ],
  [
    'door-waiting',
    TAB,
    async (page) => {
      await page.getByRole('button', { name: /^Pedir a la mesa/ }).click();
      await seeText(page, 'Se lo hemos dicho a tu mesa');
    },
  ],
  [
    'summary-outside',
    SUMMARY,
    async (page) => {
      await page.getByRole('link', { name: 'Ahora no, mirar la carta' }).click();
      await page.goto(SUMMARY);
      await seeText(page, 'Aún no estás en la cuenta de tu mesa');
    },
  ],
  [
    'door-at-the-table',
    TAB,
    async (page) => {
      await page.getByRole('link', { name: 'Entrar en la cuenta' }).click();
      await page.getByRole('group', { name: 'Teclado' }).waitFor();
    },
  ],
]);
