import { productExample, productFromWire } from '@simplato/contract';
import { PLAIN_CATEGORY, type Product } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { MenuEditingProvider } from '../menu-editing.tsx';
import { MenuReviewPage } from './menu-review-page.tsx';

const flan = { ...productFromWire(productExample), categoryId: 1, name: 'Flan & nata' };
const desserts = {
  ...PLAIN_CATEGORY,
  categoryId: 1,
  restaurantId: 1001,
  name: 'Postres',
  position: 1,
  version: 1,
};

function draw(change: Partial<Product>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(staffMenuQuery(1001).queryKey, {
    categories: [desserts],
    products: [{ ...flan, ...change }],
  });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MenuEditingProvider restaurantId={1001}>
          <MenuReviewPage />
        </MenuEditingProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('lists what is wrong with its law, and leads to the products it is about', () => {
  draw({ allergens: null });
  const finding = within(screen.getByRole('region', { name: 'Alérgenos sin informar 1 plato' }));
  expect(finding.getByText(/Reglamento \(UE\) 1169\/2011/)).toBeDefined();
  const link = finding.getByRole('link', { name: 'Flan & nata' });
  expect(link.getAttribute('href')).toBe('/restaurants/productos?buscar=Flan+%26+nata');
  expect(screen.getByText(/No es asesoramiento legal/)).toBeDefined();
});

it('says so where nothing is', () => {
  draw({});
  expect(screen.queryByRole('link', { name: 'Flan & nata' })).toBeNull();
  expect(screen.getByText('No falta nada de lo que miramos')).toBeDefined();
});
