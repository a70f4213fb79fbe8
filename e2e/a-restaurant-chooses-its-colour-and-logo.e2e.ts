import type { Locator, Page } from '@playwright/test';
import { accentOf } from '@simplato/domain';
import { expectReadableColours } from './fixtures/barriers.ts';
import { PHONE } from './fixtures/devices.ts';
import { choose, openSummary, sendButton, sitDown } from './fixtures/diner.ts';
import { chooseInSidebar, openSettings, save } from './fixtures/staff-pages.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const look = (owner: Page) => owner.getByRole('group', { name: 'Aspecto' });
const paper = (element: Locator) =>
  element.evaluate((one: HTMLElement) => getComputedStyle(one).backgroundColor);
const bar = (diner: Page) => diner.getByRole('banner');

/** Runs in the browser: the fill colour of main actions. */
function accentOfPage(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--acento').trim();
}

/** A black disc on a transparent background. */
async function drawLogo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 400];
    const ink = canvas.getContext('2d');
    if (!ink) throw new Error('There is nothing to draw on');
    ink.arc(200, 200, 150, 0, 7);
    ink.fill();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('an open phone shows the colour and logo that the owner chooses, without a reload; what cannot be used is refused', async ({
  restaurant,
  kitchen: owner,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Rabo de toro');
  await openSummary(phone);
  await expect.poll(() => paper(sendButton(phone))).toBe('rgb(179, 32, 42)');
  const loads = countLoads(phone);

  await openSettings(owner);
  await look(owner).getByRole('radio', { name: 'Pino' }).check();
  await expect(owner.getByText('Tienes cambios sin guardar.')).toBeVisible();
  // Before it is saved, the choice survives leaving the page, and diners do not see it.
  await chooseInSidebar(owner, 'Pedidos');
  await openSettings(owner);
  await expect(look(owner).getByRole('radio', { name: 'Pino' })).toBeChecked();
  expect(await paper(sendButton(phone))).toBe('rgb(179, 32, 42)');
  await save(owner);
  await expect(owner.getByText(/^Guardado a las?/)).toBeVisible();
  await expect.poll(() => paper(sendButton(phone))).toBe('rgb(31, 92, 69)');
  // The owner's own screen stays red.
  expect(await owner.evaluate(accentOfPage)).toBe('#b3202a');

  await expect(bar(phone).locator('img')).toHaveCount(0);
  const choosing = owner.waitForEvent('filechooser');
  await look(owner).getByRole('button', { name: 'Elegir un logo' }).click();
  const drawn = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(owner) };
  await (await choosing).setFiles(drawn);
  await expect(look(owner).getByText('Tus clientes ya ven el logo.')).toBeVisible();
  const logo = bar(phone).locator('img');
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // The name stays for people who cannot see the logo.
  await expect(bar(phone)).toContainText('Taberna del Palacio');
  await expect(owner.getByText('Otra persona acaba de guardar')).toBeHidden();

  await look(owner).getByRole('button', { name: 'Quitar el logo' }).click();
  await expect(look(owner).getByText('El logo ya no se ve.')).toBeVisible();
  await expect(logo).toHaveCount(0);
  await look(owner).getByRole('radio', { name: 'Pimentón' }).check();
  await save(owner);
  await expect.poll(() => paper(sendButton(phone))).toBe('rgb(179, 32, 42)');
  expect(loads()).toBe(0);

  await look(owner).getByRole('radio', { name: 'Vino' }).check();
  const choosingAgain = owner.waitForEvent('filechooser');
  await look(owner).getByRole('button', { name: 'Elegir un logo' }).click();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await (await choosingAgain).setFiles({ name: 'l.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(look(owner).getByText('Este archivo no es una foto')).toBeVisible();
  await expect(look(owner).getByRole('radio', { name: 'Vino' })).toBeChecked();
  const darkened = look(owner).getByText('Sobre ese color no se leería el texto blanco.');
  await expect(darkened).toBeHidden();
  await look(owner).getByLabel('Otro color').fill('#ffff00');
  await expect(darkened).toBeVisible();
});

// Which shades any colour gets is in `accent.test.ts`; here, that pages use each where it reads.
test('the pages of a restaurant in too light or too dark a colour can be read, in light and dark mode', async ({
  restaurant,
  openDevice,
}) => {
  const diner = await openDevice(PHONE);
  await sitDown(diner, restaurant, '4');
  await choose(diner, 'Rabo de toro');
  const expectReadable = async (screen: string) => {
    for (const acento of ['#ffff00', '#000000']) {
      await restaurant.staff.changeSettings({ acento });
      for (const colorScheme of ['light', 'dark'] as const) {
        await diner.emulateMedia({ colorScheme });
        const { fill } = accentOf(acento)[colorScheme];
        await expect.poll(() => diner.evaluate(accentOfPage)).toBe(fill);
        await expectReadableColours(diner, `${screen} in ${acento}, ${colorScheme}`);
      }
    }
  };
  await expectReadable('menu');
  await openSummary(diner);
  await expectReadable('summary');
});
