import { COOKIES, readDay } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayPage } from './day-page.tsx';

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

it('never shows one day’s figures under another day’s name', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return asked === 1 ? Response.json(readDay.example.answer) : new Promise(() => undefined);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DayPage />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Ticket medio')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'El día anterior' }));
  expect(screen.queryByText('Ticket medio')).toBeNull();
  expect(screen.getByText('Sumando el día...')).toBeDefined();
});
