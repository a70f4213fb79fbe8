import type { Page } from '@playwright/test';
import { encodeTableCode } from '@simplato/domain';
import { PHONE } from './fixtures/devices.ts';
import {
  choose,
  expectAtTable,
  openSummary,
  readConfirmation,
  sendButton,
} from './fixtures/diner.ts';
import { slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

const NOT_OURS = 'Este código no es de una mesa de Simplato.';

function problem(phone: Page, title: string) {
  return phone.getByRole('alert').filter({ hasText: title });
}

async function typeCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Código de la mesa').fill(code);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).tap();
}

test('scanning another QR code shows an error, and a tap continues scanning', async ({
  restaurant,
  openScanningPhone,
}) => {
  const phone = await openScanningPhone('https://example.com/otra-carta');
  await phone.goto('/scanqr');
  await expect(problem(phone, NOT_OURS)).toBeVisible();
  await expect(phone.getByText('En pausa.')).toBeVisible();
  await phone.getByRole('button', { name: 'Seguir escaneando' }).tap();
  await expect(problem(phone, NOT_OURS)).toBeVisible();

  // The code can still be typed.
  await typeCode(phone, (await restaurant.staff.tableCode('4')).codigo);
  await expectAtTable(phone, 'Mesa 4');
});

test('a link without a Simplato code shows an error', async ({ openPhone }) => {
  const phone = await openPhone();
  await phone.goto('/scanqr?c=bm8tc29tb3M');
  await expect(problem(phone, NOT_OURS)).toContainText('Busca el QR de la mesa');
  await expect(phone).toHaveURL(/\/scanqr/);
});

test('a typed code that is invalid or empty shows an error', async ({ openPhone }) => {
  const phone = await openPhone();
  await phone.goto('/scanqr');
  await typeCode(phone, 'mesa cuatro');
  await expect(problem(phone, NOT_OURS)).toBeVisible();
  await typeCode(phone, '  ');
  await expect(phone.getByText('Escribe el código de la mesa o pega su enlace')).toBeVisible();
});

test('the code of a restaurant that has left Simplato shows an error', async ({ openPhone }) => {
  const phone = await openPhone();
  const code = encodeTableCode({ tableName: '4', restaurantId: 999_999, key: 'abc' });
  await phone.goto(`/scanqr?c=${encodeURIComponent(code)}`);
  await expect(problem(phone, 'Este restaurante ya no está en Simplato.')).toContainText(
    'Pide la carta al camarero.',
  );
});

test('a code with a wrong key can order, and the kitchen sees that the table is not verified', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  const { restaurantId } = restaurant.staff;
  const code = encodeTableCode({ tableName: '4', restaurantId, key: 'falsa' });
  await phone.goto(`/scanqr?c=${encodeURIComponent(code)}`);
  await expectAtTable(phone, 'Mesa 4');
  await choose(phone, 'Vermut de grifo');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);

  await expect(slip(kitchen, number)).toContainText('Mesa sin verificar');
});

test('a code typed offline shows an error, and can be retried when back online', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.goto('/scanqr');
  await expect(phone.getByLabel('Código de la mesa')).toBeVisible();
  await phone.context().setOffline(true);
  await typeCode(phone, (await restaurant.staff.tableCode('2')).codigo);
  const alert = problem(phone, 'No hay conexión');
  await expect(alert).toContainText('Comprueba tu red');

  await phone.context().setOffline(false);
  await alert.getByRole('button', { name: 'Probar de nuevo' }).tap();
  await expectAtTable(phone, 'Mesa 2');
});

test('on a phone without a camera, the code can be typed', async ({ restaurant, openBrowser }) => {
  const browser = await openBrowser('--use-fake-device-for-media-stream=device-count=0');
  const phone = await browser.newPage({ ...PHONE, baseURL: restaurant.url });
  await phone.goto('/scanqr');
  await expect(problem(phone, 'No encontramos ninguna cámara')).toContainText(
    'Escribe a mano el código de la mesa',
  );
  await typeCode(phone, (await restaurant.staff.tableCode('1')).url);
  await expectAtTable(phone, 'Mesa 1');
});

test('if the camera is not allowed, the page says so and offers to try again', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  // How a browser answers if the user, or its settings, deny access.
  await phone.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await phone.goto('/scanqr');
  await expect(problem(phone, 'No tenemos permiso para usar la cámara')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
});

test('without https the camera cannot be used, but the code can be typed', async ({
  restaurant,
  openBrowser,
}) => {
  const browser = await openBrowser('--host-resolver-rules=MAP carta.example 127.0.0.1');
  const address = new URL(restaurant.url);
  address.hostname = 'carta.example';
  const phone = await browser.newPage({ ...PHONE, baseURL: address.href });
  await phone.goto('/scanqr');
  await expect(problem(phone, 'La cámara necesita una conexión segura (https)')).toBeVisible();
  await typeCode(phone, (await restaurant.staff.tableCode('3')).codigo);
  await expectAtTable(phone, 'Mesa 3');

  await choose(phone, 'Clara con limón');
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
});

test('one of several cameras can be chosen, and cameras without a name are called unknown', async ({
  restaurant,
  openBrowser,
}) => {
  const browser = await openBrowser('--use-fake-device-for-media-stream=device-count=3');
  const phone = await browser.newPage({ ...PHONE, baseURL: restaurant.url });
  await phone.addInitScript(() => {
    const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
    navigator.mediaDevices.enumerateDevices = async () => {
      const cameras = (await list()).filter(({ kind }) => kind === 'videoinput');
      return cameras.map((camera, index) =>
        index === 0 ? { ...camera.toJSON(), label: '' } : camera,
      );
    };
  });
  await phone.goto('/scanqr');
  const selector = phone.getByRole('combobox', { name: 'Cámara' });
  await expect(selector.getByRole('option')).toHaveCount(3);
  await expect(selector.getByRole('option', { name: 'Cámara desconocida' })).toHaveCount(1);
  await expect(phone.getByText('Buscando el código…')).toBeVisible();

  const last = await selector.getByRole('option').last().getAttribute('value');
  await selector.selectOption(last);
  await expect(selector).toHaveValue(last ?? '');
  await expect(phone.getByText('Buscando el código…')).toBeVisible();
});
