/** For other features whose changes must not meet a change of a tab. */
export { lockTabs } from './tab-queries.ts';
