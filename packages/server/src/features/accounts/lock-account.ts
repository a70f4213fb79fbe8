/** For whoever opens or ends sessions of an account, or changes what lets its holder in. */
export { lockAccount, type LockedAccount } from './account-queries.ts';
