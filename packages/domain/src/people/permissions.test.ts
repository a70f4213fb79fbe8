import { expect, test } from 'vitest';
import {
  ACTIONS,
  may,
  ROLES,
  worksInTheRestaurant,
  type Action,
  type Role,
} from './permissions.ts';

/**
 * Who may do what, according to the product's description; a guest is a diner without an account.
 */
const TABLE: Record<Action, Record<Role, boolean>> = {
  'read-menu': { guest: true, diner: true, staff: true, owner: true },
  'read-restaurant': { guest: true, diner: true, staff: true, owner: true },
  'place-order': { guest: true, diner: true, staff: false, owner: false },
  'read-own-orders': { guest: true, diner: true, staff: false, owner: false },
  'share-tab': { guest: true, diner: true, staff: false, owner: false },
  'pay-tab': { guest: true, diner: true, staff: false, owner: false },
  'read-orders': { guest: false, diner: false, staff: true, owner: true },
  'advance-order': { guest: false, diner: false, staff: true, owner: true },
  'cancel-order': { guest: false, diner: false, staff: true, owner: true },
  'place-order-for-table': { guest: false, diner: false, staff: true, owner: true },
  'tend-room': { guest: false, diner: false, staff: true, owner: true },
  'tend-till': { guest: false, diner: false, staff: true, owner: true },
  'close-till': { guest: false, diner: false, staff: false, owner: true },
  'read-invoices': { guest: false, diner: false, staff: true, owner: true },
  'name-invoice': { guest: false, diner: false, staff: true, owner: true },
  'manage-invoicing': { guest: false, diner: false, staff: false, owner: true },
  'charge-tab': { guest: false, diner: false, staff: true, owner: true },
  'change-board': { guest: false, diner: false, staff: false, owner: true },
  'read-history': { guest: false, diner: false, staff: true, owner: true },
  'read-figures': { guest: false, diner: false, staff: false, owner: true },
  'read-audit': { guest: false, diner: false, staff: false, owner: true },
  'manage-menu': { guest: false, diner: false, staff: false, owner: true },
  'mark-sold-out': { guest: false, diner: false, staff: true, owner: true },
  'read-tables': { guest: false, diner: false, staff: true, owner: true },
  'manage-tables': { guest: false, diner: false, staff: false, owner: true },
  'change-restaurant': { guest: false, diner: false, staff: false, owner: true },
  'connect-payments': { guest: false, diner: false, staff: false, owner: true },
  'pay-order': { guest: true, diner: true, staff: false, owner: false },
  'refund-order': { guest: false, diner: false, staff: false, owner: true },
  'pause-kitchen': { guest: false, diner: false, staff: true, owner: true },
  'read-staff': { guest: false, diner: false, staff: true, owner: true },
  'manage-staff': { guest: false, diner: false, staff: false, owner: true },
  'switch-person': { guest: false, diner: false, staff: true, owner: true },
  'change-staff-account': { guest: false, diner: false, staff: true, owner: true },
  'change-diner-account': { guest: false, diner: true, staff: false, owner: false },
  'mail-own-order': { guest: false, diner: true, staff: false, owner: false },
};

test('the table covers every action and every role', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(ACTIONS.toSorted());
  expect(ROLES.toSorted()).toEqual(['diner', 'guest', 'owner', 'staff']);
});

const rows = ACTIONS.flatMap((action) => ROLES.map((role) => ({ role, action })));
test.each(rows)('$role, $action', ({ role, action }) => {
  expect(may(role, action)).toBe(TABLE[action][role]);
});

test('staff and owners work in the restaurant', () => {
  expect(ROLES.filter(worksInTheRestaurant)).toEqual(['staff', 'owner']);
});
