import { expect, test } from 'vitest';
import { ACTIONS, may, ROLES, type Action, type Role } from './permissions.ts';

/** Who may do what, as the product's description has it; a guest is a diner without an account. */
const TABLE: Record<Action, Record<Role, boolean>> = {
  'read-menu': { guest: true, diner: true, staff: true },
  'read-restaurant': { guest: true, diner: true, staff: true },
  'place-order': { guest: true, diner: true, staff: false },
  'read-own-orders': { guest: true, diner: true, staff: false },
  'read-orders': { guest: false, diner: false, staff: true },
  'advance-order': { guest: false, diner: false, staff: true },
  'manage-menu': { guest: false, diner: false, staff: true },
  'manage-tables': { guest: false, diner: false, staff: true },
  'change-restaurant': { guest: false, diner: false, staff: true },
  'read-staff': { guest: false, diner: false, staff: true },
  'change-staff-account': { guest: false, diner: false, staff: true },
  'change-diner-account': { guest: false, diner: true, staff: false },
};

test('the table covers every action and every role', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(ACTIONS.toSorted());
  expect(ROLES.toSorted()).toEqual(['diner', 'guest', 'staff']);
});

const rows = ACTIONS.flatMap((action) => ROLES.map((role) => ({ role, action })));
test.each(rows)('$role, $action', ({ role, action }) => {
  expect(may(role, action)).toBe(TABLE[action][role]);
});
