import { changeStaff, listOrders, listStaff } from '@simplato/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { announceSessionChange } from '../api/session-changes.ts';
import { forgetSession } from '../features/session/session-store.ts';
import { RequireUser } from './require-user.tsx';

const COOKIES = ['SMPLTTYPE', 'SMPLTNTRPRS', 'SMPLTSRNM', 'SMPLTMS'];
let answer: () => Response;

function become(type: string, restaurantId = '1001', userName = 'cocina') {
  const values = [type, restaurantId, userName];
  values.forEach((value, index) => {
    document.cookie = `${COOKIES[index]}=${encodeURIComponent(btoa(value))}; Path=/`;
  });
}

beforeEach(() => {
  history.replaceState(null, '', '/restaurants/cuenta');
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of COOKIES) document.cookie = `${name}=; Max-Age=-1; Path=/`;
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
  ['staff of no house', () => become('RESTAURANTE', '')],
])('sends %s home, draws nothing and drops the cookies', (_, enter) => {
  enter();
  draw();
  expect(screen.queryByLabelText('Nota')).toBeNull();
  expect(location.pathname).toBe('/');
  expect(document.cookie).not.toContain('SMPLTTYPE');
});

it.each([
  ['a network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['an answer', () => document.documentElement.toggleAttribute('data-kept', true)],
])('without %s sends a diner home too, and they still sit at their table', (_, lose) => {
  lose();
  become('CLIENTE');
  draw();
  expect(screen.queryByLabelText('Nota')).toBeNull();
  expect(location.pathname).toBe('/');
  expect(document.cookie).toContain('SMPLTTYPE');
});

it('tells who comes back from paying to no session that it is taken care of', async () => {
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
it('leaves when nobody was ever let in: the mirror was made up', async () => {
  become('RESTAURANTE');
  draw();
  answer = sessionOver;
  await fail(listStaff);
  expect(location.pathname).toBe('/');
  expect(screen.queryByText('Tu sesión ha terminado')).toBeNull();
});

/** Somebody types, the session ends, and somebody logs in over the page. */
async function logInOnTop(userName: string) {
  become('RESTAURANTE');
  draw();
  answer = () => Response.json([]);
  await act(async () => void (await call(listStaff)));
  await userEvent.type(screen.getByLabelText('Nota'), 'a medias');
  answer = sessionOver;
  await fail(changeStaff);
  expect(await screen.findByText('Tu sesión ha terminado')).toBeDefined();
  // Other requests of the page meanwhile, as a board makes every few seconds.
  await fail(listOrders);
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');

  answer = () => {
    become('RESTAURANTE', '1001', userName);
    return Response.json({ mail: 'c@x.example', identerprise: 1001, nombreusuario: userName });
  };
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'c@x.example');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Comanda2026');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Tu sesión ha terminado')).toBeNull());
}

it('asks for the login on top when a session ends, and then goes on with what was typed', async () => {
  await logInOnTop('cocina');
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');
});

it('leaves nothing of what one person typed to another who logs in on top', async () => {
  await logInOnTop('barra');
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', '');
});

it('ends nothing when a call of the session before is answered after somebody has logged in', async () => {
  await logInOnTop('cocina');
  // Requested while the login was open, by the same person in the same house: only the time
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

it('keeps what is typed while the own name changes', async () => {
  become('RESTAURANTE');
  draw();
  await userEvent.type(screen.getByLabelText('Nota'), 'a medias');
  become('RESTAURANTE', '1001', 'jefa');
  act(() => announceSessionChange());
  expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'a medias');
});

it('leaves when somebody logs out, also in another tab', () => {
  become('RESTAURANTE');
  draw();
  act(() => forgetSession('left'));
  expect(location.pathname).toBe('/');
});

it('leaves the cookies of whoever came in through another tab', () => {
  become('RESTAURANTE');
  draw();
  become('CLIENTE');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(location.pathname).toBe('/');
  expect(document.cookie).toContain('SMPLTTYPE');
});
