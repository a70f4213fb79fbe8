import { COOKIES, errorMessage } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentConnection } from './payment-connection.tsx';

type Answer = () => Response | Promise<Response>;

let answers: Record<string, Answer>;
let sent: { path: string; body: unknown }[];

const account = (estado: string, propinas = false) =>
  Response.json({ estado, accountId: 'acct_1', deprueba: true, propinas });
const refusal = (code: 'provider_silent' | 'server_error', status: number) =>
  Response.json({ code, message: errorMessage(code) }, { status });

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  sent = [];
  answers = {
    '/api/shop/usuarios/propio': () =>
      Response.json({ nombreusuario: 'ana', mail: 'ana@x.example', esowner: 1, tienepin: false }),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (init.method !== 'GET') sent.push({ path, body: JSON.parse(init.body as string) });
      return (answers[path] ?? (() => refusal('server_error', 500)))();
    }),
  );
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PaymentConnection />
    </QueryClientProvider>,
  );
}

it.each([
  ['sin_cuenta', 'Todavía no cobras online', 'Activar pagos con Stripe'],
  ['sin_terminar', 'Te falta terminar el alta', 'Continuar en Stripe'],
  ['en_revision', 'Stripe está revisando tus datos', 'Comprobar ahora'],
  ['restringida', 'Stripe ha parado tus cobros', 'Continuar en Stripe'],
  ['desconectada', 'Tu cuenta de Stripe ya no está conectada', 'Activar otra vez'],
])('shows that the account is %s, and what to do about it', async (state, title, action) => {
  answers['/api/stripe/cuenta'] = () => account(state);
  open();
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByRole('button', { name: action })).toBeDefined();
  expect(screen.getByText('Pagos de prueba: no se mueve dinero')).toBeDefined();
  expect(screen.queryByLabelText('Ofrecer propina al pagar online')).toBeNull();
  expect(localStorage.getItem('stripeAccountId')).toBe('"acct_1"');
});

it('resets the tip’s checkbox if the change was not stored, with a message', async () => {
  answers['/api/stripe/cuenta'] = () => account('activa');
  open();
  expect(await screen.findByText('Pagos con Stripe activados')).toBeDefined();
  const box = screen.getByLabelText<HTMLInputElement>('Ofrecer propina al pagar online');
  expect(box.checked).toBe(false);

  await userEvent.click(box);
  expect(await screen.findByText(/sigue como estaba/)).toBeDefined();
  expect(box.checked).toBe(false);

  answers['/api/shop/enterprise/propinas'] = () => Response.json({ propinas: true });
  await userEvent.click(box);
  expect(sent.at(-1)).toEqual({ path: '/api/shop/enterprise/propinas', body: { propinas: true } });
  expect(box.checked).toBe(true);
});

it('shows that the provider does not answer, removes the overlay and allows a retry', async () => {
  answers['/api/stripe/cuenta'] = () => account('sin_cuenta');
  let refuse: (response: Response) => void = () => undefined;
  answers['/api/stripe/create-account-link'] = () =>
    new Promise<Response>((resolve) => {
      refuse = resolve;
    });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Activar pagos con Stripe' }));
  expect(await screen.findByText('Cargando Onboarding de Stripe...')).toBeDefined();
  expect(screen.getByText('Espere un momento por favor')).toBeDefined();

  refuse(refusal('provider_silent', 503));

  expect(await screen.findByText('Error al conectar con Stripe')).toBeDefined();
  expect(screen.queryByText('Cargando Onboarding de Stripe...')).toBeNull();
  expect(screen.getByRole('button', { name: 'Activar pagos con Stripe' })).toBeDefined();
});
