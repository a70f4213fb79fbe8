import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnboardingPage } from './onboarding-page.tsx';

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  history.replaceState(null, '', '/onboarding-complete');
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ estado: 'activa', deprueba: true, propinas: false })),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('leaves a second to read that the connection is complete, and goes on to the settings', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OnboardingPage />
    </QueryClientProvider>,
  );
  await pass(100);
  await pass(890);
  expect(screen.getByText('¡Conexión con Stripe completada!')).toBeDefined();
  expect(location.pathname).toBe('/onboarding-complete');
  await pass(110);
  expect(location.pathname).toBe('/restaurants/settings');
});
