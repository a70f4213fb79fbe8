import { changeDinerPassword } from '@simplato/contract/account-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CloseRestaurant } from './close-restaurant.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DinerDetailsForm } from './diner-details-form.tsx';
import { StaffAccountPage } from './staff-account-page.tsx';
import { StaffDetailsForm } from './staff-details-form.tsx';

const ANA = { idusuario: 7, nombre: 'Ana', nombreusuario: 'anita', mail: 'ana@x.example' };
const COOKIES = { SMPLTTYPE: 'RESTAURANTE', SMPLTNTRPRS: '1001', SMPLTSRNM: 'cocina' };

let sent: { path: string; body: Record<string, string> }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  for (const [name, value] of Object.entries(COOKIES)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json({ solicitada: null });
    sent.push({ path: url.replace('/api', ''), body: JSON.parse(init.body as string) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

function draw(form: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>{form}</ToastProvider>
    </QueryClientProvider>,
  );
}

async function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = screen.getByLabelText(label);
    await userEvent.clear(input);
    await userEvent.type(input, text);
  }
}

const press = async (name: string) =>
  await userEvent.click(screen.getByRole('button', { name, hidden: true }));

const refuse = (code: string, message: string, status: number) => () =>
  Response.json({ code, message }, { status });

it('saves a diner’s changes and confirms them', async () => {
  draw(<DinerDetailsForm account={ANA} />);
  answer = () => Response.json({ ...ANA, nombre: 'Ana María' });
  await fill({ Nombre: 'Ana María' });
  await press('Guardar cambios');
  expect(await screen.findByText('Cambios guardados')).toBeDefined();
  expect(sent).toEqual([
    {
      path: '/client/cuenta',
      body: { nombre: 'Ana María', nombreusuario: 'anita', mail: 'ana@x.example' },
    },
  ]);
  expect(localStorage.getItem('comensal')).toContain('Ana María');
});

it('shows the pending address, so that saving again does not cancel it', () => {
  draw(<DinerDetailsForm account={{ ...ANA, mailpendiente: 'nueva@x.example' }} />);
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'nueva@x.example');
});

it('asks for the password only with a new address, and never sends it in plain text', async () => {
  draw(<DinerDetailsForm account={{ ...ANA, mailpendiente: 'espera@x.example' }} />);
  const label = 'Tu contraseña, para cambiar el correo';
  for (const known of ['ANA@x.example', 'Espera@x.example']) {
    await fill({ 'Correo electrónico': known });
    expect(screen.queryByLabelText(label)).toBeNull();
  }
  await fill({ 'Correo electrónico': 'nueva@x.example' });
  await press('Guardar cambios');
  expect(await screen.findByText('La contraseña no puede estar vacía')).toBeDefined();
  expect(sent).toEqual([]);

  answer = refuse('wrong_password', 'La contraseña actual no es correcta.', 403);
  await fill({ [label]: 'Comanda2025' });
  await press('Guardar cambios');
  expect(await screen.findByText('La contraseña actual no es correcta.')).toBeDefined();
  expect(screen.getByLabelText('Correo electrónico')).toHaveProperty('value', 'nueva@x.example');

  answer = () => Response.json({ ...ANA, mailpendiente: 'nueva@x.example' });
  await fill({ [label]: 'Comanda2026' });
  await press('Guardar cambios');
  expect(await screen.findByText('Cambios guardados')).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body['password']).toMatch(/^[\w+/]+=*$/);
  expect(JSON.stringify(sent)).not.toMatch(/Comanda202/);
});

