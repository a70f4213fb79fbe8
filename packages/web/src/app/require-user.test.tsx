import { enterTable } from '@simplato/contract/endpoints';
import { changeStaff, listOrders, listStaff } from '@simplato/contract/staff-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { announceSessionChange } from '../api/session-changes.ts';
import { untilSignedOut } from '../features/session/end-session.ts';
import { openSession } from '../features/session/open-session.ts';
import { forgetSession } from '../features/session/session-store.ts';
import { writeCookie } from '../storage/cookies.ts';
import { RequireUser } from './require-user.tsx';

const COOKIES = ['SMPLTTYPE', 'SMPLTNTRPRS', 'SMPLTSRNM', 'SMPLTMS'];
let answer: () => Response;

function become(type: string, restaurantId = '1001', userName = 'cocina') {
  const values = [type, restaurantId, userName];
  values.forEach((value, index) => {
    writeCookie(`${COOKIES[index]}=${encodeURIComponent(btoa(value))}; Path=/`);
  });
}

beforeEach(() => {
  history.replaceState(null, '', '/restaurants/cuenta');
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(async () => {
  await untilSignedOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of COOKIES) writeCookie(`${name}=; Max-Age=-1; Path=/`);
  document.documentElement.removeAttribute('data-kept');
});

function draw() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequireUser type="RESTAURANTE">
        <input aria-label="Nota" />
      </RequireUser>
    </QueryClientProvider>,
  );
}

const sessionOver = () => Response.json({ code: 'no_session', message: 'Fin' }, { status: 401 });

async function fail(endpoint: typeof changeStaff | typeof listStaff | typeof listOrders) {
  await act(async () => {
    await call(endpoint).catch(() => undefined);
  });
}

it.each([
  ['nobody', () => undefined],
  ['a diner', () => become('CLIENTE')],
  ['staff of no restaurant', () => become('RESTAURANTE', '')],
])('redirects %s to the start page, draws nothing and deletes the cookies', (_, enter) => {
  enter();
  draw();
  expect(screen.queryByLabelText('Nota')).toBeNull();
  expect(location.pathname).toBe('/');
  expect(document.cookie).not.toContain('SMPLTTYPE');
});

it('leads a diner back to their code if the browser shows nothing of the visit it opened', () => {
  history.replaceState(null, '', '/clients/home?c=NC0xMDAx%3D');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequireUser type="CLIENTE">
        <p>Privado</p>
      </RequireUser>
    </QueryClientProvider>,
  );
  expect(`${location.pathname}${location.search}`).toBe('/scanqr?c=NC0xMDAx%3D&cookies=no');
  expect(screen.queryByText('Privado')).toBeNull();
});

describe('what a late answer has kept of a visit that is over', () => {
  beforeEach(() => {
    become('RESTAURANTE');
    draw();
    for (const name of COOKIES) writeCookie(`${name}=; Max-Age=-1; Path=/`);
    localStorage.setItem('cuentaMesa', '57');
  });

  it('is dropped where another tab has logged out', async () => {
    const other = new BroadcastChannel('simplato-session');
    other.postMessage('left');
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    other.close();
  });

  it('is kept for the next where the session has ended by itself', () => {
    act(() => announceSessionChange('changed', 'left'));
    expect(Object.keys(localStorage)).toEqual(['cuentaMesa']);
    localStorage.clear();
  });
});

describe('the session of somebody whose role does not match', () => {
  function listenForCalls() {
    const paths: string[] = [];
    let answerLogout = () => undefined as void;
    vi.stubGlobal('fetch', async (url: string) => {
      paths.push(url);
      if (url === '/api/auth/logout') {
        await new Promise<void>((resolve) => (answerLogout = resolve));
        return Response.json({ ok: true });
      }
      become('CLIENTE');
      return Response.json({ identerprise: 1001, mesa: '4', razonsocial: 'x', verificada: true });
    });
    return { paths, answerLogout: () => answerLogout() };
  }

  it('ends on the server too, before another one begins', async () => {
    const { paths, answerLogout } = listenForCalls();
    become('CLIENTE');
    draw();
    const entered = openSession(enterTable, { body: { codigo: 'NC0xMDAx' } });
    await waitFor(() => expect(paths).toEqual(['/api/auth/logout']));
    expect(document.cookie).not.toContain('SMPLTFIN');
    answerLogout();
    await entered;
    expect(paths).toEqual(['/api/auth/logout', '/api/client/mesa']);
  });

  it('is nothing to end for a visitor who has none', async () => {
    const { paths } = listenForCalls();
    draw();
    await openSession(enterTable, { body: { codigo: 'NC0xMDAx' } });
    expect(paths).toEqual(['/api/client/mesa']);
  });
});

