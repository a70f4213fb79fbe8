import { callExample, COOKIES, tabExample } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { placeQuery } from '../../place/place-query.ts';
import { CallSheet } from './call-sheet.tsx';

const RESTAURANT = 1001;
const OPEN = { ...callExample, motivo: 'otra', texto: 'una trona' } as const;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(RESTAURANT)))}`;
});
afterEach(() => vi.unstubAllGlobals());

/** Writes into 'Otra cosa' while a call for a high chair is open; the server answers with a text. */
async function write(words: string, answered: string) {
  vi.stubGlobal('fetch', async () => Response.json({ ...OPEN, texto: answered }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(placeQuery(RESTAURANT).queryKey, {
    isVerified: true,
    tab: tabFromWire({ ...tabExample, llamadas: [OPEN] }),
    openSince: null,
    isWaiting: false,
  });
  render(
    <QueryClientProvider client={client}>
      <CallSheet onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Otra cosa/ }));
  await userEvent.type(screen.getByLabelText('¿Qué necesitáis?'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Avisar' }));
}

it('says that words were added to the call that was open', async () => {
  await write('otra botella', 'una trona · otra botella');
  expect(await screen.findByText('Añadido a lo que ya habíais pedido.')).toBeDefined();
  expect(screen.queryByLabelText('¿Qué necesitáis?')).toBeNull();
});

it('keeps words that the waiter was not told, and says so', async () => {
  await write('soy alérgica', 'una trona');
  expect((await screen.findByRole('alert')).textContent).toContain(
    '«soy alérgica» no se ha enviado',
  );
  expect(screen.getByLabelText<HTMLInputElement>('¿Qué necesitáis?').value).toBe('soy alérgica');
  expect(screen.queryByText(/ya está avisado/)).toBeNull();
});
