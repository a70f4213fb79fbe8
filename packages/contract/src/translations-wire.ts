import { INCLUDED_TEXT_LENGTH, MENU_LANGUAGES, PRODUCT_LENGTHS } from '@simplato/domain';
import * as z from 'zod/mini';
import { menuName, menuText, text } from './wire-fields.ts';

/** The menu's texts in the languages of MENU_LANGUAGES; missing ones are shown in Spanish. */
const language = z.enum(MENU_LANGUAGES);

export const nameTranslations = z.partialRecord(language, z.string());
export const nameTranslationsInput = z.partialRecord(language, menuName(PRODUCT_LENGTHS.name));

export const productTranslations = z.partialRecord(
  language,
  z.object({ name: z.string(), description: z.string(), includes: z.optional(z.string()) }),
);
export const productTranslationsInput = z.partialRecord(
  language,
  z.object({
    name: z._default(menuText(PRODUCT_LENGTHS.name), ''),
    description: z._default(text(PRODUCT_LENGTHS.description), ''),
    /** What a set menu includes, in one line. */
    includes: z.optional(text(INCLUDED_TEXT_LENGTH)),
  }),
);
