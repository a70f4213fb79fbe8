import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NEW_OPTION, OptionGroupFields } from './option-group-fields.tsx';
import type { TypedGroup } from './product-draft.ts';

const SAUCES: TypedGroup = {
  groupId: null,
  name: 'Salsas',
  min: 0,
  max: 6,
  options: Array.from({ length: 6 }, (_, index) => ({ ...NEW_OPTION, name: `Salsa ${index}` })),
  translations: {},
};

function Form() {
  const [group, setGroup] = useState(SAUCES);
  return (
    <>
      <OptionGroupFields number={1} group={group} onChange={setGroup} onRemove={() => undefined} />
      <output>{`${group.min} a ${group.max}`}</output>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const taken = () => screen.getByRole('status').textContent;

it('a maximum can be typed over', async () => {
  render(<Form />);
  await userEvent.type(field('Máximo'), '{Backspace}');
  expect(field('Máximo').value).toBe('');
  await userEvent.keyboard('4');
  expect([field('Máximo').value, taken()]).toEqual(['4', '0 a 4']);
});

it.each([
  { label: 'Máximo', typed: '1', shown: '2', result: '0 a 2' },
  { label: 'Máximo', typed: '24', shown: '6', result: '0 a 6' },
  { label: 'Máximo', typed: '', shown: '6', result: '0 a 6' },
  { label: 'Mínimo', typed: '9', shown: '6', result: '6 a 6' },
])('$label «$typed» is $shown on leaving the field', async ({ label, typed, shown, result }) => {
  render(<Form />);
  await userEvent.clear(field(label));
  if (typed !== '') await userEvent.keyboard(typed);
  expect(field(label).value).toBe(typed);
  await userEvent.tab();
  expect([field(label).value, taken()]).toEqual([shown, result]);
});
