import { COOKIES, type ErrorCode, errorMessage } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { DoorQuestion } from './door-question.tsx';

const TOO_MANY = /^Se han probado demasiados números/;
const OPEN_SINCE = '2026-11-20T12:10:00.000Z';

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

const queries = new QueryClient();
const door = (openSince = OPEN_SINCE) => (
  <QueryClientProvider client={queries}>
    <ToastProvider>
      <DoorQuestion openSince={openSince} isWaiting={false} hasHeading />
    </ToastProvider>
  </QueryClientProvider>
);
const keypad = () => screen.queryByRole('group', { name: 'Teclado' });

/** Types a number that is refused. */
async function refuse(code: ErrorCode, told: RegExp) {
  const answers = [
    () => Response.json({ code, message: errorMessage(code) }, { status: 409 }),
    () => Response.json({ cuenta: null }),
  ];
  vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.error()))());
  const { rerender } = render(door());
  await userEvent.type(screen.getByLabelText('Número de la mesa, dos cifras'), '24');
  await screen.findByText(told);
  return rerender;
}

it('offers no number any more where none would be heard, also to whoever has asked to be let in', async () => {
  const rerender = await refuse('admission_only', TOO_MANY);
  expect(keypad()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Pedir a la mesa/ }));
  await vi.waitFor(() => expect(screen.queryByText(TOO_MANY)).toBeNull());
  expect(keypad()).toBeNull();
  // The next party of the table has a number of its own.
  rerender(door('2026-11-20T20:00:00.000Z'));
  expect(keypad()).not.toBeNull();
});

it('lets whoever typed a wrong number try another', async () => {
  await refuse('wrong_table_number', /^Ese número no es/);
  expect(keypad()).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Número de la mesa, dos cifras').value).toBe('');
});
