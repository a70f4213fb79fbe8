import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptJson } from '../../http/json-bodies.ts';
import { secureHeaders } from '../../http/secure-headers.ts';
import { openSandboxStage, PUBLIC_URL } from '../../../test/sandbox-stage.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

const stage = openSandboxStage();
const MINUTE_MS = 60_000;
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  acceptJson(app);
  secureHeaders(app, PUBLIC_URL);
  await sandboxRoutes(app, stage);
  app.post('/api/otra', async () => 'no');
});
afterEach(async () => app.close());

async function open(url: string) {
  const answer = await app.inject({ url: url.replace(PUBLIC_URL, '') });
  return { ...answer, status: answer.statusCode, to: answer.headers.location, text: answer.body };
}

async function press(url: string, fields: Record<string, string>) {
  const answer = await app.inject({
    method: 'POST',
    url: url.replace(PUBLIC_URL, '').replace(/\?.*/, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, to: answer.headers.location };
}

const events = async () => [...new Set(await stage.eventsDuring(9))];

describe('the checkout page', () => {
  const checkout = (change = {}) => stage.sandbox.createCheckout(stage.charge(change));
  const stateOf = async (sessionId: string) =>
    (await stage.sandbox.readCheckout(stage.accountId, sessionId)).state;

  test('says whom, what and how much, and that no money is moved', async () => {
    const { url } = await checkout();
    const page = await open(url);
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

  test('shows hostile names as they were written', async () => {
    const name = `"><script>alert('x')</script>&amp;`;
    const accountId = await stage.activeAccount(1002, '<img src=x onerror=alert(1)>');
    const lines = [{ name, quantity: 1, unitGrossCents: 1350 }];
    const cancelUrl = `${PUBLIC_URL}/"><script>`;
    const { url } = await checkout({ accountId, lines, tipCents: 0, cancelUrl });
    const { text } = await open(url);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;');
    expect(text).not.toMatch(/<script|<img/);
  });

  test('Pagar pays and leads to the success page; pressed twice it is harmless', async () => {
    const { url, sessionId } = await checkout();
    const both = await Promise.all([1, 2].map(() => press(url, { accion: 'pagar' })));
    for (const answer of [...both, await press(url, { accion: 'pagar-tarde' })]) {
      expect(answer).toEqual({ status: 303, to: `${PUBLIC_URL}/pago?s=${sessionId}` });
    }
    expect(await stateOf(sessionId)).toBe('paid');
    expect(await events()).toHaveLength(2);
    const page = await open(url);
    expect(page.text).toContain('Este pago ya está hecho');
    expect(page.text).toContain(`href="${PUBLIC_URL}/pago?s=${sessionId}"`);
  });

  test('Rechazar la tarjeta stays on the page, which can still be paid', async () => {
    const { url, sessionId } = await checkout();
    expect((await open(url)).text).not.toContain('Tarjeta rechazada');
    const { to } = await press(url, { accion: 'rechazar' });
    const page = await open(to!);
    expect(page.text).toContain('Tarjeta rechazada. Prueba con otra.');
    expect(page.text).toContain('value="pagar"');
    expect(await stateOf(sessionId)).toBe('open');
    expect(await events()).toEqual([]);
    expect((await press(to!, { accion: 'pagar' })).to).toContain(sessionId);
    expect(await stateOf(sessionId)).toBe('paid');
  });

  test.each([
    ['pagar-tarde', 'paid', 'Este pago ya está hecho'],
    ['pagar-tarde-y-falla', 'failed', 'El banco no ha aceptado el pago'],
  ])('%s leads on at once, and the bank decides later', async (accion, ending, words) => {
    const { url, sessionId } = await checkout();
    expect((await press(url, { accion })).to).toBe(`${PUBLIC_URL}/pago?s=${sessionId}`);
    expect((await open(url)).text).toContain('El banco lo está confirmando');
    stage.advance(10_000);
    expect(await stateOf(sessionId)).toBe(ending);
    expect((await open(url)).text).toContain(words);
  });

  test('that has expired says so, and takes no payment', async () => {
    const { url, sessionId } = await checkout();
    stage.advance(60 * MINUTE_MS);
    const { to } = await press(url, { accion: 'pagar' });
    const page = await open(to!);
    expect(page.text).toContain('Esta página de pago ha caducado');
    expect(page.text).toContain('/carrito?a=1&amp;b=2');
    expect(await stateOf(sessionId)).toBe('expired');
  });

  test('of a house that may not charge any more declines', async () => {
    const { url, sessionId } = await checkout();
    await stage.setState(stage.accountId, 'restricted');
    expect((await press(url, { accion: 'pagar' })).to).toContain('?rechazada');
    expect(await stateOf(sessionId)).toBe('open');
  });

  test('of nobody is not there; a press of nothing, or of too much, does nothing', async () => {
    expect((await open('/pago-de-prueba/pago/cs_prueba_otra')).status).toBe(404);
    const { url, sessionId } = await checkout();
    for (const fields of [{}, { accion: 'regalar' }, { accion: '__proto__' }]) {
      expect((await press(url, fields as Record<string, string>)).status).toBe(303);
    }
    expect((await press(url, { accion: 'pagar', mas: 'x'.repeat(3_000) })).status).toBe(413);
    expect(await stateOf(sessionId)).toBe('open');
  });

  test('forms are taken on these pages only', async () => {
    expect((await press('/api/otra', { a: 'b' })).status).toBe(415);
  });
});

describe('the onboarding page', () => {
  const returnUrl = `${PUBLIC_URL}/vuelta`;
  const refreshUrl = `${PUBLIC_URL}/otra-vez`;
  let accountId: string;

  beforeEach(async () => {
    const owner = { restaurantId: 1002, email: 'b@b.es', legalName: '<b>El Puerto</b>' };
    accountId = await stage.sandbox.createAccount(owner);
  });

  const link = () => stage.sandbox.createAccountLink({ accountId, returnUrl, refreshUrl });
  const tokenOf = (url: string) => new URL(url).searchParams.get('enlace')!;
  const stateOf = () => stage.sandbox.readAccount(accountId);

  /** Follows a fresh link and presses one button of the page. */
  async function choose(accion: string) {
    const url = await link();
    const page = await open(url);
    expect(page.text).toContain(`value="${accion}"`);
    expect(await press(url, { accion, enlace: tokenOf(url) })).toEqual({
      status: 303,
      to: returnUrl,
    });
    return stateOf();
  }

  const updated = () => [`account.updated account ${accountId}`];

  test('ends active, in review or unfinished, and each is told', async () => {
    expect(await choose('dejar')).toBe('unfinished');
    expect(await events()).toEqual(updated());
    expect(await choose('revisar')).toBe('in-review');
    expect(await choose('aprobar')).toBe('active');
    expect(await choose('restringir')).toBe('restricted');
    expect(await choose('terminar')).toBe('active');
    expect(await events()).toEqual(updated());
  });

  test('Desconectar ends the connection; a new onboarding makes a new account', async () => {
    await choose('terminar');
    await events();
    expect(await choose('desconectar')).toBe('none');
    expect(await events()).toEqual([`account.application.deauthorized account ${accountId}`]);
    const owner = { restaurantId: 1002, email: 'b@b.es', legalName: 'El Puerto' };
    expect(await stage.sandbox.createAccount(owner)).not.toBe(accountId);
  });

  test('a link works once and for five minutes; then it asks for another', async () => {
    const once = await link();
    expect((await open(once)).status).toBe(200);
    expect(await open(once)).toMatchObject({ status: 303, to: refreshUrl });
    const old = await link();
    stage.advance(5 * MINUTE_MS);
    expect(await open(old)).toMatchObject({ status: 303, to: refreshUrl });
    const never = { accion: 'terminar', enlace: tokenOf(old) };
    expect(await press(old, never)).toEqual({ status: 303, to: refreshUrl });
    expect(await stateOf()).toBe('unfinished');
  });

  test('a form that is sent twice chooses once; one left open too long asks for a new link', async () => {
    const url = await link();
    await open(url);
    const enlace = tokenOf(url);
    await press(url, { accion: 'revisar', enlace });
    expect((await press(url, { accion: 'aprobar', enlace })).to).toBe(returnUrl);
    expect(await stateOf()).toBe('in-review');
    const slow = await link();
    await open(slow);
    stage.advance(31 * MINUTE_MS);
    const late = { accion: 'aprobar', enlace: tokenOf(slow) };
    expect((await press(slow, late)).to).toBe(refreshUrl);
    expect(await stateOf()).toBe('in-review');
  });

  test('without a link it offers nothing before the onboarding, and is the panel after it', async () => {
    const panel = `/pago-de-prueba/cuenta/${accountId}`;
    expect((await open(panel)).text).not.toContain('<button');
    await press(panel, { accion: 'terminar' });
    expect(await stateOf()).toBe('unfinished');
    await choose('revisar');
    expect((await open(panel)).text).toContain('Aprobar la cuenta');
    expect((await press(panel, { accion: 'aprobar' })).to).toBe(returnUrl);
    expect(await stateOf()).toBe('active');
  });

  test('shows a hostile name as it was written, and is of one account only', async () => {
    const url = await link();
    const other = url.replace(accountId, stage.accountId);
    expect((await open(other)).status).toBe(404);
    const stolen = { accion: 'terminar', enlace: tokenOf(url) };
    expect((await press(other, stolen)).status).toBe(404);
    expect((await open('/pago-de-prueba/cuenta/acct_prueba_otra')).status).toBe(404);
    const fresh = await open(url);
    expect(fresh.text).toContain('&lt;b&gt;El Puerto&lt;/b&gt;');
    expect(fresh.text).not.toContain('<b>');
  });
});