it('checks the fields before it asks the server', async () => {
  draw(<DinerDetailsForm account={ANA} />);
  await fill({ Nombre: 'A1', 'Nombre de usuario': 'ana', 'Correo electrónico': 'ana@' });
  await press('Guardar cambios');
  for (const text of [
    'El nombre no puede contener números',
    'El usuario debe tener al menos 5 caracteres',
    'El correo no cumple con el formato correcto',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
  expect(sent).toEqual([]);
});

it('shows at the field that a staff username is taken, and keeps the input', async () => {
  const account = {
    username: 'cocina',
    email: 'cocina@x.example',
    pendingEmail: null,
    isOwner: true,
    hasPin: false,
    isPinRemoved: false,
  };
  draw(<StaffDetailsForm restaurantId={1001} account={account} onChanged={() => undefined} />);
  const taken = 'El nombre de usuario ya existe, por favor use otro..';
  answer = refuse('username_taken', taken, 409);
  await fill({ 'Nombre de usuario': 'jefa-de-cocina' });
  await press('Guardar cambios');
  expect(await screen.findByText(taken)).toBeDefined();
  const field = screen.getByLabelText('Nombre de usuario');
  expect(field).toHaveProperty('value', 'jefa-de-cocina');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('sends neither password in plain text, and empties both fields', async () => {
  draw(<ChangePasswordForm endpoint={changeDinerPassword} email={ANA.mail} />);
  answer = () => Response.json({ message: 'hecho' });
  await fill({ 'Contraseña actual': 'Comanda2026', 'Nueva contraseña': 'Servilleta7' });
  await press('Cambiar contraseña');
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeDefined();
  expect(JSON.stringify(sent)).not.toMatch(/Comanda2026|Servilleta7/);
  expect(screen.getByLabelText('Nueva contraseña')).toHaveProperty('value', '');
});

it('shows at the field that the current password is wrong, and keeps both', async () => {
  draw(<ChangePasswordForm endpoint={changeDinerPassword} email={ANA.mail} />);
  answer = refuse('wrong_password', 'La contraseña actual no es correcta.', 403);
  await fill({ 'Contraseña actual': 'Comanda2025', 'Nueva contraseña': 'Servilleta7' });
  await press('Cambiar contraseña');
  const field = screen.getByLabelText('Contraseña actual');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('La contraseña actual no es correcta.')).toBeDefined();
  expect(screen.getByLabelText('Nueva contraseña')).toHaveProperty('value', 'Servilleta7');
});

it('deletes nothing without the password or on Cancelar', async () => {
  draw(<DeleteAccount />);
  await press('Borrar mi cuenta');
  await press('Borrar para siempre');
  expect(await screen.findByText('La contraseña no puede estar vacía')).toBeDefined();
  await press('Cancelar');
  expect(screen.queryByText('¿Borrar tu cuenta?')).toBeNull();
  expect(sent).toEqual([]);
});

it('leaves no data of a deleted account in the browser', async () => {
  history.replaceState(null, '', '/clients/cuenta');
  localStorage.setItem('comensal', JSON.stringify(ANA));
  draw(<DeleteAccount />);
  answer = () => Response.json({ ok: true });
  await press('Borrar mi cuenta');
  await fill({ 'Tu contraseña': 'Comanda2026' });
  await press('Borrar para siempre');
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(localStorage.getItem('comensal')).toBeNull();
  expect(document.cookie).not.toContain('SMPLTTYPE');
});

it('sends a restaurant’s reason for closing, and shows the date of the request', async () => {
  draw(<CloseRestaurant restaurantId={1001} />);
  answer = () => Response.json({ solicitada: '2026-11-20T20:00:00.000Z' });
  await press('Pedir el cierre');
  await fill({
    '¿Por qué os vais? (si quieres contarlo)': 'Nos jubilamos.',
    'Tu contraseña': 'Comanda2026',
  });
  await press('Enviar petición');
  expect(await screen.findByText(/^Es del 20 de noviembre de 2026\./)).toBeDefined();
  expect(sent[0]).toMatchObject({
    path: '/shop/enterprise/baja',
    body: { motivo: 'Nos jubilamos.' },
  });
});

const PIN_REMOVED = 'Tu PIN se ha quitado tras diez intentos fallidos. Pon uno nuevo.';
const OWN = { nombreusuario: 'cocina', mail: 'c@x.example', esowner: 0, tienepin: false };

it('tells whose PIN was guessed at that it is gone, until there is a new one', async () => {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (url.endsWith('/sesiones')) return Response.json([]);
    return Response.json(method === 'GET' ? { ...OWN, pinquitado: true } : { tienepin: true });
  });
  draw(<StaffAccountPage />);
  expect(await screen.findByText(PIN_REMOVED)).toBeDefined();
  await fill({ 'PIN nuevo': '2803', 'Tu contraseña': 'Comanda2026' });
  await press('Guardar PIN');
  expect(await screen.findByText('PIN guardado')).toBeDefined();
  expect(screen.queryByText(PIN_REMOVED)).toBeNull();
});

it('says nothing of the kind to whoever never had a PIN', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/sesiones') ? [] : OWN),
  );
  draw(<StaffAccountPage />);
  expect(await screen.findByText(/^Con un PIN te pones/)).toBeDefined();
  expect(screen.queryByText(PIN_REMOVED)).toBeNull();
});
