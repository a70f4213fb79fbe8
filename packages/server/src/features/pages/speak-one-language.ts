import type { PageRestaurantFacts } from '@simplato/contract';
import type { MenuLanguage, Translations } from '@simplato/domain';

/** Keeps only the page's own language. The script loads all translations with the menu later. */
export function speakOneLanguage(
  { categorias, productos, ...facts }: PageRestaurantFacts,
  language: MenuLanguage | null,
): PageRestaurantFacts {
  const spoken = <Texts>(translations: Translations<Texts>): Translations<Texts> => {
    const words = language === null ? undefined : translations[language];
    return language === null || words === undefined ? {} : { [language]: words };
  };
  const speak = <Written extends { translations: Translations<unknown> }>(
    one: Written,
  ): Written => ({
    ...one,
    translations: spoken(one.translations),
  });
  return {
    ...facts,
    categorias: categorias.map(speak),
    productos: productos.map((product) => ({
      ...speak(product),
      formats: product.formats.map(speak),
      optionGroups: product.optionGroups.map((group) => ({
        ...speak(group),
        options: group.options.map(speak),
      })),
    })),
  };
}
