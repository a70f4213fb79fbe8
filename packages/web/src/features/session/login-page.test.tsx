import { decodePasswordField } from '@simplato/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

let sent: { mail: string; password: string }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/auth/login?tipo=restaurante');
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function logIn(email: string, password: string) {
  render(<LoginPage />);
  if (email) await userEvent.type(screen.getByLabelText('Correo electrónico'), email);
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

const wrong = 'Credenciales no son válidas. Pruebe de nuevo.';

it('shows diners the way to their table, and no form', () => {
  history.replaceState(null, '', '/auth/login');
  render(<LoginPage />);
  expect(screen.getByRole('radio', { name: 'Comensales' })).toHaveProperty('checked', true);
  expect(screen.getByRole('link', { name: 'Entrar como invitado' }).getAttribute('href')).toBe(
    '/scanqr',
  );
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
});

it('asks for both fields before it asks the server', async () => {
  await logIn('', '');
  expect(await screen.findByText('El correo no puede estar vacío')).toBeDefined();
  expect(screen.getByText('La contraseña no puede estar vacía')).toBeDefined();
  expect(sent).toEqual([]);
});

it('sends a digest and never the password, and goes to the board', async () => {
  answer = () =>
    Response.json({ mail: 'Cocina@X.example', identerprise: 1001, nombreusuario: 'c' });
  await logIn('cocina@x.example', 'Comanda2026');
  await vi.waitFor(() => expect(location.pathname).toBe('/restaurants/pedidos'));
  expect(JSON.stringify(sent)).not.toContain('Comanda2026');
  expect(decodePasswordField(sent[0]?.password ?? '')).toMatchObject({ checkId: 0 });
});

it('says that the credentials are wrong, keeps what was typed and moves the focus to the message', async () => {
  answer = () => Response.json({ code: 'bad_credentials', message: wrong }, { status: 401 });
  await logIn('cocina@x.example', 'otra1234');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(wrong);
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'cocina@x.example');
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'otra1234');
});

it('refuses an answer for another address', async () => {
  answer = () => Response.json({ mail: 'otra@x.example', identerprise: 1001, nombreusuario: 'o' });
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toBe(wrong);
  expect(location.pathname).toBe('/auth/login');
});

it('does not blame the credentials when there is no answer', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con Simplato');
});

it('asks for https where the browser keeps its cryptography back', async () => {
  vi.stubGlobal('crypto', {});
  await logIn('cocina@x.example', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toContain('https');
  expect(sent).toEqual([]);
});
