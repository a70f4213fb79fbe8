/**
 * The pictures that docs/screens keeps, because README.md or docs/screens/README.md shows them: a
 * screen's name in the tours, its width and its scheme. `npm run screens` takes them again.
 */
export const KEPT_SCREENS: ReadonlySet<string> = new Set([
  // Diners
  'menu-390-light',
  'product-chosen-390-light',
  'allergens-390-light',
  'summary-notes-390-light',
  'own-orders-390-dark',
  // A table that lives as one
  'tab-choosing-390-light',
  'door-390-light',
  'pay-tab-dishes-390-light',
  'room-390-light',
  'room-tab-390-dark',
  'till-open-1280-light',
  // Visitors
  'landing-1280-light',
  // Staff
  'board-1280-light',
  'board-1280-dark',
  // Owners
  'products-1280-light',
  'settings-1280-light',
  'table-codes-1280-light',
  'day-1280-light',
]);
