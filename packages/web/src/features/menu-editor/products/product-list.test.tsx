import { productExample, productFromWire } from '@simplato/contract';
import { type Category, PLAIN_CATEGORY } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { MenuEditingProvider } from '../menu-editing.tsx';
import { ProductList } from './product-list.tsx';

const COOKIES = { SMPLTTYPE: 'RESTAURANTE', SMPLTNTRPRS: '1001', SMPLTSRNM: 'cocina' };
const category = (categoryId: number, name: string): Category => ({
  ...PLAIN_CATEGORY,
  version: 1,
  position: categoryId,
  restaurantId: 1001,
  categoryId,
  name,
});
const product = (productId: number, name: string, categoryId: number) => ({
  ...productFromWire(productExample),
  productId,
  name,
  categoryId,
});
const MENU = {
  categories: [category(1, 'Postres'), category(2, 'Bebidas')],
  products: [product(1, 'Flan', 1), product(2, 'Piña', 1), product(3, 'Agua', 2)],
};

let sent: unknown[];

beforeEach(() => {
  for (const [name, value] of Object.entries(COOKIES)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
  history.replaceState(null, '', '/restaurants/productos');
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json([]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

function draw(menu = MENU) {
  const client = new QueryClient();
  client.setQueryData(staffMenuQuery(1001).queryKey, menu);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MenuEditingProvider restaurantId={1001}>
          <ProductList menu={menu} />
        </MenuEditingProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Buscar por nombre' });
const opener = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen
    .queryAllByRole('button', { name: /^(Flan|Piña|Agua)$/ })
    .map(({ textContent }) => textContent);

it('finds a product by its name without accents, and puts the search into the address', async () => {
  draw();
  expect(names()).toEqual(['Flan', 'Piña', 'Agua']);
  await userEvent.type(field(), 'pina');
  expect(names()).toEqual(['Piña']);
  expect(screen.getByText('1 producto')).toBeDefined();
  await waitFor(() => expect(location.search).toBe('?buscar=pina'));
});

it('says that nothing was found, and in which category', async () => {
  draw();
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Bebidas');
  await userEvent.type(field(), 'flan');
  expect(screen.getByText('Nada con «flan»')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar en todas' }));
  expect(names()).toEqual(['Flan']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'pizza');
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(names()).toEqual(['Flan', 'Piña', 'Agua']);
});

it('shows only what is sold out, and says where there is nothing', async () => {
  const flan = { ...product(1, 'Flan', 1), soldOut: 'today' as const };
  draw({ ...MENU, products: [flan, product(2, 'Piña', 1), product(3, 'Agua', 2)] });
  await userEvent.click(screen.getByRole('button', { name: 'Agotados (1)' }));
  expect(names()).toEqual(['Flan']);
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Bebidas');
  expect(screen.getByText('Aquí no hay nada agotado')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(names()).toEqual(['Agua']);
});

it('duplicates a product with its options, under the name that its owner gives the copy', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Más opciones de Flan' }));
  await userEvent.click(screen.getAllByRole('menuitem', { name: 'Duplicar' })[0]!);
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByLabelText<HTMLInputElement>('Producto');
  expect(name.value).toBe('Flan');
  await userEvent.clear(name);
  await userEvent.type(name, 'Flan de café');
  // Chosen in a browser already; jsdom has no first choice of a select to begin with.
  await userEvent.selectOptions(dialog.getByLabelText('Categoría'), 'Postres');
  await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: 'Flan de café',
    price: productExample.price,
    productostype: 1,
    alergenos: productExample.alergenos,
    opciones: [
      { idgrupo: null, nombre: 'Tamaño', valores: [{ nombre: 'Tapa' }, { nombre: 'Ración' }] },
    ],
  });
});

it('moves a found product within its whole category', async () => {
  draw();
  await userEvent.type(field(), 'pina');
  act(() => screen.getByRole('button', { name: /^Mover Piña/ }).focus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(sent).toEqual([{ orden: [2, 1], idcategoria: 1 }]));
});

it('opens one row at a time, at its price if that was tapped, and keeps what is typed in another', async () => {
  draw();
  await userEvent.click(opener('Flan'));
  const name = screen.getByLabelText<HTMLTextAreaElement>('Producto de Flan');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Flan' }));
  await userEvent.clear(name);
  await userEvent.type(name, 'Flan de queso');

  const row = screen.getByRole('row', { name: /Agua/ });
  const [price] = within(row).getAllByText(/€$/);
  await userEvent.click(price ?? row);
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Precio de Agua'));
  const waiting = screen.getByRole('row', { name: /Flan de queso/ });
  expect(within(waiting).getByRole('status').textContent).toBe('Sin guardar');

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar Agua' }));
  expect(document.activeElement).toBe(opener('Agua'));
  await userEvent.click(opener('Flan de queso'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(names()).toEqual(['Flan', 'Piña', 'Agua']);
});
