import {
  netMicrosFromGross,
  PLAIN_PRODUCT,
  type Allergen,
  type OptionGroup,
  type Product,
} from '@simplato/domain';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { toldAllergens, useMenuFilter } from '../../checkout/basket/filter-store.ts';
import type { MenuProduct } from '../menu-sections.ts';
import { ProductDetailSheet, type ChosenProduct } from './product-detail-sheet.tsx';

beforeEach(clearStorages);

const option = (optionId: number, name: string, grossCents = 0) => ({
  optionId,
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
  translations: {},
});
const size: OptionGroup = {
  groupId: 1,
  name: 'Tamaño',
  min: 1,
  max: 1,
  translations: {},
  options: [option(2, 'Tapa'), option(3, 'Ración', 300)],
};
const extras: OptionGroup = {
  groupId: 4,
  name: 'Extras',
  min: 0,
  max: 2,
  translations: {},
  options: [option(5, 'Queso', 150), option(6, 'Huevo', 120), option(7, 'Trufa', 400)],
};
const salmorejo: Product = {
  ...PLAIN_PRODUCT,
  productId: 101,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Salmorejo',
  netMicros: netMicrosFromGross(700, 10),
  optionGroups: [size, extras],
  photo: null,
  position: 1,
  version: 1,
};

const FRESH: ChosenProduct = { formatId: null, optionIds: [], quantity: 1, note: '' };

function avoid(avoided: Allergen[]) {
  renderHook(() => useMenuFilter(1001)).result.current.change({ avoided });
}

function open(change: Partial<Product> = {}, start: Partial<ChosenProduct> = {}) {
  const onDone = vi.fn<(chosen: ChosenProduct, read: MenuProduct) => string | null>(() => null);
  const read = { product: { ...salmorejo, ...change }, category: undefined };
  const sheet = (more: Partial<Product>) => (
    <ProductDetailSheet
      entry={{ ...read, product: { ...read.product, ...more } }}
      start={{ ...FRESH, ...start }}
      verb="Añadir"
      onDone={onDone}
      onClose={() => undefined}
    />
  );
  const { rerender, unmount } = render(sheet({}));
  return { onDone, read, unmount, menuChanges: (more: Partial<Product>) => rerender(sheet(more)) };
}

const button = () => screen.getByRole('button', { name: /^Añadir ·/ });
const words = () => button().textContent?.replace(/\s/g, ' ');

const inSizes = (
  ...prices: [name: string, cents: number, soldOut?: 'today'][]
): Product['formats'] =>
  prices.map(([name, cents, soldOut], index) => ({
    formatId: 20 + index,
    name,
    netMicros: netMicrosFromGross(cents, 10),
    zonePrices: [],
    allergens: name === 'Montadito' ? ['gluten'] : null,
    soldOut: soldOut ?? 'no',
    translations: {},
  }));

it('asks for a format before it is added, at the price of that format and with its allergens', async () => {
  const formats = inSizes(['Tapa', 350], ['Montadito', 400], ['Ración', 1_200, 'today']);
  const { onDone } = open({ formats, optionGroups: [], allergens: ['huevos'] });
  await userEvent.click(button());
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByText('Elige un formato')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Ración/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Montadito/ }));
  expect(screen.queryByText('Elige un formato')).toBeNull();
  expect(screen.getByText('Gluten')).toBeDefined();
  expect(screen.queryByText('Huevos')).toBeNull();
  expect(words()).toBe('Añadir · 4,00 €');
  await userEvent.click(button());
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ formatId: 21, optionIds: [] });
});

it('counts pieces in their steps, from the least that is sold, and says the price of one', async () => {
  const soldBy = { unit: 'piece', least: 6, step: 3 } as const;
  const { onDone } = open({ soldBy, optionGroups: [] }, { quantity: 6 });
  expect(screen.getByText(/^7,00\s€\/pieza · desde 6 piezas$/)).toBeDefined();
  const less = screen.getByRole<HTMLButtonElement>('button', { name: /^Quitar 3 de/ });
  expect(less.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Añadir 3 de/ }));
  expect(words()).toBe('Añadir · 63,00 €');
  await userEvent.click(button());
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ quantity: 9 });
});

it('lets whoever avoids something tell the kitchen with what is sold by weight, and nobody else', async () => {
  const soldBy = { unit: 'kilo', least: 200, step: 50 } as const;
  const tick = () => screen.queryByRole('checkbox', { name: /^Avisar a la cocina/ });
  const { unmount } = open({ soldBy, optionGroups: [] }, { grams: 200 });
  expect(tick()).toBeNull();
  unmount();
  avoid(['crustaceos']);
  open({ soldBy, optionGroups: [] }, { grams: 200 });
  expect(screen.getByRole('button', { name: 'Añadir 50 g de Salmorejo' })).toBeDefined();
  await userEvent.click(tick()!);
  expect(toldAllergens(1001)).toEqual(['crustaceos']);
});

it('leaves that to the summary of all else', () => {
  avoid(['crustaceos']);
  open();
  expect(screen.queryByRole('checkbox', { name: /^Avisar a la cocina/ })).toBeNull();
});

it.each([
  { allergens: null, text: 'Alérgenos: no informado.' },
  { allergens: [], text: 'Sin alérgenos de declaración obligatoria' },
  { allergens: ['gluten', 'lacteos'] as const, text: 'Lácteos' },
])('shows what is known of its allergens: $text', ({ allergens, text }) => {
  open({ allergens });
  expect(screen.getByText(text)).toBeDefined();
});

