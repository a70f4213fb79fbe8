import { COOKIES, orderExample, type OrderWire, type PaymentProgress } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { PaidPage } from './paid-page.tsx';

const order = { ...orderExample, idorder: 12, total: '40.90', propina: '0.00' };
const NOTHING_CHARGED = /No se ha cobrado nada/;
let told: { estado: PaymentProgress; pedido: OrderWire };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/clients/pago?pedido=12');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/comprobar-pago') ? told : [told.pedido]),
  );
});
afterEach(() => vi.unstubAllGlobals());

function open(estado: PaymentProgress, given: Partial<OrderWire>) {
  told = { estado, pedido: { ...order, ...given } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PaidPage orderId={12} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('shows what was paid, the order’s number and its receipt', async () => {
  open('pagado', { ispaid: 'true' });
  expect(await screen.findByText('¡Pedido creado correctamente!')).toBeDefined();
  expect(screen.getByText(/^Has pagado 40,90\s€$/)).toBeDefined();
  expect(screen.getByText('12')).toBeDefined();
  expect(screen.queryByText('PAGADO')).toBeNull();
  expect(screen.getByRole('button', { name: 'Recibo' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver cómo va' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pedir otra ronda' })).toBeDefined();
});

it('shows what was refunded', async () => {
  open('pagado', { ispaid: 'true', status: 'CANCELLED', devuelto: '40.90' });
  expect(await screen.findByText('El pedido nº 12 está cancelado')).toBeDefined();
  expect(screen.getByText(/^Te hemos devuelto 40,90\s€\.$/)).toBeDefined();
  expect(screen.getByText('DEVUELTO')).toBeDefined();
});

it('waits for a bank’s confirmation without promising anything', async () => {
  open('en_curso', { ispaid: 'pending', status: 'READY' });
  expect(await screen.findByText('Tu banco está confirmando el pago')).toBeDefined();
  expect(screen.queryByText(NOTHING_CHARGED)).toBeNull();
});

it.each([
  ['en_duda', /aún está confirmando el pago de 40,90/],
  ['devolviendose', /Se te está devolviendo entero/],
  ['devuelto', /Se te ha devuelto entero/],
  ['sin_devolver', /todavía no hemos podido devolvértelo/],
  ['sin_saber', /No sabemos si tu pago de 40,90/],
] as const)('a cancelled order with money %s shows exactly that', async (estado, words) => {
  const pagosuelto = { estado, importe: '40.90' };
  open('sin_pagar', { ispaid: 'pending', status: 'CANCELLED', pagosuelto });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText(NOTHING_CHARGED)).toBeNull();
});

it('says that nothing was charged if that is certain', async () => {
  open('sin_pagar', { ispaid: 'pending', status: 'CANCELLED' });
  expect(await screen.findByText(NOTHING_CHARGED)).toBeDefined();
});
