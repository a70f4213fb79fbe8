/**
 * The screens whose pictures are kept in docs/screens, by their names in the tours: at least one of
 * each address, in its most common state. `npm run screens` takes them again.
 */
export const KEPT_SCREENS: ReadonlySet<string> = new Set([
  // Public pages
  'landing',
  'about',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'scan-no-camera',
  'public-menu',
  // Diners
  'home',
  'menu',
  'menu-found',
  'allergens',
  'dish-chosen',
  'summary-notes',
  'summary-online',
  'confirmation',
  'own-orders',
  'account-diner',
  // Logging in and registering
  'login-diner',
  'login-restaurant',
  'register-diner',
  'register-restaurant-filled',
  'forgot-diner',
  'reset-diner',
  'reset-restaurant',
  'confirm-email-done',
  'invitation',
  // Staff
  'board',
  'board-detail-dialog',
  'staff-order-table',
  'staff-order-menu',
  'staff-order-summary',
  'history',
  'day',
  'account-staff',
  // Owners
  'settings',
  'onboarding-complete',
  'refund-lines-dialog',
  'table-codes',
  'categories',
  'products',
  'menu-file-preview',
  'team',
  'changes',
]);
