import { describe, expect, it } from 'vitest';
import {
  includedText,
  isMenuTranslated,
  productDescription,
  productName,
  menuLanguageOf,
  nameIn,
} from './translations.ts';

describe('the language of a menu', () => {
  it.each([
    { preferred: ['en-GB', 'en'], language: 'en' },
    { preferred: ['CA'], language: 'ca' },
    { preferred: ['es-ES', 'en'], language: null },
    { preferred: ['it-IT', 'it', 'en-US', 'es'], language: 'en' },
    { preferred: ['gl-ES', 'es-ES'], language: null },
    { preferred: ['ja'], language: null },
    { preferred: [], language: null },
  ])('for the preferred languages $preferred is $language', ({ preferred, language }) => {
    expect(menuLanguageOf(preferred)).toBe(language);
  });
});

describe('the texts of a menu', () => {
  const product = {
    name: 'Rabo de toro',
    description: 'Guisado al vino tinto.',
    translations: { en: { name: 'Oxtail', description: '' } },
  };

  it('are translated, with Spanish where a translation is missing', () => {
    expect(productName(product, 'en')).toEqual({ text: 'Oxtail', lang: 'en' });
    expect(productDescription(product, 'en')).toEqual({
      text: 'Guisado al vino tinto.',
      lang: 'es',
    });
    expect(productName(product, 'fr')).toEqual({ text: 'Rabo de toro', lang: 'es' });
    expect(productDescription({ ...product, description: '' }, 'fr')).toEqual({ text: '' });
    expect(productName(product, null)).toEqual({ text: 'Rabo de toro' });
  });

  it('are translated for categories and options too', () => {
    const size = { name: 'Ración', translations: { en: 'Full plate' } };
    expect(nameIn(size, 'en')).toEqual({ text: 'Full plate', lang: 'en' });
    expect(nameIn(size, 'de')).toEqual({ text: 'Ración', lang: 'es' });
  });

  it('are translated for what a set menu includes, in one line', () => {
    const menu = {
      includes: ['Pan', 'bebida'],
      translations: { en: { name: '', description: '', includes: 'Bread, drink' } },
    };
    expect(includedText(menu, 'en')).toEqual({ text: 'Bread, drink', lang: 'en' });
    expect(includedText(menu, 'fr')).toEqual({ text: 'Pan, bebida', lang: 'es' });
  });

  it('are all translated only if no name and no description is left in Spanish', () => {
    const category = { name: 'Segundos', translations: { en: 'Mains' } };
    const described = {
      ...product,
      translations: { en: { name: 'Oxtail', description: 'Stewed in red wine.' } },
    };
    const isIn = (language: 'en' | 'de', one = category, ...products: (typeof product)[]) =>
      isMenuTranslated(
        [{ category: one, products: products.map((each) => ({ product: each })) }],
        language,
      );
    expect(isIn('en', category, described, { ...product, description: '' })).toBe(true);
    expect(isIn('en', category, described, product)).toBe(false);
    expect(isIn('en', { ...category, name: 'Postres', translations: { en: '' } })).toBe(false);
    expect(isIn('de')).toBe(false);
  });
});
