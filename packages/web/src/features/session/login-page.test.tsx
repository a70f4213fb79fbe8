import { decodePasswordField } from '@simplato/contract';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';
import { useSignOut } from './sign-out.ts';

let sent: { mail: string; password: string; recordar: boolean; [field: string]: unknown }[] = [];
let answer: () => Response;
let areCookiesKept = true;

beforeEach(() => {
  sent = [];
  areCookiesKept = true;
  localStorage.clear();
  history.replaceState(null, '', '/auth/login?tipo=restaurante');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/auth/logout')) return Response.json({ ok: true });
    sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
    const response = answer();
    const type = url.endsWith('/shop/login') ? 'RESTAURANTE' : 'CLIENTE';
    if (response.ok && areCookiesKept) document.cookie = `SMPLTTYPE=${btoa(type)}; Path=/`;
    return response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['SMPLTTYPE', 'SMPLTNTRPRS', 'SMPLTMS']) {
    document.cookie = `${name}=; Max-Age=-1; Path=/`;
  }
});

async function logIn(email: string, password: string) {
  render(<LoginPage />);
  if (email) await userEvent.type(screen.getByLabelText('Correo electrónico'), email);
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

const wrong = 'Credenciales no son válidas. Pruebe de nuevo.';
const staffAnswer = { mail: 'Cocina@X.example', identerprise: 1001, nombreusuario: 'c' };
const dinerAnswer = { idusuario: 7, nombre: 'Ana', nombreusuario: 'anita', mail: 'ana@x.example' };

it('selects diners by default, and keeps what was typed when switching', async () => {
  history.replaceState(null, '', '/auth/login');
  render(<LoginPage />);
  expect(screen.getByRole('radio', { name: 'Comensales' })).toHaveProperty('checked', true);
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@x.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Restaurantes' }));
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'ana@x.example');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/auth/forgot-password?tipo=restaurante',
    '/auth/registerRestaurant',
    '/auth/register',
  ]);
});

it('checks both fields before it asks the server, and moves the focus to the first', async () => {
  await logIn('', '');
  expect(await screen.findByText('El correo no puede estar vacío')).toBeDefined();
  expect(screen.getByText('La contraseña no puede estar vacía')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')),
  );
  expect(sent).toEqual([]);
});

it('shows what is wrong with a field when it is left', async () => {
  render(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana');
  expect(screen.queryByText('El correo no cumple con el formato correcto')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('El correo no cumple con el formato correcto')).toBeDefined();
  expect(screen.queryByText('La contraseña no puede estar vacía')).toBeNull();
});

it('sends a digest instead of the password, and goes to the board', async () => {
  answer = () => Response.json(staffAnswer);
  await logIn('cocina@x.example', 'Comanda2026');
  await waitFor(() => expect(location.pathname).toBe('/restaurants/pedidos'));
  expect(JSON.stringify(sent)).not.toContain('Comanda2026');
  expect(decodePasswordField(sent[0]?.password ?? '')).toMatchObject({ checkId: 0 });
  expect(sent[0]).toMatchObject({
    mail: 'cocina@x.example',
    nombreusuario: '',
    pinacceso: '',
    esowner: 2,
    identerprise: 0,
    recordar: true,
  });
});

describe('a diner', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/auth/login');
    answer = () => Response.json(dinerAnswer);
  });

  it('goes to the scanner, and their name is stored', async () => {
    await logIn('Ana@x.example', 'Comanda2026');
    await waitFor(() => expect(location.pathname).toBe('/scanqr'));
    expect(localStorage.getItem('comensal')).toContain('"nombre":"Ana"');
  });

  it('at a table continues there', async () => {
    document.cookie = `SMPLTTYPE=${btoa('CLIENTE')}; Path=/`;
    document.cookie = `SMPLTNTRPRS=${btoa('1001')}; Path=/`;
    document.cookie = `SMPLTMS=${btoa('4')}; Path=/`;
    await logIn('ana@x.example', 'Comanda2026');
    await waitFor(() => expect(location.pathname).toBe('/clients/home'));
  });

  it('can choose not to be remembered on the device', async () => {
    render(<LoginPage />);
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@x.example');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'Comanda2026');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(sent[0]?.recordar).toBe(false));
  });
});

it('shows that the credentials are wrong, keeps the input and moves the focus to the message', async () => {
  answer = () => Response.json({ code: 'bad_credentials', message: wrong }, { status: 401 });
  await logIn('cocina@x.example', 'otra1234');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(wrong);
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'cocina@x.example');
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'otra1234');
});

it.each([
  ['1', 'Podrás intentarlo de nuevo en 1 segundo.'],
  ['59', 'Podrás intentarlo de nuevo en 59 segundos.'],
  ['60', 'Podrás intentarlo de nuevo en 1 minuto.'],
  ['181', 'Podrás intentarlo de nuevo en 4 minutos.'],
  ['3540', 'Podrás intentarlo de nuevo en 59 minutos.'],
  ['3541', 'Podrás intentarlo de nuevo en 1 hora.'],
  ['3600', 'Podrás intentarlo de nuevo en 1 hora.'],
  ['3601', 'Podrás intentarlo de nuevo en 2 horas.'],
  ['tomorrow', null],
])('says that somebody has to wait, and how long: %s', async (after, wait) => {
  const message = 'Demasiados intentos seguidos. Espera un momento.';
  answer = () =>
    Response.json(
      { code: 'too_many', message },
      { status: 429, headers: { 'retry-after': after } },
    );
  await logIn('cocina@x.example', 'otra1234');
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toBe(wait === null ? message : `${message} ${wait}`);
});

it('refuses an answer for another address', async () => {
  answer = () => Response.json({ mail: 'otra@x.example', identerprise: 1001, nombreusuario: 'o' });
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toBe(wrong);
  expect(location.pathname).toBe('/auth/login');
});

it('says what to allow if the browser keeps no cookies, and keeps what was typed', async () => {
  areCookiesKept = false;
  answer = () => Response.json(staffAnswer);
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /no guarda las cookies de Simplato/,
  );
  expect(location.pathname).toBe('/auth/login');
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'Comanda2026');
});

it('does not blame the credentials if there is no answer', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con Simplato');
});

const FAULT = 'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.';
it.each([
  [
    'an error of ours',
    () => Response.json({ code: 'server_error', message: FAULT }, { status: 500 }),
  ],
  ['a page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['an error without a body', () => new Response(null, { status: 503 })],
  ['a success without a body', () => new Response(null, { status: 200 })],
])('says beside its text that the fault may be ours: %s', async (_, faulty) => {
  answer = faulty;
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toBe(`${wrong}\n${FAULT}`);
});

it('asks for https if the browser disables its cryptography without it', async () => {
  vi.stubGlobal('crypto', {});
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toContain('https');
  expect(sent).toEqual([]);
});

it('waits for the answer to a logout, which would delete the new cookies', async () => {
  let answerLogout: (() => void) | undefined;
  const logins = vi.fn(() => Response.json(staffAnswer));
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/auth/logout')
      ? new Promise((resolve) => (answerLogout = () => resolve(Response.json({ ok: true }))))
      : Promise.resolve(logins()),
  );
  const leave = renderHook(() => useSignOut());
  act(() => leave.result.current());
  await logIn('cocina@x.example', 'Comanda2026');
  await waitFor(() => expect(answerLogout).toBeDefined());
  expect(logins).not.toHaveBeenCalled();
  answerLogout?.();
  await waitFor(() => expect(logins).toHaveBeenCalledOnce());
});
