import { enterpriseExample, restaurantFromWire } from '@simplato/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf, fieldName, type SettingsEntry } from './settings-entry.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

const restaurant = restaurantFromWire(enterpriseExample);

function Page() {
  return <SettingsForm settings={useSettings(restaurant)} />;
}

test('each setting has its field on the page', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const names = Object.keys(entryOf(restaurant)).map((field) =>
    fieldName(field as keyof SettingsEntry),
  );
  expect(names.filter((name) => screen.queryByText(name) === null)).toEqual([]);
});
