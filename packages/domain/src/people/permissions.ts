/**
 * Who may do what, as one table. The server's hook enforces it on every call, because each endpoint
 * names its action; the screens check it before they draw a button.
 */
export const ROLES = ['guest', 'diner', 'staff', 'owner'] as const;
export type Role = (typeof ROLES)[number];

const DINERS = ['guest', 'diner'] as const;
/** Everybody who works in the restaurant; owners may also manage it. */
const STAFF = ['staff', 'owner'] as const;
const OWNERS = ['owner'] as const;
const RESTAURANT = [...DINERS, ...STAFF] as const;

const PERMISSIONS = {
  'read-menu': RESTAURANT,
  'read-restaurant': RESTAURANT,
  'place-order': DINERS,
  'read-own-orders': DINERS,
  'share-tab': DINERS,
  'pay-tab': DINERS,
  'read-orders': STAFF,
  'advance-order': STAFF,
  'cancel-order': STAFF,
  'read-history': STAFF,
  'read-figures': OWNERS,
  'read-audit': OWNERS,
  'place-order-for-table': STAFF,
  'tend-room': STAFF,
  /** To open a shift, to put cash in and take it out, to count, and to read what it took. */
  'tend-till': STAFF,
  'close-till': OWNERS,
  'charge-tab': STAFF,
  'read-invoices': STAFF,
  /** In somebody's name. */
  'name-invoice': STAFF,
  'manage-invoicing': OWNERS,
  'change-board': OWNERS,
  'manage-menu': OWNERS,
  'mark-sold-out': STAFF,
  /** Table names only; only owners see codes and keys. */
  'read-tables': STAFF,
  'manage-tables': OWNERS,
  'change-restaurant': OWNERS,
  'connect-payments': OWNERS,
  'pay-order': DINERS,
  'refund-order': OWNERS,
  'pause-kitchen': STAFF,
  'read-staff': STAFF,
  'manage-staff': OWNERS,
  'switch-person': STAFF,
  'change-staff-account': STAFF,
  'change-diner-account': ['diner'],
  'mail-own-order': ['diner'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

export function may(role: Role, action: Action): boolean {
  const roles: readonly Role[] = PERMISSIONS[action];
  return roles.includes(role);
}

export function worksInTheRestaurant(role: Role): boolean {
  return role === 'staff' || role === 'owner';
}
