import type { StatedAllergens } from '@simplato/domain';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import css from './allergen-line.module.css';

/**
 * One line, for a card. Unstated allergens are reported as such; if nothing is shown, the product has
 * none.
 */
export function AllergenLine({ allergens }: { allergens: StatedAllergens }) {
  const names = useMessages(ALLERGEN_MESSAGES);
  const copy = useMessages(MENU_MESSAGES);
  if (allergens === null) return <p className={css.unstated}>{copy.allergens.unstated}</p>;
  if (allergens.length === 0) return null;
  return (
    <p className={css.line}>
      <span className={css.label}>{copy.allergens.line} </span>
      {allergens.map((allergen) => names[allergen]).join('\u00a0· ')}
    </p>
  );
}
