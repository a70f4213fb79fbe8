/*
 * How payments change their tabs; for the payments feature. Whoever changes a tab's money first locks
 * the restaurant's tabs, and last tells them of it.
 */

export { releaseClaims } from './tab-money-queries.ts';
export {
  findOrderTab,
  findTabOfVisit,
  insertTabEvent,
  lockTabs,
  type TabEventKind,
  type TabKey,
} from './tab-queries.ts';
