import type { Language } from '../i18n/languages.ts';
import { MENU_TEXTS } from '../i18n/menu-texts/menu-languages.ts';
import type { MenuTexts } from '../i18n/menu-texts/menu-texts.ts';
import {
  ALLERGEN_KEYS,
  inAllergenOrder,
  isUnstated,
  tracesOf,
  type Allergen,
  type StatedAllergens,
} from '../menu/allergens.ts';
import { menuSections, type MenuSection } from '../menu/menu-sections.ts';
import { soldOutOf } from '../menu/availability.ts';
import { shownExtras, shownParts } from '../menu/shown-parts.ts';
import { statementOfAny } from '../menu/stated-of-choice.ts';
import type { Category, Product } from '../menu/menu.ts';
import { servedText } from '../menu/served-text.ts';
import { includedText, nameIn, productDescription, productName } from '../menu/translations.ts';
import { formatEuros } from '../money/money.ts';
import { shownPrices } from '../menu/shown-prices.ts';
import { leastPieces, priceUnit } from '../menu/sold-by.ts';
import { tidyName } from '../text/plain-words.ts';

/** A menu as words, ready to be drawn on paper. */
export interface PrintedMenu {
  sections: readonly PrintedSection[];
  /** The allergens that it names, with the numbers that stand for them. */
  legend: readonly { number: number; name: string }[];
  /** Which kinds of statement its products make: paper has to explain each. */
  hasUnstated: boolean;
  hasNone: boolean;
}

export interface PrintedSection {
  title: string;
  /** When it is served; '' whenever the restaurant is open. */
  hours: string;
  products: readonly PrintedProduct[];
}

export interface PrintedProduct {
  name: string;
  description: string;
  prices: readonly PrintedPrice[];
  /** What can be chosen for more: 'Tamaño: Doce unidades +3,00 €'. */
  extras: readonly string[];
  /** '' if the restaurant states none. */
  diet: string;
  /** Numbers of the legend; null where the restaurant has not stated them. */
  allergens: readonly number[] | null;
  /** Of some of what it offers they are not stated. */
  hasUnstated: boolean;
  traces: readonly number[];
}

export interface PrintedPrice {
  /** What it is the price of; '' of the product as such. */
  label: string;
  amount: string;
}

interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
}

/**
 * What a guest without a phone reads. Paper is read for weeks: what is sold out today is on it, and what is
 * sold out until somebody changes it is not.
 */
export function printedMenu({ categories, products }: Menu, language: Language): PrintedMenu {
  const listed = products.filter(({ soldOut }) => soldOut !== 'until-changed');
  const served = menuSections({ categories, products: listed }).filter(
    ({ category }) => category?.servedHours?.length !== 0,
  );
  const sections = served.map((section) => printedSection(section, language));
  const shown = sections.flatMap((section) => section.products);
  const ofOptions = served
    .flatMap((section) => section.products)
    .flatMap(({ product }) => product.optionGroups)
    .flatMap(({ options }) => options)
    .flatMap(({ allergens = [] }) => allergens.map(numberOf));
  const named = new Set([
    ...shown.flatMap(({ allergens, traces }) => [...(allergens ?? []), ...traces]),
    ...ofOptions,
  ]);
  const { allergens: names } = MENU_TEXTS[language];
  return {
    sections,
    legend: ALLERGEN_KEYS.map((key) => ({ number: numberOf(key), name: names[key] })).filter(
      ({ number }) => named.has(number),
    ),
    hasUnstated: shown.some((product) => product.hasUnstated),
    hasNone: shown.some(({ allergens, traces }) => allergens?.length === 0 && traces.length === 0),
  };
}

/** The products of a menu that paper leaves out. */
export function leftOffPaper({ products }: Pick<Menu, 'products'>): Product[] {
  return products.filter((product) => soldOutOf(product, null) === 'until-changed');
}

function printedSection({ category, products }: MenuSection, language: Language): PrintedSection {
  const words = MENU_TEXTS[language];
  return {
    title: category
      ? tidyName(nameIn(category, inMenuLanguage(language)).text)
      : words.otherCategory,
    hours: servedText(category?.servedHours ?? null, words, language) ?? '',
    products: products.map(({ product }) => printedProduct(product, language, words)),
  };
}

function printedProduct(product: Product, language: Language, words: MenuTexts): PrintedProduct {
  const menuLanguage = inMenuLanguage(language);
  const stated = statementOfAny(product);
  return {
    name: tidyName(productName(product, menuLanguage).text),
    description: tidyName(productDescription(product, menuLanguage).text),
    prices: printedPrices(product, language),
    extras: [
      ...printedParts(product, language),
      ...printedExtras(product, language),
      ...(product.includes.length > 0
        ? [`${words.includes} ${includedText(product, menuLanguage).text}`]
        : []),
    ],
    diet: product.diet === null ? '' : words.diets[product.diet],
    allergens: inAllergenOrder(stated.allergens)?.map(numberOf) ?? null,
    hasUnstated: isUnstated(stated),
    traces: tracesOf(stated).map(numberOf),
  };
}

/**
 * What a product costs, VAT included: a line for each way in which it is sold, with the allergens of a format
 * where they are its own.
 */
export function printedPrices(product: Product, language: Language): PrintedPrice[] {
  const formats = product.formats.filter(({ soldOut }) => soldOut !== 'until-changed');
  return shownPrices({ ...product, formats }).map(({ format, zone, grossCents, isFrom }) => {
    const name = format
      ? tidyName(nameIn(format, inMenuLanguage(language)).text) + numbersBehind(format.allergens)
      : '';
    const least = leastPieces(product, MENU_TEXTS[language]);
    const from = isFrom ? MENU_TEXTS[language].from : '';
    return {
      label: [[name, zone, least].filter((part) => part !== '').join(' · '), from]
        .filter((part) => part !== '')
        .join(' '),
      amount: formatEuros(grossCents, language) + priceUnit(product, MENU_TEXTS[language]),
    };
  });
}

/** What a set menu offers, a line for each part. */
function printedParts(product: Product, language: Language): string[] {
  const menuLanguage = inMenuLanguage(language);
  return shownParts(product).map(({ part, options }) => {
    const offered = options.map(({ option, extraCents }) => {
      const name = tidyName(nameIn(option, menuLanguage).text);
      return extraCents === 0 ? name : `${name} +${formatEuros(extraCents, language)}`;
    });
    return `${tidyName(nameIn(part, menuLanguage).text)}: ${offered.join(' · ')}`;
  });
}

/** The other options that a guest should know of, with the numbers of what they add. */
function printedExtras(product: Product, language: Language): string[] {
  const menuLanguage = inMenuLanguage(language);
  return shownExtras(product).map(({ group, options }) => {
    const offered = options.map(({ option, extraCents }) => {
      const name = tidyName(nameIn(option, menuLanguage).text) + numbersBehind(option.allergens);
      return extraCents > 0 ? `${name} +${formatEuros(extraCents, language)}` : name;
    });
    return `${tidyName(nameIn(group, menuLanguage).text)}: ${offered.join(' · ')}`;
  });
}

/** ' (1, 3)'. */
function numbersBehind(allergens: StatedAllergens | undefined): string {
  return allergens?.length ? ` (${allergens.map(numberOf).join(', ')})` : '';
}

/** Its place in the regulation: the same number on each menu that a restaurant prints. */
const numberOf = (allergen: Allergen): number => ALLERGEN_KEYS.indexOf(allergen) + 1;

const inMenuLanguage = (language: Language) => (language === 'es' ? null : language);