it.each([
  ['a network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['an answer', () => document.documentElement.toggleAttribute('data-kept', true)],
])(
  'without %s, redirects a diner to the start page too, but keeps their session at the table',
  (_, lose) => {
    lose();
    become('CLIENTE');
    draw();
    expect(screen.queryByLabelText('Nota')).toBeNull();
    expect(location.pathname).toBe('/');
    expect(document.cookie).toContain('SMPLTTYPE');
  },
);

it('tells a diner who returns from paying without a session that the payment is taken care of', async () => {
  history.replaceState(null, '', '/clients/pago?pedido=12&sesion=cs_1');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequireUser type="CLIENTE">
        <p>Privado</p>
      </RequireUser>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Nos ocupamos de tu pago')).toBeDefined();
  expect(screen.getByText('12')).toBeDefined();
  expect(screen.queryByText('Privado')).toBeNull();
  expect(screen.getByRole('link', { name: 'Escanear mi mesa' })).toBeDefined();
});

// The first successful call: from then on the page counts as allowed in.
it('redirects to the start page if no call ever succeeded, as with forged cookies', async () => {
  become('RESTAURANTE');
  draw();
  answer = sessionOver;
  await fail(listStaff);
  expect(location.pathname).toBe('/');
  expect(screen.queryByText('Tu sesión ha terminado')).toBeNull();
});

/** Types a note, lets the session end, and logs in over the page. */
async function logInOnTop(userName: string) {
  become('RESTAURANTE');
  draw();
  answer = () => Response.json([]);
  await act(async () => void (await call(listStaff)));
  await userEvent.type(screen.getByLabelText('Nota'), 'a medias');
  answer = sessionOver;
  await fail(changeStaff);
  expect(await screen.findByText('Tu sesión ha terminado')).toBeDefined();
  // The page sends other requests meanwhile, as a board does every few seconds.
  await fail(listOrders);
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');
  // Elsewhere, or what was typed would be lost.
  const forgot = screen.getByRole('link', { name: /olvidado/, hidden: true });
  expect(forgot.getAttribute('href')).toBe('/auth/forgot-password?tipo=restaurante');
  expect(forgot.getAttribute('target')).toBe('_blank');

  answer = () => {
    become('RESTAURANTE', '1001', userName);
    return Response.json({ mail: 'c@x.example', identerprise: 1001, nombreusuario: userName });
  };
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'c@x.example');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Comanda2026');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Tu sesión ha terminado')).toBeNull());
}

it('asks for a login over the page when a session ends, and keeps what was typed', async () => {
  await logInOnTop('cocina');
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');
});

it('clears what one person typed if another one logs in over the page', async () => {
  await logInOnTop('barra');
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', '');
});

it('ignores a late 401 of the previous session after a new login', async () => {
  await logInOnTop('cocina');
  // Requested while the login was open, by the same person in the same restaurant: only the time
  // differs.
  let answerLate: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answerLate = resolve)));
  const late = call(listStaff).catch((error: unknown) => error);
  act(() => announceSessionChange());
  await act(async () => {
    answerLate(sessionOver());
    await late;
  });
  expect(screen.queryByText('Tu sesión ha terminado')).toBeNull();
  expect(document.cookie).toContain('SMPLTTYPE');
});

it('keeps what was typed when the user’s own name changes', async () => {
  become('RESTAURANTE');
  draw();
  await userEvent.type(screen.getByLabelText('Nota'), 'a medias');
  become('RESTAURANTE', '1001', 'jefa');
  act(() => announceSessionChange());
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');
});

it('redirects to the start page after a logout, also in another tab', () => {
  become('RESTAURANTE');
  draw();
  act(() => forgetSession('left'));
  expect(location.pathname).toBe('/');
});

it('keeps the cookies of somebody who logged in through another tab', () => {
  become('RESTAURANTE');
  draw();
  become('CLIENTE');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(location.pathname).toBe('/');
  expect(document.cookie).toContain('SMPLTTYPE');
});
