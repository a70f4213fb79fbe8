import { productExample, productFromWire } from '@simplato/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { TypedPart } from './product-draft.ts';
import { SetMenuFields } from './set-menu-fields.tsx';

const STARTER: TypedPart = {
  groupId: 1,
  name: 'Primero',
  course: 1,
  min: 1,
  max: 1,
  options: [{ optionId: 1, name: 'Sopa', price: '0,00 €', translations: {} }],
  translations: {},
};

const PRODUCTS = ['Judiones de La Granja', 'Flan', 'Flan de café'].map((name, index) => ({
  ...productFromWire(productExample),
  productId: index + 1,
  name,
}));

function Form() {
  const [menu, setMenu] = useState<{
    parts: readonly TypedPart[];
    includes: readonly string[];
  }>({ parts: [STARTER], includes: [] });
  return (
    <>
      <SetMenuFields {...menu} products={PRODUCTS} error={undefined} onChange={setMenu} />
      <output>{JSON.stringify(menu.parts)}</output>
    </>
  );
}

it('names a part in another language, and leaves its products as they are', async () => {
  render(<Form />);
  await userEvent.click(screen.getByText('En otros idiomas'));
  const english = within(screen.getByRole('group', { name: 'Inglés' }));
  expect(english.queryByLabelText('Sopa')).toBeNull();
  await userEvent.type(english.getByLabelText('Primero'), 'First course');
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual([
    { ...STARTER, translations: { en: 'First course' } },
  ]);
});

const parts = (): TypedPart[] => JSON.parse(screen.getByRole('status').textContent ?? '');
const namesInPart = () => parts()[0]?.options.map(({ name }) => name);

it('takes the only product that begins like what is typed, and creates none by Enter', async () => {
  render(<Form />);
  const field = screen.getByLabelText('Añadir plato a Primero');
  await userEvent.type(field, 'judi{Enter}');
  expect(namesInPart()).toEqual(['Sopa', 'Judiones de La Granja']);
  await userEvent.type(field, 'fla{Enter}');
  await userEvent.type(field, 'n{Enter}');
  expect(namesInPart()?.at(-1)).toBe('Flan');
  await userEvent.type(field, 'Lentejas{Enter}');
  expect(namesInPart()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Crear «Lentejas» y añadirlo' }));
  expect(parts()[0]?.options.at(-1)).toMatchObject({ name: 'Lentejas' });
  expect(parts()[0]?.options.at(-1)?.product).toBeUndefined();
});
