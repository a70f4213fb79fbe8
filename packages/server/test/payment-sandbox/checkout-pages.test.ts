import { describe, expect, test } from 'vitest';
import { openSandboxPages } from '../sandbox-pages.ts';
import { openSandboxTestApp, PUBLIC_URL } from '../sandbox-test-app.ts';

const testApp = openSandboxTestApp();
const pages = openSandboxPages(testApp);
const MINUTE_MS = 60_000;

const events = async () => [...new Set(await testApp.eventsDuring(9))];

describe('the checkout page', () => {
  const checkout = (change = {}) => testApp.sandbox.createCheckout(testApp.charge(change));
  const stateOf = async (sessionId: string) =>
    (await testApp.sandbox.readCheckout(testApp.accountId, sessionId)).state;

  test('shows who is paid, for what and how much, and that no money is moved', async () => {
    const { url } = await checkout();
    const page = await pages.open(url);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    for (const words of ['Pago de prueba', 'no se mueve dinero', 'La Venta', 'Croquetas']) {
      expect(page.text).toContain(words);
    }
    for (const amount of ['11,00', '1,50', 'Propina', '1,00', '13,50']) {
      expect(page.text).toContain(amount);
    }
    expect(page.text).toContain(`href="${PUBLIC_URL}/carrito?a=1&amp;b=2"`);
    expect(page.text).not.toMatch(/<script|style=|<style/);
  });

  test('escapes markup in names', async () => {
    const name = `"><script>alert('x')</script>&amp;`;
    const accountId = await testApp.activeAccount(1002, '<img src=x onerror=alert(1)>');
    const lines = [{ name, quantity: 1, unitGrossCents: 1350 }];
    const cancelUrl = `${PUBLIC_URL}/"><script>`;
    const { url } = await checkout({ accountId, lines, tipCents: 0, cancelUrl });
    const { text } = await pages.open(url);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;');
    expect(text).not.toMatch(/<script|<img/);
  });

  test('Pagar pays and leads to the success page; pressed twice, it pays once', async () => {
    const { url, sessionId } = await checkout();
    const both = await Promise.all([1, 2].map(() => pages.press(url, { accion: 'pagar' })));
    for (const answer of [...both, await pages.press(url, { accion: 'pagar-tarde' })]) {
      expect(answer).toEqual({ status: 303, to: `${PUBLIC_URL}/pago?s=${sessionId}` });
    }
    expect(await stateOf(sessionId)).toBe('paid');
    expect(await events()).toHaveLength(2);
    const page = await pages.open(url);
    expect(page.text).toContain('Este pago ya está hecho');
    expect(page.text).toContain(`href="${PUBLIC_URL}/pago?s=${sessionId}"`);
  });

  test('Rechazar la tarjeta stays on the page, which can still be paid', async () => {
    const { url, sessionId } = await checkout();
    expect((await pages.open(url)).text).not.toContain('Tarjeta rechazada');
    const { to } = await pages.press(url, { accion: 'rechazar' });
    const page = await pages.open(to!);
    expect(page.text).toContain('Tarjeta rechazada. Prueba con otra.');
    expect(page.text).toContain('value="pagar"');
    expect(await stateOf(sessionId)).toBe('open');
    expect(await events()).toEqual([]);
    expect((await pages.press(to!, { accion: 'pagar' })).to).toContain(sessionId);
    expect(await stateOf(sessionId)).toBe('paid');
  });

  test.each([
    ['pagar-tarde', 'paid', 'Este pago ya está hecho'],
    ['pagar-tarde-y-falla', 'failed', 'El banco no ha aceptado el pago'],
  ])('%s redirects at once, and the bank decides later', async (accion, ending, words) => {
    const { url, sessionId } = await checkout();
    expect((await pages.press(url, { accion })).to).toBe(`${PUBLIC_URL}/pago?s=${sessionId}`);
    expect((await pages.open(url)).text).toContain('El banco lo está confirmando');
    testApp.advance(10_000);
    expect(await stateOf(sessionId)).toBe(ending);
    expect((await pages.open(url)).text).toContain(words);
  });

  test('says so once it has expired, and accepts no payment', async () => {
    const { url, sessionId } = await checkout();
    testApp.advance(60 * MINUTE_MS);
    const { to } = await pages.press(url, { accion: 'pagar' });
    const page = await pages.open(to!);
    expect(page.text).toContain('Esta página de pago ha caducado');
    expect(page.text).toContain('/carrito?a=1&amp;b=2');
    expect(await stateOf(sessionId)).toBe('expired');
  });

  test('declines if the restaurant may not charge any more', async () => {
    const { url, sessionId } = await checkout();
    await testApp.setState(testApp.accountId, 'restricted');
    expect((await pages.press(url, { accion: 'pagar' })).to).toContain('?rechazada');
    expect(await stateOf(sessionId)).toBe('open');
  });

  test('is a 404 for an unknown id; a form without a button, or too large, does nothing', async () => {
    expect((await pages.open('/pago-de-prueba/pago/cs_prueba_otra')).status).toBe(404);
    const { url, sessionId } = await checkout();
    for (const fields of [{}, { accion: 'regalar' }, { accion: '__proto__' }]) {
      expect((await pages.press(url, fields as Record<string, string>)).status).toBe(303);
    }
    expect((await pages.press(url, { accion: 'pagar', mas: 'x'.repeat(3_000) })).status).toBe(413);
    expect(await stateOf(sessionId)).toBe('open');
  });

  test('form bodies are accepted on these pages only', async () => {
    expect((await pages.press('/api/otra', { a: 'b' })).status).toBe(415);
  });
});
