import type { FieldChange } from '../changes/field-changes.ts';

/**
 * What an owner can look up later: who changed what in the restaurant. An event names the action, its
 * subject and, where useful, the values before and after. It never contains a secret or anything
 * about a diner.
 */
export const AUDIT_AREAS = ['menu', 'restaurant', 'tables', 'team', 'payments'] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

const AREA_OF = {
  'product-added': 'menu',
  'product-changed': 'menu',
  'product-removed': 'menu',
  'product-restored': 'menu',
  'products-ordered': 'menu',
  'category-added': 'menu',
  'category-changed': 'menu',
  'category-removed': 'menu',
  'category-restored': 'menu',
  'categories-ordered': 'menu',
  'menu-imported': 'menu',
  'settings-changed': 'restaurant',
  'logo-changed': 'restaurant',
  'kitchen-paused': 'restaurant',
  'kitchen-opened': 'restaurant',
  'delay-changed': 'restaurant',
  'board-changed': 'restaurant',
  'stations-changed': 'restaurant',
  'closing-asked': 'restaurant',
  'tables-added': 'tables',
  'table-removed': 'tables',
  'table-key-renewed': 'tables',
  'tab-closed': 'tables',
  'tab-moved': 'tables',
  'tabs-merged': 'tables',
  'tabs-split': 'tables',
  'member-let-in': 'tables',
  'order-moved': 'tables',
  'units-taken-off': 'tables',
  'order-cancelled': 'tables',
  'person-invited': 'team',
  'invitation-withdrawn': 'team',
  'person-joined': 'team',
  'person-removed': 'team',
  'role-changed': 'team',
  'name-changed': 'team',
  'address-changed': 'team',
  'password-changed': 'team',
  'password-reset': 'team',
  'pin-changed': 'team',
  'sessions-ended': 'team',
  'payments-link-asked': 'payments',
  'payments-account-changed': 'payments',
  'tips-changed': 'payments',
  'refund-asked': 'payments',
  'tab-charged': 'payments',
  'charge-undone': 'payments',
  'handed-back': 'payments',
  'invoicing-changed': 'payments',
  'invoice-named': 'payments',
  'certificate-uploaded': 'payments',
  'records-amended': 'payments',
  'till-opened': 'payments',
  'cash-put-in': 'payments',
  'cash-taken-out': 'payments',
  'till-counted': 'payments',
  'till-closed': 'payments',
} as const satisfies Record<string, AuditArea>;

export type AuditAction = keyof typeof AREA_OF;
export const AUDIT_ACTIONS = Object.keys(AREA_OF) as AuditAction[];

export function auditAreaOf(action: AuditAction): AuditArea {
  return AREA_OF[action];
}

export function actionsIn(area: AuditArea): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => AREA_OF[action] === area);
}

/**
 * Two years: long enough to go back over a closed year, without keeping people's names for ever.
 */
export const AUDIT_KEPT_DAYS = 730;

export interface AuditEvent {
  action: AuditAction;
  /** What it was done to, by its name at that time. */
  subject: string;
  changes: readonly FieldChange[];
}

/** Longer texts are cut to this many characters. */
const TOLD_LENGTH = 120;

/**
 * The only way to make an event. A change whose two values read the same is recorded by its field
 * alone.
 */
export function auditEvent(
  action: AuditAction,
  subject: string,
  changes: readonly FieldChange[] = [],
): AuditEvent {
  return {
    action,
    subject: shorten(subject),
    changes: changes.map(({ field, from, to }) => ({
      field,
      from: from === to ? '' : shorten(from),
      to: from === to ? '' : shorten(to),
    })),
  };
}

function shorten(text: string): string {
  if (text.length <= TOLD_LENGTH) return text;
  // Half a surrogate pair is not valid text, and databases reject it.
  return `${text.slice(0, TOLD_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
