import { type Allergen, LOCALES } from '@simplato/domain';
import { useAllergenNames, useLanguage } from '../../copy/speech.ts';

/** Allergens in a sentence: 'gluten, huevos y lácteos'. */
export function useAllergenList(): (allergens: readonly Allergen[]) => string {
  const names = useAllergenNames();
  const language = useLanguage();
  const locale = LOCALES[language];
  // German writes a noun with a capital wherever it stands.
  const inSentence = (name: string) => (language === 'de' ? name : name.toLocaleLowerCase(locale));
  return (allergens) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      allergens.map((allergen) => inSentence(names[allergen])),
    );
}
