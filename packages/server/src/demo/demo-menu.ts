import {
  netMicrosFromGross,
  parseCents,
  PLAIN_CATEGORY,
  PLAIN_PRODUCT,
  type NewCategory,
  type NewProduct,
  type OptionGroupDraft,
} from '@simplato/domain';
import { demoAllergens } from './demo-allergens.ts';
import { demoDiets } from './demo-diets.ts';
import { demoEnglish, demoOptions, demoSoldOut, type DemoOptionGroup } from './demo-options.ts';
import type { demoCategories, DemoProduct } from './demo-restaurant.ts';

/** Converts the demo restaurant's data to the input of the use cases that real restaurants go through. */
export function categoryOfDemo({
  name,
  course,
  servedHours,
}: (typeof demoCategories)[number]): NewCategory {
  return { ...PLAIN_CATEGORY, name, course, servedHours: servedHours ?? null };
}

export function productOfDemo(product: DemoProduct, categoryId: number): NewProduct {
  const { name, description, vatPercent, reference } = product;
  const english = demoEnglish[reference];
  return {
    ...PLAIN_PRODUCT,
    categoryId,
    name,
    description,
    netMicros: netOf(product.grossPrice, vatPercent),
    vatPercent,
    reference,
    soldOut: demoSoldOut.includes(reference) ? 'until-changed' : 'no',
    allergens: demoAllergens[reference] ?? null,
    diet: demoDiets[reference] ?? null,
    optionGroups: (demoOptions[reference] ?? []).map((group) => groupOf(group, vatPercent)),
    translations: english ? { en: english } : {},
  };
}

function groupOf({ name, english, min, max, options }: DemoOptionGroup, vatPercent: number) {
  const group: OptionGroupDraft = {
    groupId: null,
    name,
    min,
    max,
    translations: { en: english },
    options: options.map((option) => ({
      optionId: null,
      name: option.name,
      netMicros: netOf(option.grossPrice, vatPercent),
      translations: { en: option.english },
    })),
  };
  return group;
}

function netOf(grossPrice: string, vatPercent: number): number {
  return netMicrosFromGross(parseCents(grossPrice) ?? 0, vatPercent);
}
