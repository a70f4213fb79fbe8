import { PUBLIC_PAGES } from '@simplato/contract';
import { expect, test } from 'vitest';
import { DINER_REGISTRATION_MESSAGES } from '../i18n/es/registration.ts';
import { RESTAURANT_REGISTRATION_MESSAGES } from '../i18n/es/restaurant-registration.ts';
import { PATHS } from '../paths.ts';

test.each(Object.entries(PUBLIC_PAGES))(
  'the path of %s is the same in server and router',
  (name, page) => {
    expect(PATHS).toHaveProperty(name, page.path);
  },
);

test('the registration pages keep the title that the server sent', () => {
  expect(DINER_REGISTRATION_MESSAGES.pageTitle).toBe(PUBLIC_PAGES.registerDiner.title);
  expect(RESTAURANT_REGISTRATION_MESSAGES.pageTitle).toBe(PUBLIC_PAGES.registerRestaurant.title);
});
