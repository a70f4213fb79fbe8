import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

let sent: { path: string; body: Record<string, string> }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ message: 'hecho', mail: 'ana@x.example' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ path: url.replace('/api', ''), body: JSON.parse(init.body as string) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (address: string) => history.replaceState(null, '', address);

async function ask(side: string, email: string) {
  render(<ForgotPasswordPage />);
  await userEvent.click(screen.getByRole('radio', { name: side }));
  if (email) await userEvent.type(screen.getByLabelText('Correo electrónico'), email);
  await userEvent.click(screen.getByRole('button', { name: `Cambiar Contraseña ${side}` }));
}

it.each([
  ['RESTAURANTES', '/auth/forgot-password'],
  ['COMENSALES', '/auth/forgot-password-comensales'],
])('asks for the mail of %s and hides the form', async (side, path) => {
  open('/auth/forgot-password');
  await ask(side, 'ana@x.example');
  expect(
    await screen.findByText(
      'Se ha enviado un correo con instrucciones para restablecer la contraseña.',
    ),
  ).toBeDefined();
  expect(sent).toEqual([{ path, body: { email: 'ana@x.example' } }]);
  expect(screen.queryByLabelText('Correo electrónico')).toBeNull();
});

it('is for diners unless the address says otherwise', () => {
  open('/auth/forgot-password');
  render(<ForgotPasswordPage />);
  expect(screen.getByRole('radio', { name: 'COMENSALES' })).toHaveProperty('checked', true);
});

it('shows an invalid address at its field, and does not keep loading', async () => {
  open('/auth/forgot-password');
  await ask('COMENSALES', 'ana');
  expect(await screen.findByText('El correo no cumple con el formato correcto')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(sent).toEqual([]);
});

it.each([
  ['server_error', 500, 'Ha ocurrido un error. Inténtalo de nuevo.'],
  ['too_many', 429, 'Espera.'],
])('shows the error %s and keeps the address', async (code, status, text) => {
  open('/auth/forgot-password');
  answer = () => Response.json({ code, message: 'Espera.' }, { status });
  await ask('COMENSALES', 'ana@x.example');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'ana@x.example');
});

async function choose(password: string, confirmation: string) {
  open('/reset-password?token=abc');
  render(<ResetPasswordPage side="staff" />);
  const type = async (label: string, text: string) => {
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  };
  await type('Nueva contraseña', password);
  await type('Repite la nueva contraseña', confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nueva contraseña' }));
}

it.each([
  ['', '', 'Todos los campos son obligatorios'],
  ['Comanda2026', '', 'Todos los campos son obligatorios'],
  ['Comanda2026', 'Comanda2027', 'Las contraseñas no coinciden'],
  ['corta1', 'corta1', 'La contraseña debe de tener al menos 8 caracteres y tener un número'],
])('refuses %j and %j', async (password, confirmation, text) => {
  await choose(password, confirmation);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('saves a new password, confirms it, and goes to the right side of the login', async () => {
  await choose('Comanda2026', 'Comanda2026');
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeDefined();
  expect(sent[0]).toMatchObject({ path: '/auth/reset-password', body: { token: 'abc' } });
  expect(JSON.stringify(sent)).not.toContain('Comanda2026');
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/auth/login?tipo=restaurante'),
  );
});

it.each([
  [
    'an old link',
    () => Response.json({ code: 'bad_token', message: 'Caducado.' }, { status: 400 }),
    'Caducado.',
  ],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Error al actualizar contraseña',
  ],
])('shows the error after %s and keeps what was typed', async (_, result, text) => {
  answer = result;
  await choose('Comanda2026', 'Comanda2026');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Nueva contraseña')).toHaveProperty('value', 'Comanda2026');
});

it.each([
  ['staff', '/reset-password'],
  ['staff', '/reset-password?token='],
  ['diner', '/reset-password-comensales'],
  ['diner', '/reset-password-comensales?token='],
] as const)('redirects to the start page without a token: %s, %s', (side, address) => {
  open(address);
  render(<ResetPasswordPage side={side} />);
  expect(location.pathname).toBe('/');
});

it('confirms an address once, even if effects run twice', async () => {
  open('/auth/confirmar-correo?token=abc');
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ConfirmEmailPage />
      </QueryClientProvider>
    </StrictMode>,
  );
  expect(await screen.findByText('Desde ahora entras con ana@x.example.')).toBeDefined();
  expect(sent).toHaveLength(1);
});
