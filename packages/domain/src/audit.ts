import type { FieldChange } from './menu-changes.ts';

/**
 * What an owner can look up later: who changed what in the house. An event names what was done, what it was
 * done to and, where that says something, how it was before and after. Never a secret, nothing of a diner.
 */
export const AUDIT_AREAS = ['menu', 'house', 'tables', 'team', 'payments'] as const;
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
  'settings-changed': 'house',
  'logo-changed': 'house',
  'kitchen-paused': 'house',
  'kitchen-opened': 'house',
  'board-changed': 'house',
  'closing-asked': 'house',
  'tables-added': 'tables',
  'table-removed': 'tables',
  'table-key-renewed': 'tables',
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
  'payments-link-asked': 'payments',
  'payments-account-changed': 'payments',
  'tips-changed': 'payments',
  'refund-asked': 'payments',
} as const satisfies Record<string, AuditArea>;

export type AuditAction = keyof typeof AREA_OF;
export const AUDIT_ACTIONS = Object.keys(AREA_OF) as AuditAction[];

export function auditAreaOf(action: AuditAction): AuditArea {
  return AREA_OF[action];
}

export function actionsIn(area: AuditArea): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => AREA_OF[action] === area);
}

/** Two years: whoever goes over a closed year still finds it; people's names are not kept for ever. */
export const AUDIT_KEPT_DAYS = 730;

export interface AuditEvent {
  action: AuditAction;
  /** What it was done to, by its name of then. */
  subject: string;
  changes: readonly FieldChange[];
}

/** Longer texts are told by their beginning. */
const TOLD_LENGTH = 120;

/** The one way to make an event. A change that shows no difference in words is told by its field alone. */
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
  // Half a pair of surrogates is no text, and no database takes it.
  return `${text.slice(0, TOLD_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
