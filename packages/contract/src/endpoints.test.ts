import { may, ROLES, worksInTheRestaurant } from '@simplato/domain';
import { expect, test } from 'vitest';
import * as accountEndpoints from './account-endpoints.ts';
import * as endpoints from './endpoints.ts';
import * as paymentEndpoints from './payment-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import type { EndpointHead } from './endpoint.ts';

function isForStaffAlone({ access }: EndpointHead): boolean {
  return (
    access !== 'public' && ROLES.every((role) => worksInTheRestaurant(role) || !may(role, access))
  );
}

const names = (heads: Record<string, EndpointHead>, keep: (head: EndpointHead) => boolean) =>
  Object.entries(heads).flatMap(([name, head]) => (keep(head) ? [name] : []));

test('a call that only staff may make is in staff-endpoints.ts, and no other is', () => {
  const others = { ...endpoints, ...accountEndpoints, ...paymentEndpoints };
  expect(names(others, isForStaffAlone)).toEqual([]);
  expect(names(staffEndpoints, (head) => !isForStaffAlone(head))).toEqual([]);
});
