import { MENU_TEXTS_FR } from '@simplato/domain';
import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> =
  MENU_TEXTS_FR.allergens;
