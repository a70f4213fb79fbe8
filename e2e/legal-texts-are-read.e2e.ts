import { expectNoBarriers } from './fixtures/barriers.ts';
import { expect, test } from './fixtures/test.ts';

const TEXTS = {
  'Quiénes somos': 'Simplato se hace en Aranjuez, Madrid.',
  'Términos y condiciones': 'un 3,4 % del importe del pedido más 0,25 € por operación',
  'Política de privacidad': 'nosotros no guardamos datos de tarjetas',
  'Política de cookies': 'En vigor desde 2025.',
};

for (const address of ['/', '/auth/login']) {
  test(`the four legal texts open from the foot of ${address}, and close`, async ({
    openPhone,
  }) => {
    const phone = await openPhone({ reducedMotion: 'reduce' });
    await phone.goto(address);
    for (const [title, words] of Object.entries(TEXTS)) {
      const link = phone.getByRole('button', { name: title });
      await link.tap();
      const dialog = phone.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(words);
      await expectNoBarriers(phone, title);
      await dialog.getByRole('button', { name: 'Cerrar' }).last().tap();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });
}