it('shows what is known of a set menu with a part that is not stated, and that it is not', () => {
  const options = salmorejo.optionGroups[0]!.options.slice(0, 1).map((offered) => ({
    ...offered,
    product: { productId: 9, allergens: null, traces: [], soldOut: 'no' as const },
  }));
  const part = { ...salmorejo.optionGroups[0]!, course: 1, min: 1, max: 1, options };
  open({ allergens: ['gluten'], optionGroups: [part] });
  expect(screen.getByText('Gluten')).toBeDefined();
  expect(screen.getByText('Del resto: no informado.')).toBeDefined();
});

it('shows what it may hold traces of, and warns whoever avoids it', () => {
  avoid(['apio', 'gluten']);
  open({ allergens: [], traces: ['apio', 'soja'] });
  expect(screen.getByRole('heading', { name: 'Puede contener trazas' })).toBeDefined();
  expect(screen.getByText('Soja')).toBeDefined();
  expect(screen.getByText('Puede contener trazas de apio, que evitas.')).toBeDefined();
});

it.each([
  { diet: 'vegano', optionGroups: [], texts: ['Vegano'] },
  { diet: 'vegetariano', optionGroups: [extras], texts: ['Vegetariano', /no de sus opciones/] },
] as const)('shows the stated diet: $diet', ({ diet, optionGroups, texts }) => {
  open({ diet, optionGroups });
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryAllByText(/no de sus opciones/)).toHaveLength(optionGroups.length);
});

it('shows no diet if none is stated', () => {
  open({ diet: null });
  expect(screen.queryByText(/vegan|vegetarian|no de sus opciones/i)).toBeNull();
});

it('returns the chosen options in the menu’s order, with note and quantity', async () => {
  const { onDone, read } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Trufa/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Ración/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir uno de Salmorejo' }));
  await userEvent.type(screen.getByLabelText('Nota para la cocina'), ' sin huevo ');
  expect(words()).toBe('Añadir · 28,00 €');
  await userEvent.click(button());
  expect(onDone).toHaveBeenCalledWith(
    { formatId: null, optionIds: [3, 7], quantity: 2, note: 'sin huevo' },
    read,
  );
});

it('asks for a missing choice, moves the focus there, and returns nothing', async () => {
  const { onDone } = open();
  await userEvent.click(button());
  expect(screen.getByText('Elige una opción de «Tamaño»')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tapa' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tapa' }));
  expect(screen.queryByText('Elige una opción de «Tamaño»')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it('disables the other boxes at the maximum, and enables them again', async () => {
  open();
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(box(/Queso/));
  await userEvent.click(box(/Huevo/));
  expect(box(/Trufa/).disabled).toBe(true);
  expect(screen.getByText('Ya tienes 2, el máximo. Para cambiar, quita una.')).toBeDefined();
  await userEvent.click(box(/Queso/));
  expect(box(/Trufa/).disabled).toBe(false);
});

it('can clear an optional choice', async () => {
  const { onDone, read } = open(
    { optionGroups: [{ ...size, min: 0 }] },
    { formatId: null, optionIds: [3] },
  );
  expect(words()).toBe('Añadir · 10,00 €');
  await userEvent.click(screen.getByRole('radio', { name: 'Nada' }));
  await userEvent.click(button());
  expect(onDone).toHaveBeenCalledWith(
    { formatId: null, optionIds: [], quantity: 1, note: '' },
    read,
  );
});

it('follows changes of the menu without losing what was chosen or typed', async () => {
  const { menuChanges, onDone, read } = open();
  await userEvent.click(screen.getByRole('radio', { name: 'Tapa' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Queso/ }));
  await userEvent.type(screen.getByLabelText('Nota para la cocina'), 'frío');

  menuChanges({ soldOut: 'today' });
  expect(screen.queryByRole('button', { name: /^Añadir ·/ })).toBeNull();
  expect(screen.getByText('Hoy ya no queda. Prueba con otro plato.')).toBeDefined();

  const withoutCheese = { ...extras, options: extras.options.slice(1) };
  menuChanges({ netMicros: netMicrosFromGross(800, 10), optionGroups: [size, withoutCheese] });
  expect(words()).toBe('Añadir · 8,00 €');
  await userEvent.click(button());
  expect(onDone).toHaveBeenCalledWith(
    { formatId: null, optionIds: [2], quantity: 1, note: 'frío' },
    read,
  );
});

it('shows why a product could not be added', async () => {
  const { onDone } = open({ optionGroups: [] });
  onDone.mockReturnValue('No caben más.');
  await userEvent.click(button());
  expect(screen.getByRole('alert').textContent).toContain('No caben más.');
});

it('shows its photo in several widths, with its space reserved', () => {
  const photo = {
    hash: 'a'.repeat(32),
    width: 1280,
    height: 960,
    widths: [320, 1280],
    blur: 'data:,',
  };
  open({ photo });
  const image = document.querySelector<HTMLImageElement>('img[srcset]');
  expect(image?.getAttribute('srcset')).toBe(
    [320, 1280].map((width) => `/api/fotos/1001/${photo.hash}/${width}.webp ${width}w`).join(', '),
  );
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1280', '960']);
});
