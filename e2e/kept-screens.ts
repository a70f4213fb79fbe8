/**
 * The screens whose pictures are kept in docs/screens, by their names in the table of screens: at least
 * one of each address, as whoever uses it mostly sees it. `npm run screens` takes them anew.
 */
export const KEPT_SCREENS: ReadonlySet<string> = new Set([
  // Anybody
  'landing',
  'about',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'scan-no-camera',
  'public-menu',
  // Whoever eats
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
  // Ways in
  'login-diner',
  'login-restaurant',
  'register-diner',
  'register-restaurant-filled',
  'forgot-diner',
  'reset-diner',
  'reset-restaurant',
  'confirm-email-done',
  'invitation',
  // Whoever cooks and serves
  'board',
  'board-detail-dialog',
  'staff-order-table',
  'staff-order-menu',
  'staff-order-summary',
  'history',
  'day',
  'account-staff',
  // Whoever owns the house
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
