import { ALLERGENS, type StatedAllergens } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { Badge } from '../../ui/badge.tsx';
import css from './allergen-words.module.css';

/** Everything that is known of them; nothing known is said too, and is not the same as none. */
export function AllergenStatement({ allergens }: { allergens: StatedAllergens }) {
  if (allergens === null) {
    return (
      <p className={css.unstated}>
        <TriangleAlert aria-hidden="true" />
        <span>
          <strong>{copy.allergens.unstated}</strong> {copy.allergens.ask}
        </span>
      </p>
    );
  }
  if (allergens.length === 0) return <p className={css.none}>{copy.allergens.none}</p>;
  return (
    <div className={css.stated}>
      <h3 className={css.heading}>{copy.allergens.heading}</h3>
      <ul role="list" className={css.list}>
        {allergens.map((allergen) => (
          <li key={allergen}>
            <Badge tone="wait">{ALLERGENS[allergen]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In one line, for a card. What is not known is told on the dish's own sheet. */
export function AllergenLine({ allergens }: { allergens: StatedAllergens }) {
  if (allergens === null || allergens.length === 0) return null;
  return (
    <p className={css.line}>
      <span className={css.lineLabel}>{copy.allergens.heading}: </span>
      {allergens.map((allergen) => ALLERGENS[allergen]).join(' · ')}
    </p>
  );
}
