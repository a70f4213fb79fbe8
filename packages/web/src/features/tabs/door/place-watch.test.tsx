import { COOKIES, tabExample } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Place, tabFromWire, type TabOfMember } from '../../../api/read-place.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import {
  addToBasket,
  storedBasketTab,
  storedBasketTable,
} from '../../checkout/basket/basket-store.ts';
import { placeQuery } from '../../place/place-query.ts';
import { PlaceWatch } from './place-watch.tsx';

const RESTAURANT = 1001;
const WAITING: Place = { isVerified: true, tab: null, openSince: null, isWaiting: true };

beforeEach(() => {
  clearStorages();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(RESTAURANT)))}`;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

function show(queryClient: QueryClient) {
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <PlaceWatch restaurantId={RESTAURANT} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('tells who waited to be let in that the tab has gone, and what to do', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = placeQuery(RESTAURANT);
  queryClient.setQueryData(queryKey, WAITING);
  show(queryClient);
  expect(screen.queryByText(/ya no está en esta mesa/)).toBeNull();
  act(() => void queryClient.setQueryData(queryKey, { ...WAITING, isWaiting: false }));
  expect(await screen.findByText(/ya no está en esta mesa.*escanea su código/)).toBeDefined();
});

it('takes what was chosen at its table before the phone knew its tab for that tab', () => {
  const tab = tabFromWire(tabExample);
  chooseAt(tab.tableName);
  showTab(tab);
  expect(storedBasketTab.read()).toBe(tab.tabId);
});

it('leaves what was chosen at another table before the phone knew a tab to nobody', () => {
  chooseAt('Otra');
  showTab(tabFromWire(tabExample));
  expect(storedBasketTab.read()).toBeNull();
});

function chooseAt(table: string) {
  const flan = {
    productId: 7,
    name: 'Flan',
    formatId: null,
    options: [],
    vatPercent: 10,
    unitGrossCents: 450,
  };
  addToBasket(RESTAURANT, flan);
  storedBasketTable.write(table);
  expect(storedBasketTab.read()).toBeNull();
}

function showTab(tab: TabOfMember) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(placeQuery(RESTAURANT).queryKey, { ...WAITING, isWaiting: false, tab });
  show(queryClient);
}
