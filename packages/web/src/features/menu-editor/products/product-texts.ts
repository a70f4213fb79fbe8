import {
  ALLERGENS,
  type Category,
  DIETS,
  MENU_TEXTS_ES,
  type MenuLanguage,
  priceUnit,
  soldByCell,
  type StatedAllergens,
  type StatedDiet,
} from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import type { DraftTexts } from '../rows/draft-texts.ts';
import { priceText, soldByOfTyped, type ProductDraft, type TypedGroup } from './product-draft.ts';

export function productTexts(categories: readonly Category[]): DraftTexts<ProductDraft> {
  return {
    nameOf: (field) => copy.fields[field],
    textOf: (field, draft) => {
      switch (field) {
        case 'categoryId':
          return categoryName(categories, draft.categoryId);
        case 'price':
          return priceText(draft.price, draft.vatPercent) + priceUnit(draft, MENU_TEXTS_ES);
        case 'vatPercent':
          return copy.vat.rate(draft.vatPercent);
        case 'allergens':
          return describeAllergens(draft.allergens);
        case 'traces':
          return draft.traces.map((allergen) => ALLERGENS[allergen]).join(', ');
        case 'diet':
          return describeDiet(draft.diet);
        case 'zonePrices':
          return draft.zonePrices.map(({ zone, price }) => `${zone} ${price}`).join(', ');
        case 'soldBy':
          return soldByCell(draft.soldBy && soldByOfTyped(draft.soldBy));
        case 'formats':
          return draft.formats.map(({ name, price }) => `${name} ${price}`).join(', ');
        case 'optionGroups':
        case 'parts':
          return draft[field].map(describeGroup).join(' · ');
        case 'includes':
          return draft.includes.join(', ');
        case 'translations':
          return Object.entries(draft.translations)
            .map(
              ([language, { name, description, includes }]) =>
                `${ROWS_MESSAGES.translations.languages[language as MenuLanguage]}: ${[name, description, includes].filter(Boolean).join(', ')}`,
            )
            .join(' · ');
        default:
          return draft[field];
      }
    },
  };
}

/** Empty for a category that does not exist. */
function categoryName(categories: readonly Category[], categoryId: number): string {
  return categories.find((category) => category.categoryId === categoryId)?.name ?? '';
}

function describeAllergens(allergens: StatedAllergens): string {
  if (allergens === null) return copy.allergens.unstated;
  if (allergens.length === 0) return copy.allergens.none;
  return allergens.map((allergen) => ALLERGENS[allergen]).join(', ');
}

function describeDiet(diet: StatedDiet): string {
  return diet === null ? copy.diet.unstated : DIETS[diet];
}

function describeGroup({ name, options }: TypedGroup): string {
  return `${name}: ${options.map((option) => `${option.name} ${option.price}`).join(', ')}`;
}
