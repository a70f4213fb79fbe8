import { leastGrossCents } from '../money/pricing.ts';
import { isForNothing } from '../orders/order-limits.ts';
import { PRODUCT_VAT_PERCENTS } from '../money/tax.ts';
import type { Category, Product } from './menu.ts';
import { partProductIds } from './set-menu.ts';
import { isByWeight } from './sold-by.ts';

/** What an owner should see to in a menu, the first of them first. It is no legal advice. */
export const MENU_FAULTS = [
  'for-nothing',
  'allergens-unstated',
  'market-price',
  'percentage-supplement',
  'other-vat',
  'unseen-category',
] as const;
export type MenuFault = (typeof MENU_FAULTS)[number];

export interface MenuFinding {
  fault: MenuFault;
  products: readonly Product[];
  /** Empty unless the fault is a category's. */
  categories: readonly Category[];
}

/** 's/m', 'S. M.', 'según mercado', 'precio a consultar': a price that nobody knows before ordering. */
const MARKET_PRICE =
  /(?<!\p{L})(?:s\s?[/.]\s?m(?![\p{L}/])|seg[uú]n (?:el )?(?:mercado|lonja|peso)|precios? (?:de|del|seg[uú]n) (?:mercado|lonja|el mercado|la lonja|el d[ií]a|d[ií]a)|precios? a consultar|consult(?:ar|e|a|en) (?:el )?precios?)(?!\p{L})/iu;
const BY_WEIGHT = /seg[uú]n (?:el )?peso/giu;
const PERCENTAGE = /\p{Nd}\s?(?:%|por cien)/iu;
const SUPPLEMENT =
  /(?<!\p{L})(?:suplemento|supl\.|recargo|incremento|terraza)|\+\s?\p{Nd}{1,3}\s?%/iu;

/** '10 % de suplemento', '+10 %': in the same sentence, and never the alcohol of a beer. */
function asksPercentage(text: string): boolean {
  return text
    .split(/[;\n]|\. /)
    .some((sentence) => PERCENTAGE.test(sentence) && SUPPLEMENT.test(sentence));
}

interface ReviewedMenu {
  categories: readonly Category[];
  products: readonly Product[];
}

/** The findings about a whole menu; those without any are left out. */
export function reviewMenu({ categories, products }: ReviewedMenu): MenuFinding[] {
  const about = (fault: MenuFault, isFaulty: (product: Product) => boolean): MenuFinding => ({
    fault,
    products: products.filter(isFaulty),
    categories: [],
  });
  const filled = new Set(products.map(({ categoryId }) => categoryId));
  // What is eaten in a set menu need not be sold by itself.
  const eaten = new Set(products.flatMap(partProductIds));
  const ofMenus = new Set(
    products.filter(({ productId }) => eaten.has(productId)).map(({ categoryId }) => categoryId),
  );
  const isHidden = ({ isActive, servedHours }: Category) => !isActive || servedHours?.length === 0;
  const hidden = new Set(categories.filter(isHidden).map(({ categoryId }) => categoryId));
  const findings: Record<MenuFault, MenuFinding> = {
    'for-nothing': about(
      'for-nothing',
      (product) => !hidden.has(product.categoryId) && isForNothing(leastGrossCents(product)),
    ),
    'allergens-unstated': about('allergens-unstated', ({ allergens }) => allergens === null),
    'market-price': about('market-price', (product) =>
      textsOf(product).some((text) =>
        // What is weighed at the table has a price, that of the kilo.
        MARKET_PRICE.test(isByWeight(product) ? text.replace(BY_WEIGHT, '') : text),
      ),
    ),
    'percentage-supplement': about('percentage-supplement', (product) =>
      textsOf(product).some(asksPercentage),
    ),
    'other-vat': about('other-vat', ({ vatPercent }) => !VAT_PERCENTS.has(vatPercent)),
    'unseen-category': {
      fault: 'unseen-category',
      products: [],
      categories: categories.filter(
        ({ categoryId }) =>
          !filled.has(categoryId) || (hidden.has(categoryId) && !ofMenus.has(categoryId)),
      ),
    },
  };
  return MENU_FAULTS.map((fault) => findings[fault]).filter(
    (finding) => finding.products.length + finding.categories.length > 0,
  );
}

const VAT_PERCENTS: ReadonlySet<number> = new Set(PRODUCT_VAT_PERCENTS);

/** All that a diner reads of it, in Spanish. */
function textsOf({ name, description, optionGroups }: Product): string[] {
  return [
    name,
    description,
    ...optionGroups.flatMap((group) => [group.name, ...group.options.map((one) => one.name)]),
  ];
}
