import { type Allergen, type StatedAllergens } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
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
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const listed = useAllergenList();
  const names = useMessages(ALLERGEN_MESSAGES);
  const search = useMessages(FILTER_SHEET_MESSAGES);
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
