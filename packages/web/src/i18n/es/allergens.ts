import { ALLERGENS } from '@simplato/domain';

/** The names that menus in the reader's language use. */
export const ALLERGEN_MESSAGES = { id: 'ALLERGEN_MESSAGES', ...ALLERGENS } as const;
