import {
  ALLERGENS,
  type Category,
  DIETS,
  type MenuLanguage,
  type StatedAllergens,
  type StatedDiet,
} from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import type { DraftWords } from '../rows/draft-words.ts';
import type { ProductDraft, TypedGroup } from './product-draft.ts';

export function productWords(categories: readonly Category[]): DraftWords<ProductDraft> {
  return {
    nameOf: (field) => copy.fields[field],
    textOf: (field, draft) => {
      switch (field) {
        case 'categoryId':
          return categoryName(categories, draft.categoryId);
        case 'vatPercent':
          return copy.vat.rate(draft.vatPercent);
        case 'allergens':
          return allergensInWords(draft.allergens);
        case 'diet':
          return dietInWords(draft.diet);
        case 'optionGroups':
          return draft.optionGroups.map(groupInWords).join(' · ');
        case 'translations':
          return Object.entries(draft.translations)
            .map(
              ([language, { name, description }]) =>
                `${ROWS_MESSAGES.translations.languages[language as MenuLanguage]}: ${[name, description].filter(Boolean).join(', ')}`,
            )
            .join(' · ');
        default:
          return draft[field];
      }
    },
  };
}

/** Empty for a category that does not exist. */
export function categoryName(categories: readonly Category[], categoryId: number): string {
  return categories.find((category) => category.categoryId === categoryId)?.name ?? '';
}

function allergensInWords(allergens: StatedAllergens): string {
  if (allergens === null) return copy.allergens.unstated;
  if (allergens.length === 0) return copy.allergens.none;
  return allergens.map((allergen) => ALLERGENS[allergen]).join(', ');
}

function dietInWords(diet: StatedDiet): string {
  return diet === null ? copy.diet.unstated : DIETS[diet];
}

function groupInWords({ name, options }: TypedGroup): string {
  return `${name}: ${options.map((option) => `${option.name} ${option.price}`).join(', ')}`;
}
