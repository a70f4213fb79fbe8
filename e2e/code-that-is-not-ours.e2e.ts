import type { Page } from '@playwright/test';
import { encodeTableCode } from '@simplato/domain';
import { cameraSeeing, PHONE } from './fixtures/devices.ts';
import { filmQr } from './fixtures/camera.ts';
import {
  chooseByLinks,
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

test('a diner without a camera learns what is wrong with a code, and sits down in the end', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  const { restaurantId } = restaurant.staff;

  await test.step('a link without a Simplato code', async () => {
    await phone.goto('/scanqr?c=bm8tc29tb3M');
    await expect(problem(phone, NOT_OURS)).toContainText('Busca el QR de la mesa');
    await expect(phone).toHaveURL(/\/scanqr/);
  });

  await test.step('a typed code that is invalid or empty', async () => {
    await phone.goto('/scanqr');
    await expect(problem(phone, 'No encontramos ninguna cámara')).toContainText(
      'Escribe a mano el código de la mesa',
    );
    await typeCode(phone, 'mesa cuatro');
    await expect(problem(phone, NOT_OURS)).toBeVisible();
    await typeCode(phone, '  ');
    await expect(phone.getByText('Escribe el código de la mesa o pega su enlace')).toBeVisible();
  });

  await test.step('the code of a restaurant that has left Simplato', async () => {
    await typeCode(phone, encodeTableCode({ tableName: '4', restaurantId: 999_999, key: 'abc' }));
    await expect(problem(phone, 'Este restaurante ya no está en Simplato.')).toContainText(
      'Pide la carta al camarero.',
    );
  });

  await test.step('a code typed offline can be retried when back online', async () => {
    await phone.context().setOffline(true);
    await typeCode(phone, (await restaurant.staff.tableCode('2')).url);
    const alert = problem(phone, 'No hay conexión');
    await expect(alert).toContainText('Comprueba tu red');

    await phone.context().setOffline(false);
    await alert.getByRole('button', { name: 'Probar de nuevo' }).tap();
    await expectAtTable(phone, 'Mesa 2');
  });

  await test.step('with a wrong key one can order, and the kitchen sees that it is not verified', async () => {
    const code = encodeTableCode({ tableName: '4', restaurantId, key: 'falsa' });
    await phone.goto(`/scanqr?c=${encodeURIComponent(code)}`);
    await expect(phone.getByText('¿Estás en la mesa 4?')).toBeVisible();
    await phone.getByRole('button', { name: 'Sentarme a la mesa' }).tap();
    await expectAtTable(phone, 'Mesa 4');
    await chooseByLinks(phone, 'Vermut de grifo');
    await openSummary(phone);
    await sendButton(phone).tap();
    const number = await readConfirmation(phone);

    await expect(slip(kitchen, number)).toContainText('Mesa sin verificar');
  });
});

test('a camera that sees another code, or that http forbids, leaves the code to be typed; of several, one is chosen', async ({
  restaurant,
  openBrowser,
}, testInfo) => {
  const film = filmQr(testInfo.outputPath('back.y4m'), 'https://example.com/otra-carta');
  const browser = await openBrowser(
    ...cameraSeeing(film),
    '--host-resolver-rules=MAP carta.example 127.0.0.1',
  );

  await test.step('another code shows an error, and a tap continues scanning', async () => {
    const phone = await browser.newPage({ ...PHONE, baseURL: restaurant.url });
    await phone.goto('/scanqr');
    await expect(problem(phone, NOT_OURS)).toBeVisible();
    await expect(phone.getByText('En pausa.')).toBeVisible();
    await phone.getByRole('button', { name: 'Seguir escaneando' }).tap();
    await expect(problem(phone, NOT_OURS)).toBeVisible();

    await typeCode(phone, (await restaurant.staff.tableCode('4')).codigo);
    await expectAtTable(phone, 'Mesa 4');
  });

  await test.step('without https there is no camera, and yet one can order', async () => {
    const address = new URL(restaurant.url);
    address.hostname = 'carta.example';
    const phone = await browser.newPage({ ...PHONE, baseURL: address.href });
    await phone.goto('/scanqr');
    await expect(problem(phone, 'La cámara necesita una conexión segura (https)')).toBeVisible();
    await typeCode(phone, (await restaurant.staff.tableCode('3')).codigo);
    await expectAtTable(phone, 'Mesa 3');

    await chooseByLinks(phone, 'Clara con limón');
    await openSummary(phone);
    await sendButton(phone).tap();
    await readConfirmation(phone);
  });

  await test.step('one of several cameras can be chosen, and one without a name is called unknown', async () => {
    const several = await openBrowser('--use-fake-device-for-media-stream=device-count=3');
    const phone = await several.newPage({ ...PHONE, baseURL: restaurant.url });
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
});
