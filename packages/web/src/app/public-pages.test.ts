import { PUBLIC_PAGES } from '@simplato/contract';
import { expect, test } from 'vitest';
import { DINER_REGISTRATION_COPY, RESTAURANT_REGISTRATION_COPY } from '../copy/registration.ts';
import { PATHS } from '../paths.ts';

test.each(Object.entries(PUBLIC_PAGES))('%s is served where the router has it', (name, page) => {
  expect(PATHS).toHaveProperty(name, page.path);
});

test('a registration keeps the title that it was served with', () => {
  expect(DINER_REGISTRATION_COPY.pageTitle).toBe(PUBLIC_PAGES.registerDiner.title);
  expect(RESTAURANT_REGISTRATION_COPY.pageTitle).toBe(PUBLIC_PAGES.registerRestaurant.title);
});
