import { expect, test } from 'vitest';
import { AGENCY_ADDRESSES } from './agency-addresses.ts';

test('what is tried out and what counts never go to the same place', () => {
  const hosts = (addresses: object) => Object.values(addresses).map((url) => new URL(url).hostname);
  for (const host of hosts(AGENCY_ADDRESSES.test)) expect(host).toMatch(/^prewww\d+\.aeat\.es$/);
  for (const host of hosts(AGENCY_ADDRESSES.production)) {
    expect(host).toMatch(/^www\d+\.agenciatributaria\.gob\.es$/);
  }
});
