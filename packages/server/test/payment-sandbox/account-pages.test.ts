import { beforeEach, describe, expect, test } from 'vitest';
import { openSandboxPages } from '../sandbox-pages.ts';
import { openSandboxTestApp, PUBLIC_URL } from '../sandbox-test-app.ts';

const testApp = openSandboxTestApp();
const pages = openSandboxPages(testApp);
const MINUTE_MS = 60_000;

const events = async () => [...new Set(await testApp.eventsDuring(9))];

describe('the onboarding page', () => {
  const returnUrl = `${PUBLIC_URL}/vuelta`;
  const refreshUrl = `${PUBLIC_URL}/otra-vez`;
  let accountId: string;

  beforeEach(async () => {
    const owner = {
      restaurantId: 1002,
      key: 'acct-1002',
      tries: 0,
      email: 'b@b.es',
      legalName: '<b>El Puerto</b>',
    };
    accountId = await testApp.sandbox.createAccount(owner);
  });

  const link = () => testApp.sandbox.createAccountLink({ accountId, returnUrl, refreshUrl });
  const tokenOf = (url: string) => new URL(url).searchParams.get('enlace')!;
  const stateOf = () => testApp.sandbox.readAccount(accountId);

  /** Opens a new link and presses one of the page's buttons. */
  async function choose(accion: string) {
    const url = await link();
    const page = await pages.open(url);
    expect(page.text).toContain(`value="${accion}"`);
    expect(await pages.press(url, { accion, enlace: tokenOf(url) })).toEqual({
      status: 303,
      to: returnUrl,
    });
    return stateOf();
  }

  const updated = () => [`account.updated account ${accountId}`];

  test('ends active, in review or unfinished, and an event reports it', async () => {
    expect(await choose('dejar')).toBe('unfinished');
    expect(await events()).toEqual(updated());
    expect(await choose('revisar')).toBe('in-review');
    expect(await choose('aprobar')).toBe('active');
    expect(await choose('restringir')).toBe('restricted');
    expect(await choose('terminar')).toBe('active');
    expect(await events()).toEqual(updated());
  });

  test('Desconectar ends the connection for good', async () => {
    await choose('terminar');
    await events();
    expect(await choose('desconectar')).toBe('disconnected');
    expect(await events()).toEqual([`account.application.deauthorized account ${accountId}`]);
    expect((await pages.open(`/pago-de-prueba/cuenta/${accountId}`)).text).not.toContain('<button');
  });

  test('a link works once and for five minutes; then it asks for another', async () => {
    const once = await link();
    expect((await pages.open(once)).status).toBe(200);
    expect(await pages.open(once)).toMatchObject({ status: 303, to: refreshUrl });
    const old = await link();
    testApp.advance(5 * MINUTE_MS);
    expect(await pages.open(old)).toMatchObject({ status: 303, to: refreshUrl });
    const never = { accion: 'terminar', enlace: tokenOf(old) };
    expect(await pages.press(old, never)).toEqual({ status: 303, to: refreshUrl });
    expect(await stateOf()).toBe('unfinished');
  });

  test('a form sent twice counts once; one left open too long leads to a new link', async () => {
    const url = await link();
    await pages.open(url);
    const enlace = tokenOf(url);
    await pages.press(url, { accion: 'revisar', enlace });
    expect((await pages.press(url, { accion: 'aprobar', enlace })).to).toBe(returnUrl);
    expect(await stateOf()).toBe('in-review');
    const slow = await link();
    await pages.open(slow);
    testApp.advance(31 * MINUTE_MS);
    const late = { accion: 'aprobar', enlace: tokenOf(slow) };
    expect((await pages.press(slow, late)).to).toBe(refreshUrl);
    expect(await stateOf()).toBe('in-review');
  });

  test('without a link, it offers nothing before the onboarding, and is the account’s panel after it', async () => {
    const panel = `/pago-de-prueba/cuenta/${accountId}`;
    expect((await pages.open(panel)).text).not.toContain('<button');
    await pages.press(panel, { accion: 'terminar' });
    expect(await stateOf()).toBe('unfinished');
    await choose('revisar');
    expect((await pages.open(panel)).text).toContain('Aprobar la cuenta');
    expect((await pages.press(panel, { accion: 'aprobar' })).to).toBe(returnUrl);
    expect(await stateOf()).toBe('active');
  });

  test('escapes markup in the name, and accepts no link of another account', async () => {
    const url = await link();
    const other = url.replace(accountId, testApp.accountId);
    expect((await pages.open(other)).status).toBe(404);
    const stolen = { accion: 'terminar', enlace: tokenOf(url) };
    expect((await pages.press(other, stolen)).status).toBe(404);
    expect((await pages.open('/pago-de-prueba/cuenta/acct_prueba_otra')).status).toBe(404);
    const fresh = await pages.open(url);
    expect(fresh.text).toContain('&lt;b&gt;El Puerto&lt;/b&gt;');
    expect(fresh.text).not.toContain('<b>');
  });
});
