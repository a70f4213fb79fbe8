import { checkTabPayment, COOKIES, readOwnTab } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { PayTabPage } from './pay-tab-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const wire = readOwnTab.example.answer;
const { idcomensal } = wire.comensales.find(({ yo }) => yo)!;
const paid = { ...checkTabPayment.example.answer.pago, idpago: 301, idcomensal, estado: 'pagado' };

it.each([
  ['whose tab was closed', { ...wire, estado: 'CERRADA', pagos: [paid] }, 1],
  ['who is in no tab', null, 0],
])('says what the page is to somebody %s', async (_, cuenta, receipts) => {
  window.history.replaceState(null, '', '/clients/pagar');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const place = { mesa: '4', verificada: true, cuenta, cuentaabierta: null, espera: false };
  vi.stubGlobal('fetch', async () => Response.json(place));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayTabPage products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pagar la cuenta' });
  expect(heading.parentElement?.className).toMatch(/page/);
  expect(screen.queryAllByRole('link', { name: /^Tu recibo/ })).toHaveLength(receipts);
});
