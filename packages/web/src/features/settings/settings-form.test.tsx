import { enterpriseExample, restaurantFromWire } from '@simplato/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf, fieldName, type SettingsEntry } from './settings-entry.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

const restaurant = restaurantFromWire(enterpriseExample);

function Page() {
  return <SettingsForm settings={useSettings(restaurant)} />;
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

test('each setting has its field on the page', () => {
  show();
  const names = Object.keys(entryOf(restaurant)).map((field) =>
    fieldName(field as keyof SettingsEntry),
  );
  expect(names.filter((name) => screen.queryByText(name) === null)).toEqual([]);
});

test('what a restaurant must have is marked, also what cannot be changed', () => {
  show();
  const business = within(screen.getByRole('group', { name: 'Tu restaurante' }));
  const fields = [...business.getAllByRole('textbox'), ...business.getAllByRole('combobox')];
  const marked = fields.filter((field) => field.hasAttribute('required'));
  expect(marked).toHaveLength(8);
  expect(marked.filter((field) => field.hasAttribute('readonly'))).toHaveLength(2);
  expect(fields.filter((field) => !marked.includes(field))).toEqual([
    business.getByLabelText(/^Nombre comercial/),
  ]);
});
