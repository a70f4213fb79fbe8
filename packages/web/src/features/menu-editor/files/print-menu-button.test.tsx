import {
  enterpriseExample,
  productExample,
  productFromWire,
  restaurantFromWire,
} from '@simplato/contract';
import { PLAIN_CATEGORY, type Product } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../ui/save-file.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { MenuEditingProvider } from '../menu-editing.tsx';
import { PrintMenuButton } from './print-menu-button.tsx';

vi.mock('../../../ui/save-file.ts', () => ({ saveFile: vi.fn() }));

const COOKIES = { SMPLTTYPE: 'RESTAURANTE', SMPLTNTRPRS: '1001', SMPLTSRNM: 'cocina' };
const flan = { ...productFromWire(productExample), categoryId: 1, name: 'Flan', translations: {} };
const desserts = {
  ...PLAIN_CATEGORY,
  categoryId: 1,
  restaurantId: 1001,
  name: 'Postres',
  position: 1,
  version: 1,
};

const asked = vi.fn<(url: string) => void>();

beforeEach(() => {
  for (const [name, value] of Object.entries(COOKIES)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
  asked.mockClear();
  vi.mocked(saveFile).mockClear();
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return new Response('%PDF-');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

function draw(products: readonly Partial<Product>[]) {
  const client = new QueryClient();
  const restaurant = restaurantFromWire({ ...enterpriseExample, nombrecomercial: 'El Ñandú' });
  client.setQueryData(restaurantQuery(1001).queryKey, restaurant);
  const menu = { categories: [desserts], products: products.map((one) => ({ ...flan, ...one })) };
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MenuEditingProvider restaurantId={1001}>
          <PrintMenuButton menu={menu} variant="ghost" />
        </MenuEditingProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('downloads the menu in Spanish, named after the restaurant', async () => {
  draw([{}]);
  await press('Carta en PDF');
  expect(screen.queryByRole('combobox', { name: 'Idioma' })).toBeNull();
  await press('Descargar PDF');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/shop/carta/pdf?');
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toMatch(/^carta-el-nandu-[\d-]{10}\.pdf$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the languages in which the menu has a text, and says what is left out', async () => {
  const translations = { fr: { name: 'Crème caramel', description: '' } };
  draw([{ translations }, { productId: 2, soldOut: 'until-changed' }]);
  await press('Carta en PDF');
  expect(screen.getByText(/^No sale 1 plato/)).toBeDefined();
  const languages = screen.getByRole('combobox', { name: 'Idioma' });
  expect([...languages.children].map(({ textContent }) => textContent)).toEqual([
    'Español',
    'Francés',
  ]);
  await userEvent.selectOptions(languages, 'Francés');
  await press('Descargar PDF');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/api/shop/carta/pdf?idioma=fr'));
});

it('is not there while there is nothing to print', () => {
  draw([]);
  expect(screen.queryByRole('button', { name: 'Carta en PDF' })).toBeNull();
});
