import { checkTabPayment, COOKIES, readOwnTab, readRestaurant } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { PayTabLink } from './pay-tab-link.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the bill while something is due', '16.50', 'Pagar la cuenta', '/clients/pagar'],
  [
    'the receipt of one’s own share after that',
    '0.00',
    /^Tu recibo · 3,50/,
    '/clients/pagar?pago=301',
  ],
])('leads to %s', async (_, pendiente, name, address) => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async () => Response.json(readRestaurant.example.answer));
  const wire = readOwnTab.example.answer;
  const { idcomensal } = wire.comensales.find(({ yo }) => yo)!;
  const { pago } = checkTabPayment.example.answer;
  const paid = { ...pago, idpago: 301, idcomensal, estado: 'pagado', cobrado: '3.50' } as const;
  const friends = { ...paid, idpago: 302, idcomensal: idcomensal + 1 };
  const tab = tabFromWire({ ...wire, pendiente, pagos: [paid, friends] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayTabLink tab={tab} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([address]);
});
