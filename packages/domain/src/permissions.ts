/**
 * Who may do what (spec §6), as one table. The server's hook enforces it on every call, because each
 * endpoint names its action; the screens ask it before they draw a button.
 */
export const ROLES = ['guest', 'diner', 'staff'] as const;
export type Role = (typeof ROLES)[number];

const DINERS = ['guest', 'diner'] as const;
const STAFF = ['staff'] as const;
const HOUSE = ['guest', 'diner', 'staff'] as const;

const PERMISSIONS = {
  'read-menu': HOUSE,
  'read-restaurant': HOUSE,
  'place-order': DINERS,
  'read-own-orders': DINERS,
  'read-orders': STAFF,
  'advance-order': STAFF,
  'manage-menu': STAFF,
  'manage-tables': STAFF,
  'change-restaurant': STAFF,
  'read-staff': STAFF,
  'change-staff-account': STAFF,
  'change-diner-account': ['diner'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

export function may(role: Role, action: Action): boolean {
  const roles: readonly Role[] = PERMISSIONS[action];
  return roles.includes(role);
}
