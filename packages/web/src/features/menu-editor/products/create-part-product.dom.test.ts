import { createCategory, productExample, productFromWire } from '@simplato/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Menu } from '../../../api/read-menu.ts';
import { withNewProducts } from './create-part-product.ts';
import type { TypedPart } from './product-draft.ts';

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

const part = (name: string, course: number, ...products: string[]): TypedPart => ({
  groupId: null,
  name,
  course,
  min: 1,
  max: 1,
  translations: {},
  options: products.map((called) => ({
    optionId: null,
    name: called,
    price: '0,00 €',
    translations: {},
  })),
});

it('creates what is named in the parts of a menu once, by course and out of sight of its guests', async () => {
  const sent: { nombrecategoria?: string; name?: string; activo?: number }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    sent.push(asked);
    const [category] = createCategory.example.answer;
    return Response.json(
      asked.name === undefined
        ? [{ ...category, nombrecategoria: asked.nombrecategoria, activo: asked.activo }]
        : { ...productExample, idproductos: 70 + sent.length, name: asked.name },
    );
  });
  const flan = { ...productFromWire(productExample), productId: 5, name: 'Flan' };
  let menu: Menu = { categories: [], products: [flan] };
  const edited = {
    restaurantId: 1001,
    read: () => menu,
    add: ({ categories, product }: Pick<Menu, 'categories'> & { product: typeof flan }) => {
      menu = { categories, products: [...menu.products, product] };
    },
  };
  const parts = [
    part('Primero', 1, 'Lentejas', 'Sopa'),
    part('Postre', 3, 'Flan', 'lentejas', 'Torrija'),
  ];
  const made = await withNewProducts(parts, edited);
  expect(sent.map((one) => one.name ?? [one.nombrecategoria, one.activo])).toEqual([
    ['Primeros del menú', 0],
    'Lentejas',
    'Sopa',
    ['Postres del menú', 0],
    'Torrija',
  ]);
  expect(made.map(({ options }) => options.map(({ product }) => product?.productId))).toEqual([
    [72, 73],
    [5, 72, 75],
  ]);
  sent.length = 0;
  await withNewProducts(parts, edited);
  expect(sent).toEqual([]);
});
