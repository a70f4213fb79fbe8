import { productExample } from '@simplato/contract';
import { type Category, PLAIN_CATEGORY } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { MenuEditingProvider } from '../menu-editing.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';

const COOKIES = { SMPLTTYPE: 'RESTAURANTE', SMPLTNTRPRS: '1001', SMPLTSRNM: 'cocina' };

beforeEach(() => {
  for (const [name, value] of Object.entries(COOKIES)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

const FISH: Category = {
  ...PLAIN_CATEGORY,
  categoryId: 7,
  restaurantId: 1001,
  name: 'Pescados',
  position: 0,
  version: 1,
};

function openDialog() {
  const onAdded = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MenuEditingProvider restaurantId={1001}>
          <AddProductDialog
            categories={[FISH]}
            categoryId={7}
            like={null}
            onClose={() => undefined}
            onAdded={onAdded}
          />
        </MenuEditingProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return onAdded;
}

it('takes no press between one product and the next, and keeps the first one after', async () => {
  vi.stubGlobal('fetch', async () => Response.json(productExample));
  openDialog();
  await userEvent.type(screen.getByLabelText('Producto'), 'Lubina');
  await userEvent.type(screen.getByLabelText('Precio (€)'), '48');
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Pescados');
  const contains = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Contiene' });
  const isOff = () => contains().closest('fieldset:disabled') !== null;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar y añadir otro' }));
  expect(isOff()).toBe(true);
  await waitFor(() => expect(isOff()).toBe(false));
  await userEvent.click(contains());
  expect(contains().checked).toBe(true);
  await screen.findByText('«Lubina» está en la carta.');
});

it('creates what is sold by the kilo as that, so that nobody orders one at the price of a kilo', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json(productExample);
  });
  const onAdded = openDialog();
  await userEvent.type(screen.getByLabelText('Producto'), 'Lubina');
  await userEvent.type(screen.getByLabelText('Precio (€)'), '48');
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Pescados');
  await userEvent.click(screen.getByRole('radio', { name: 'Por kilo' }));
  const least = screen.getByLabelText('Mínimo');
  await userEvent.clear(least);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  await submit();
  expect(sent).toEqual([]);
  screen.getByText(/^El mínimo va de 1 a/);
  await userEvent.type(least, '400');
  await submit();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ porpeso: { unidad: 'kg', minimo: 400, paso: 50 } }]);
});
