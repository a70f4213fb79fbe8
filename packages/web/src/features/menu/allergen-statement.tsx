import { type Allergen, type StatedAllergens } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { PRODUCT_SHEET_COPY } from '../../copy/product-sheet.ts';
import { FILTER_SHEET_COPY } from '../../copy/filter-sheet.ts';
import { useAllergenNames, useCopy } from '../../copy/speech.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAllergenList } from './use-allergen-list.ts';
import css from './allergen-statement.module.css';

/**
 * All the information there is on allergens; "not stated" is shown too, because it differs from
 * "none".
 */
export function AllergenStatement({
  allergens,
  avoided,
}: {
  allergens: StatedAllergens;
  /** What the reader avoids: highlighted, and announced to screen readers. */
  avoided: readonly Allergen[];
}) {
  const copy = useCopy(PRODUCT_SHEET_COPY);
  const listed = useAllergenList();
  const names = useAllergenNames();
  const search = useCopy(FILTER_SHEET_COPY);
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
  const contained = allergens.filter((allergen) => avoided.includes(allergen));
  return (
    <div className={css.stated}>
      {contained.length > 0 && (
        <Notice tone="alert">{search.filter.contains(listed(contained))}</Notice>
      )}
      <h3 className={css.heading}>{copy.allergens.heading}</h3>
      <ul role="list" className={css.list}>
        {allergens.map((allergen) => (
          <li key={allergen}>
            <Badge tone={contained.includes(allergen) ? 'alert' : 'wait'}>{names[allergen]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
