import { errorMessage } from '@simplato/contract';
import { encodeBase64, encodeTableCode } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { ScanPage } from './scan-page.tsx';

const code = encodeTableCode({ tableName: '4', restaurantId: 1002, key: 'clave' });
let visit: object;
const SEATED = { identerprise: 1002, mesa: '4', razonsocial: 'Casa B', verificada: true };
let sent: unknown[] = [];
let areCookiesKept = true;

function sitAt(restaurantId: number) {
  document.cookie = `SMPLTTYPE=${encodeURIComponent(encodeBase64('CLIENTE'))}; Path=/`;
  document.cookie = `SMPLTNTRPRS=${encodeURIComponent(encodeBase64(String(restaurantId)))}; Path=/`;
}

function openPage() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ScanPage />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  visit = SEATED;
  sent = [];
  areCookiesKept = true;
  history.replaceState(null, '', `/scanqr?c=${encodeURIComponent(code)}`);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    if (areCookiesKept) sitAt(1002);
    return Response.json(visit);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['SMPLTTYPE', 'SMPLTNTRPRS']) {
    document.cookie = `${name}=; Max-Age=-1; Path=/`;
  }
});

it('seats somebody who sits nowhere as soon as it opens', async () => {
  openPage();
  await waitFor(() => expect(location.pathname).toBe('/clients/home'));
  expect(sent).toEqual([{ codigo: code }]);
});

it.each([
  ['whose the table’s tab is', { idcuenta: null, cuentaabierta: '2026-11-20T12:10:00.000Z' }],
  ['nothing of an unverified code', { idcuenta: null, cuentaabierta: null }],
])('leads to what is asked first: %s', async (_, seat) => {
  visit = { ...SEATED, ...seat };
  openPage();
  const path = seat.cuentaabierta === null ? '/clients/home' : '/clients/pedidos';
  await waitFor(() => expect(location.pathname).toBe(path));
});

it('says what to allow when the browser keeps no cookies', async () => {
  areCookiesKept = false;
  openPage();
  expect(await screen.findByText(/^Permite las cookies de esta página/)).toBeDefined();
  expect(location.pathname).toBe('/scanqr');
});

describe('a link whose visit the browser has not kept', () => {
  beforeEach(() =>
    history.replaceState(null, '', `/scanqr?c=${encodeURIComponent(code)}&cookies=no`),
  );

  it('says what to allow, and asks before it tries again', async () => {
    openPage();
    expect(await screen.findByText(/^Permite las cookies de esta página/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
    expect(await screen.findByText('¿Estás en la mesa 4?')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sentarme a la mesa' }));
    await waitFor(() => expect(location.pathname).toBe('/clients/home'));
  });

  it('says nothing of it to somebody who has a session', async () => {
    sitAt(1002);
    openPage();
    expect(await screen.findByText('¿Estás en la mesa 4?')).toBeDefined();
    expect(screen.queryByText(/^Permite las cookies/)).toBeNull();
    expect(sent).toEqual([]);
  });
});

it('asks a diner who sits in another restaurant, and seats them once when they agree', async () => {
  sitAt(1001);
  openPage();
  expect(await screen.findByText('Este enlace es de otro restaurante')).toBeDefined();
  const stay = screen.getByRole('link', { name: 'Quedarme donde estoy' });
  expect(stay.getAttribute('href')).toBe('/clients/home');
  expect(sent).toEqual([]);
  // The safe way is the first, and the page's one filled button.
  const enter = screen.getByRole('button', { name: 'Sentarme a la mesa' });
  expect(stay.compareDocumentPosition(enter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(stay.className).toContain('primary');
  const filled = screen
    .getAllByRole('button')
    .filter(({ className }) => /primary|dark/.test(className));
  expect(filled).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sentarme a la mesa' }));
  await waitFor(() => expect(location.pathname).toBe('/clients/home'));
  expect(sent).toEqual([{ codigo: code }]);
});

it('says how long somebody has to wait when too many sat down without a key', async () => {
  const message = errorMessage('too_many');
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'too_many', message }, { status: 429, headers: { 'retry-after': '40' } }),
  );
  openPage();
  const said = await screen.findByText(/Demasiados intentos/);
  expect(said.textContent).toBe(`${message} Podrás intentarlo de nuevo en 40 segundos.`);
});

it('does not ask a diner of the same restaurant', async () => {
  sitAt(1002);
  openPage();
  await waitFor(() => expect(location.pathname).toBe('/clients/home'));
  expect(sent).toEqual([{ codigo: code }]);
});

it.each([
  ['a diner of the same restaurant', () => sitAt(1002), 'Quedarme donde estoy', '/clients/home'],
  ['somebody who sits nowhere', () => undefined, 'Ir a la portada', '/'],
])('asks %s whom another site brought here', async (_, prepare, stay, stayAt) => {
  prepare();
  history.replaceState(null, '', `/scanqr?c=${encodeURIComponent(code)}&preguntar=1`);
  openPage();
  expect(await screen.findByText('¿Estás en la mesa 4?')).toBeDefined();
  expect(screen.getByRole('link', { name: stay }).getAttribute('href')).toBe(stayAt);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sentarme a la mesa' }));
  await waitFor(() => expect(sent).toEqual([{ codigo: code }]));
});

it('says if the camera is not allowed, and offers to try again', async () => {
  history.replaceState(null, '', '/scanqr');
  // How a browser answers if the user, or its settings, deny access.
  const getUserMedia = vi.fn(async () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  });
  vi.stubGlobal('isSecureContext', true);
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  openPage();
  expect(await screen.findByText('No tenemos permiso para usar la cámara')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
