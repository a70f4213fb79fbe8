import { COOKIES, tabExample, type TabWire } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { announceSessionChange } from '../../../api/session-changes.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { addToBasket, basketOf, storedBasketTab } from '../../checkout/basket/basket-store.ts';
import { keepOwnTab } from '../../place/own-tab-store.ts';
import { placeQuery } from '../../place/place-query.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { KeptBasketDialog } from './kept-basket-dialog.tsx';

const RESTAURANT = 1001;
const CLOSED: TabWire = { ...tabExample, estado: 'CERRADA' };
const NEXT: TabWire = { ...tabExample, idcuenta: 58, evento: tabExample.evento + 1 };
const flan = {
  productId: 7,
  name: 'Flan',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 450,
};

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(encodeBase64(value))}`;
}

beforeEach(() => {
  clearStorages();
  setCookie(COOKIES.userType, 'CLIENTE');
  setCookie(COOKIES.restaurantId, String(RESTAURANT));
  setCookie(COOKIES.table, tabExample.mesa);
  announceSessionChange();
  keepOwnTab(tabExample.idcuenta);
  addToBasket(RESTAURANT, flan);
  vi.stubGlobal('fetch', async () => Response.json({ cuenta: NEXT }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = `${COOKIES.table}=; Max-Age=-1`;
});

function open(tab: TabWire) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(placeQuery(RESTAURANT).queryKey, {
    isVerified: true,
    tab: tabFromWire(tab),
    openSince: null,
    isWaiting: false,
  });
  render(
    <QueryClientProvider client={client}>
      <ClosedNotice tableName={tab.mesa} />
      <KeptBasketDialog restaurantId={RESTAURANT} />
    </QueryClientProvider>,
  );
}

it('asks once: who is still here goes on in the next tab with what they chose', async () => {
  open(CLOSED);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, sigo aquí' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedBasketTab.read()).toBe(NEXT.idcuenta);
  expect(basketOf(RESTAURANT)).toHaveLength(1);
});

it.each([
  ['a closed tab', CLOSED],
  ['an earlier one', NEXT],
])('opens on what keeps the basket, after %s: who is writing may press Enter', (_name, tab) => {
  open(tab);
  const [first] = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(first?.textContent).toBe('Sí, sigo aquí');
});
