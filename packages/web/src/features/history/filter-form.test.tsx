import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FilterForm } from './filter-form.tsx';
import { NO_FILTER, queryOf } from './history-filter.ts';

function Page() {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <>
      <FilterForm filter={filter} onChange={setFilter} />
      <output>{JSON.stringify(queryOf(filter, null))}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Número');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const asked = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

it('shows at the field that the input is not a number, and keeps it', () => {
  render(<Page />);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  type('abc');
  expect(field().value).toBe('abc');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Solo cifras, como 128. Ahora no se filtra por número.')).toBeDefined();
  expect(asked()).toEqual({});

  type('nº 128');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(asked()).toEqual({ numero: '128' });
});

it('filters cancelled orders separately from those that never reached the kitchen', () => {
  render(<Page />);
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value } });
  choose('abandoned');
  expect(asked()).toEqual({ status: 'ABANDONED' });
  choose('cancelled');
  expect(asked()).toEqual({ status: 'CANCELLED' });
});
