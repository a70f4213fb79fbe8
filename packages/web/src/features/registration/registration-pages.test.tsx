import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueries } from '../../first-view/hydrated-queries.ts';
import { PATHS } from '../../paths.ts';
import { DinerRegistrationPage } from './diner-registration-page.tsx';
import { RestaurantRegistrationPage } from './restaurant-registration-page.tsx';

let answers: Record<string, () => Response> = {};
let sent: { path: string; body: string }[] = [];

beforeEach(() => {
  clearQueries();
  answers = { '/shop/enterprise/ciudades': () => Response.json({ ciudades: ['Aranjuez'] }) };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '');
    if (init.method === 'POST') sent.push({ path, body: init.body as string });
    const response = answers[path]?.() ?? Response.json([]);
    // As the server's cookies would, of a browser that keeps them.
    if (path.startsWith('/client/')) document.cookie = `SMPLTTYPE=${btoa('CLIENTE')}; Path=/`;
    return response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'SMPLTTYPE=; Max-Age=-1; Path=/';
});

function draw(page: ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
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

const diner = {
  Nombre: 'Lucía',
  'Nombre de usuario': 'luciac',
  'Correo electrónico': 'lucia@example.com',
  Contraseña: 'Cerezas1',
};

it('shows a diner all missing fields at once', async () => {
  draw(<DinerRegistrationPage />);
  await press('Crear cuenta');
  for (const text of [
    'El nombre no puede estar vacío',
    'El usuario no puede estar vacío',
    'El correo no puede estar vacío',
    'La contraseña no puede estar vacía',
    'Debe aceptar la casilla de Privacy Policy',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
  expect(sent).toEqual([]);
});

it.each([
  ['Nombre', 'L', 'El nombre es demasiado corto'],
  ['Nombre', 'Luc1a', 'El nombre no puede contener números'],
  ['Nombre de usuario', 'luci', 'El usuario debe tener al menos 5 caracteres'],
  ['Correo electrónico', 'lucia@', 'El correo no cumple con el formato correcto'],
  [
    'Contraseña',
    'sincifras',
    'La contraseña debe de tener al menos 8 caracteres y tener un número',
  ],
])('shows what is wrong with %s %j when the field is left', async (label, text, error) => {
  draw(<DinerRegistrationPage />);
  await fill({ [label]: text });
  await userEvent.tab();
  expect(await screen.findByText(error)).toBeDefined();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

it('registers a diner and goes to the scanner, without sending the password in plain text', async () => {
  answers['/client/clientes'] = () =>
    Response.json(
      { idusuario: 7, nombre: 'Lucía', nombreusuario: 'luciac', mail: 'lucia@example.com' },
      { status: 201 },
    );
  draw(<DinerRegistrationPage />);
  await fill(diner);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Crear cuenta');
  await waitFor(() => expect(location.pathname).toBe('/scanqr'));
  expect(sent[0]?.body).not.toContain('Cerezas1');
});

it('finds the account of a diner whose first answer was lost', async () => {
  const lucia = {
    idusuario: 7,
    nombre: 'Lucía',
    nombreusuario: 'luciac',
    mail: 'lucia@example.com',
  };
  answers['/client/clientes'] = () => {
    throw new TypeError('Failed to fetch');
  };
  answers['/client/login'] = () => Response.json(lucia);
  draw(<DinerRegistrationPage />);
  await fill(diner);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Crear cuenta');
  await screen.findByRole('alert');
  history.replaceState(null, '', '/client/registro');
  await press('Crear cuenta');
  await waitFor(() => expect(location.pathname).toBe('/scanqr'));
  expect(sent.map(({ path }) => path)).toEqual(['/client/clientes', '/client/login']);
});

it('keeps the diner’s input if the name is taken', async () => {
  const taken = 'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.';
  answers['/client/clientes'] = () =>
    Response.json({ code: 'diner_taken', message: taken }, { status: 409 });
  draw(<DinerRegistrationPage />);
  await fill(diner);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Crear cuenta');
  expect((await screen.findByRole('alert')).textContent).toBe(taken);
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'Cerezas1');
});

it('shows town and fee before a restaurant registers, and fills in what is fixed', async () => {
  draw(<RestaurantRegistrationPage />);
  const notice = screen.getByRole('dialog', { hidden: true }).textContent?.replace(/\s/g, ' ');
  expect(notice).toContain('en Aranjuez.');
  expect(notice).toContain('3 % + 0,30 €');
  for (const [label, value] of [
    ['País', 'España'],
    ['Provincia', 'Madrid'],
    ['Ciudad', 'Aranjuez'],
    ['Código postal', '28300'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
    expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true);
  }
  expect(screen.getByLabelText('IVA general')).toHaveProperty('value', '10');
});

it('shows a restaurant all that is missing or wrong at once, and moves the focus to the first', async () => {
  draw(<RestaurantRegistrationPage />);
  await fill({ 'NIF/CIF': '1234', 'IVA general': '22' });
  expect(await screen.findByText('El Nif o Cif no cumple con el formato correcto')).toBeDefined();
  await press('Registrar');
  for (const [label, text] of [
    ['Nombre de usuario', 'El nombre de usuario no puede estar vacío'],
    ['Correo electrónico', 'El correo no puede estar vacío'],
    ['Contraseña', 'La contraseña no puede estar vacía'],
    ['NIF/CIF', 'El Nif o Cif no cumple con el formato correcto'],
    ['Razón social', 'La razón social no puede ir vacía'],
    ['Teléfono', 'El teléfono no puede quedar vacío'],
    ['IVA general', 'El IVA no puede ser superiror a 21'],
    [/Privacy Policy/, 'Debe aceptar la casilla de Privacy Policy'],
  ] as const) {
    const error = await screen.findByText(text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  }
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre de usuario')),
  );
  expect(sent).toEqual([]);
});

it('warns about a wrong control letter without refusing it', async () => {
  draw(<RestaurantRegistrationPage />);
  await fill({ 'NIF/CIF': '12345678A' });
  await userEvent.tab();
  expect(await screen.findByText(/de control no cuadra/)).toBeDefined();
  expect(screen.getByLabelText('NIF/CIF').getAttribute('aria-invalid')).toBeNull();
});

it('shows at the field that a username is taken, and moves the focus there', async () => {
  answers['/shop/usuarios/byNombreusuario/cocina'] = () =>
    Response.json([{ nombreusuario: 'cocina' }]);
  draw(<RestaurantRegistrationPage />);
  await fill({
    'Nombre de usuario': 'cocina',
    'Correo electrónico': 'cocina@x.example',
    Contraseña: 'Comanda2026',
    'NIF/CIF': '12345678Z',
    'Razón social': 'Taberna, S.L.',
    Dirección: 'Calle 1',
    Teléfono: '910000283',
    'IVA general': '21',
  });
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Registrar');
  expect(
    await screen.findByText('El nombre de usuario ya existe, por favor use otro..'),
  ).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre de usuario')),
  );
  expect(sent).toEqual([]);
});

it('lets a restaurant choose among several open towns, and then asks for its province', async () => {
  answers['/shop/enterprise/ciudades'] = () => Response.json({ ciudades: ['Aranjuez', 'Ocaña'] });
  draw(<RestaurantRegistrationPage />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad' }), 'Ocaña');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Toledo');
  expect(screen.getByLabelText('Código postal')).toHaveProperty('readOnly', false);
});

it.each([
  ['diner', <DinerRegistrationPage key="diner" />],
  ['restaurant', <RestaurantRegistrationPage key="restaurant" />],
])('links the privacy policy where a %s agrees to it, in another tab', async (_who, page) => {
  draw(page);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /privacidad/i });
  expect(link.getAttribute('href')).toBe(PATHS.privacy);
  expect(link.target).toBe('_blank');
});
