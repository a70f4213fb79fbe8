import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormatFields } from './format-fields.tsx';
import type { TypedFormat } from './product-draft.ts';

const format = (formatId: number, name: string, price: string): TypedFormat => ({
  formatId,
  name,
  price,
  zonePrices: [],
  allergens: null,
  translations: {},
});
const [half, whole] = [format(1, 'Media ración', '9,00 €'), format(2, 'Ración', '15,00 €')];

function open(formats: readonly TypedFormat[]) {
  const onChange = vi.fn<(changed: readonly TypedFormat[], price?: string) => void>();
  render(
    <FormatFields
      formats={formats}
      stored={[]}
      allergens={['gluten']}
      zones={['Terraza']}
      error={undefined}
      onChange={onChange}
      onOffer={() => undefined}
    />,
  );
  return onChange;
}

it('leaves the price of the format that is left, when one of two goes', async () => {
  const onChange = open([half, whole]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el formato Media ración' }));
  expect(onChange).toHaveBeenCalledWith([], '15,00 €');
});

it('writes the price of a format in a zone', async () => {
  const onChange = open([half, whole]);
  await userEvent.type(screen.getByLabelText('En Terraza (€) de Ración'), '9');
  expect(onChange).toHaveBeenCalledWith([
    half,
    { ...whole, zonePrices: [{ zone: 'Terraza', price: '9' }] },
  ]);
});

it('begins a format’s own allergens with those of the product, and never leaves them unstated', async () => {
  const onChange = open([{ ...half, allergens: ['gluten'] }, whole]);
  expect(screen.queryByRole('radio', { name: 'No informado' })).toBeNull();
  await userEvent.click(screen.getAllByRole('checkbox', { name: /Sus alérgenos/ })[1]!);
  expect(onChange.mock.calls[0]?.[0][1]).toMatchObject({ allergens: ['gluten'] });
});
