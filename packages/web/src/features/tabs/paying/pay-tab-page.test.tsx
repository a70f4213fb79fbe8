import {
  checkTabPayment,
  COOKIES,
  readOwnTab,
  readPlace,
  readRestaurant,
  type TabPaymentWire,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { clearStorages } from '../../../storage/stored-value.ts';
import { storedPayment } from './begun-payment-store.ts';
import { PayTabPage } from './pay-tab-page.tsx';

const elsewhere = /^Empezaste a pagar 4,50\s€ en otra cuenta$/;
const own = { ...readOwnTab.example.answer, pagos: [], reservado: '0.00', partes: null };
const { idcomensal } = own.comensales.find(({ yo }) => yo)!;
const paid = { ...checkTabPayment.example.answer.pago, idpago: 301, idcomensal, estado: 'pagado' };

beforeEach(() => {
  clearStorages();
  window.history.replaceState(null, '', '/clients/pagar');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

/** The page of a phone in this tab, or in none. */
function show(cuenta: object | null, pago?: Partial<TabPaymentWire>) {
  const checked = { ...checkTabPayment.example.answer.pago, ...pago };
  showWithProvider(cuenta, () => ({ pago: checked, cuenta: null }));
}

/** The same, with what the provider is found to say of its payment. */
function showWithProvider(
  cuenta: object | null,
  ask: (url: string) => { pago: object; cuenta: object | null },
) {
  const place = { mesa: '4', verificada: true, cuenta, cuentaabierta: null, espera: false };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/comprobar')) {
      const told = ask(url);
      place.cuenta = told.cuenta ?? cuenta;
      return Response.json(told);
    }
    const isPlace = url.endsWith(readPlace.path);
    return Response.json(isPlace ? place : readRestaurant.example.answer);
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}
    >
      <ToastProvider>
        <PayTabPage products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

/** What it had begun to pay in another tab. */
function begin() {
  storedPayment.write({
    idempotencyKey: 'k',
    restaurantId: 1001,
    tabId: own.idcuenta + 1,
    body: { modo: 'importe', importe: '3.50', propina: '1.00' },
    paymentNumber: 901,
  });
}

it.each([
  ['whose tab was closed', { ...own, estado: 'CERRADA', pagos: [paid] }, 1],
  ['who is in no tab', null, 0],
])('says what the page is to somebody %s', async (_, cuenta, receipts) => {
  show(cuenta);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pagar la cuenta' });
  expect(heading.parentElement?.className).toMatch(/page/);
  expect(screen.queryAllByRole('link', { name: /^Tu recibo/ })).toHaveLength(receipts);
  expect(screen.queryByText(/en otra cuenta/)).toBeNull();
});

it('says to whom it belongs what came when the tab was over, and goes back', async () => {
  const late = { ...paid, estado: 'devuelto', lineas: [], importe: '3.50', propina: '1.00' };
  show({ ...own, estado: 'CERRADA', pagos: [late] });
  expect(await screen.findByText(/^Te devolvemos 4,50\s€$/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Tu recibo/ })).toBeNull();
});

it.each([
  ['another tab', own],
  ['no tab', null],
])('leads somebody in %s to what they had begun to pay in one before', async (_, cuenta) => {
  begin();
  show(cuenta);
  expect(await screen.findByText(elsewhere)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Ver ese pago' });
  expect(link.getAttribute('href')).toBe('/clients/pagar?pago=901');
  expect(storedPayment.read()?.paymentNumber).toBe(901);
});

it('leads nobody away whose tab has become one with that of their payment', async () => {
  begin();
  show({ ...own, pagos: [{ ...checkTabPayment.example.answer.pago, idpago: 901 }] });
  await screen.findByRole('heading', { level: 1, name: 'Pagar la cuenta' });
  expect(screen.queryByText(elsewhere)).toBeNull();
});

it.each([
  ['paid', { estado: 'pagado', cobrado: '4.50' }, 'Tu parte está pagada'],
  [
    'given back',
    { estado: 'devuelto', importe: '3.50', propina: '1.00', lineas: [] },
    /^Te devolvemos 4,50\s€$/,
  ],
] as const)('shows what was %s in a tab that was left since', async (_, pago, outcome) => {
  begin();
  window.history.replaceState(null, '', '/clients/pagar?pago=901');
  show(own, { ...pago, lineas: [], idpago: 901 });
  expect(await screen.findByText(outcome)).toBeDefined();
  expect(screen.queryByText('No encontramos este pago en tu mesa')).toBeNull();
  expect(screen.queryByText('A la mesa le faltan')).toBeNull();
  expect(storedPayment.read()).toBeNull();
});

it('goes on with what is still open in a tab that was left, or leaves it', async () => {
  begin();
  window.history.replaceState(null, '', '/clients/pagar?pago=901');
  show(null, { estado: 'pendiente', idpago: 901, idcomensal: null });
  expect(await screen.findByRole('button', { name: 'Seguir pagando' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dejarlo' })).toBeDefined();
  expect(storedPayment.read()?.paymentNumber).toBe(901);
});

it('asks the provider about what it is paying, on opening and when it is seen again', async () => {
  const asked: string[] = [];
  const tabWith = (pago: Partial<TabPaymentWire>) => ({
    ...own,
    pagos: [{ ...paid, importe: '3.50', propina: '0.00', ...pago }],
  });
  showWithProvider(tabWith({ estado: 'pendiente' }), (url) => {
    asked.push(url);
    const cuenta = tabWith(asked.length === 1 ? { estado: 'pendiente', propina: '1.00' } : {});
    return { pago: cuenta.pagos[0]!, cuenta };
  });
  await screen.findByText(/^Estás pagando 4,50/);
  fireEvent(window, new Event('visibilitychange'));
  await vi.waitFor(() => expect(screen.queryAllByText(/^Estás pagando/)).toEqual([]));
  // Of what is decided nobody is asked.
  fireEvent(window, new Event('visibilitychange'));
  expect(asked).toEqual([1, 2].map(() => expect.stringMatching(/\/301\/comprobar$/)));
});
