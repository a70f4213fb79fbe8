import { COOKIES, readOwnTab } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { PayTabPage } from './pay-tab-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['whose tab was closed', { ...readOwnTab.example.answer, estado: 'CERRADA' }],
  ['who is in no tab', null],
])('says what the page is to somebody %s', async (_, cuenta) => {
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
});
