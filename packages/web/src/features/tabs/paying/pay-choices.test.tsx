import {
  checkTabPayment,
  COOKIES,
  readOwnTab,
  readRestaurant,
  type TabPaymentWire,
  type TabPaymentWishWire,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { storedPayment } from './begun-payment-store.ts';
import { PayChoices } from './pay-choices.tsx';

const restaurantId = 1001;
const wire = readOwnTab.example.answer;
const own = wire.comensales.find(({ yo }) => yo)!.idcomensal;

beforeEach(() => {
  clearStorages();
  window.history.replaceState(null, '', '/clients/pagar');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async () => Response.json(readRestaurant.example.answer));
});
afterEach(() => vi.unstubAllGlobals());

/** This phone's page, on which it had begun to pay what is in `begun`. */
function show(
  estado: TabPaymentWire['estado'] | null,
  body: TabPaymentWishWire,
  pordevolver = '0.00',
) {
  const { pago } = checkTabPayment.example.answer;
  storedPayment.write({
    idempotencyKey: 'k',
    restaurantId,
    tabId: wire.idcuenta,
    body,
    paymentNumber: estado === null ? null : 301,
  });
  const tab = tabFromWire({
    ...wire,
    pagos: estado === null ? [] : [{ ...pago, idpago: 301, idcomensal: own, estado, pordevolver }],
    reservado: '0.00',
    partes: null,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayChoices {...{ restaurantId, tab }} products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('says that a payment ended without money, and starts with what was chosen for it', async () => {
  show('caducado', { modo: 'importe', importe: '3.50', propina: '0.00' });
  await screen.findByText('No se ha cobrado nada');
  expect(screen.getByLabelText<HTMLInputElement>('Cuánto pagas').value).toBe('3,50');
  expect(storedPayment.read()).toBeNull();
});

it('starts with what was chosen for a payment whose answer was lost', () => {
  show(null, { modo: 'partes', partes: { de: 5, tomo: 2 }, importe: '3.50', propina: '2.00' });
  expect(screen.getByText('2 partes')).toBeDefined();
  expect(screen.getAllByText('entre 5')).not.toHaveLength(0);
  expect(screen.queryByText('No se ha cobrado nada')).toBeNull();
});

it('starts anew after a payment that was made', async () => {
  show('pagado', { modo: 'importe', importe: '3.50', propina: '0.00' });
  await vi.waitFor(() => expect(storedPayment.read()).toBeNull());
  cleanup();
  show(null, { modo: 'mio', importe: '3.50', propina: '0.00' });
  fireEvent.click(screen.getByRole('radio', { name: /^Otra cantidad/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Cuánto pagas').value).toBe('');
});

it('does not say that money goes back which the provider could not return', () => {
  show('pordevolver', { modo: 'importe', importe: '3.50', propina: '0.00' }, '3.50');
  expect(screen.getByText(/^No hemos podido devolverte 3,50\s€/)).toBeDefined();
  expect(screen.queryByText(/^Te devolvemos/)).toBeNull();
});
