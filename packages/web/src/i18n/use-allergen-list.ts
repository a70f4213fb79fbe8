import { type Allergen, LANGUAGES } from '@simplato/domain';
import { ALLERGEN_MESSAGES } from './es/allergens.ts';
import { useLanguage, useMessages } from './i18n-context.ts';

/** Allergens as part of a sentence: 'gluten, huevos y lácteos'. */
export function useAllergenList(): (allergens: readonly Allergen[]) => string {
  const names = useMessages(ALLERGEN_MESSAGES);
  const language = useLanguage();
  const locale = LANGUAGES[language].locale;
  // German nouns are always capitalised.
  const inSentence = (name: string) => (language === 'de' ? name : name.toLocaleLowerCase(locale));
  return (allergens) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      allergens.map((allergen) => inSentence(names[allergen])),
    );
}
