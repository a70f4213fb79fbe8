/** The languages, besides Spanish, that a menu may be written in. */
export const MENU_LANGUAGES = ['en', 'fr', 'de', 'pt', 'ca'] as const;
export type MenuLanguage = (typeof MENU_LANGUAGES)[number];

/** Missing translations are shown in Spanish. */
export type Translations<Texts> = Readonly<Partial<Record<MenuLanguage, Texts>>>;

/** A product's texts in another language; empty ones are shown in Spanish. */
export interface ProductTexts {
  name: string;
  description: string;
  /** What a set menu includes, in one line: 'Bread, drink'. Left out where it is not written. */
  includes?: string | undefined;
}

/**
 * A text as displayed. `lang` is its language, set for readers of a language other than Spanish.
 */
export interface Wording {
  text: string;
  /** 'es' when the translation is missing and Spanish is shown instead. */
  lang?: MenuLanguage | 'es' | undefined;
}

/**
 * The first of somebody's preferred languages that a menu may be written in; null is Spanish. An
 * Italian who also reads English gets English.
 */
export function menuLanguageOf(preferred: readonly string[]): MenuLanguage | null {
  for (const tag of preferred) {
    const [primary] = tag.toLowerCase().split('-');
    if (primary === 'es') return null;
    const language = MENU_LANGUAGES.find((one) => one === primary);
    if (language) return language;
  }
  return null;
}

type Language = MenuLanguage | null;

export interface TranslatedProduct {
  name: string;
  description: string;
  translations: Translations<ProductTexts>;
}

export function productName(
  { name, translations }: TranslatedProduct,
  language: Language,
): Wording {
  return wording(name, language, language && translations[language]?.name);
}

export function productDescription(
  { description, translations }: TranslatedProduct,
  language: Language,
): Wording {
  return wording(description, language, language && translations[language]?.description);
}

/** What a set menu includes, in one line: 'Pan, bebida'. */
export function includedText(
  {
    includes,
    translations,
  }: Pick<TranslatedProduct, 'translations'> & { includes: readonly string[] },
  language: Language,
): Wording {
  return wording(includes.join(', '), language, language && translations[language]?.includes);
}

/** The name of a category, a group of options or an option. */
export function nameIn(
  { name, translations }: { name: string; translations: Translations<string> },
  language: Language,
): Wording {
  return wording(name, language, language && translations[language]);
}

/** Whether all that a guest reads of a menu's list is in that language. */
export function isMenuTranslated(
  sections: readonly {
    category: Parameters<typeof nameIn>[0] | undefined;
    products: readonly { product: TranslatedProduct }[];
  }[],
  language: MenuLanguage,
): boolean {
  const isIn = ({ lang }: Wording) => lang !== 'es';
  return sections.every(
    ({ category, products }) =>
      (category === undefined || isIn(nameIn(category, language))) &&
      products.every(
        ({ product }) =>
          isIn(productName(product, language)) && isIn(productDescription(product, language)),
      ),
  );
}

function wording(
  spanish: string,
  language: Language,
  translated: string | null | undefined,
): Wording {
  if (language === null || spanish === '') return { text: spanish };
  return translated ? { text: translated, lang: language } : { text: spanish, lang: 'es' };
}
