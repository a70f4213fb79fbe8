import { type Order, wallTime } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import css from './reported-allergy.module.css';

/**
 * What its reader has told the kitchen that they avoid, and that the kitchen has confirmed to have seen
 * it. Of others' allergies an order says nothing.
 */
export function ReportedAllergy({ order }: { order: Order }) {
  const { allergy } = useMessages(OWN_ORDERS_MESSAGES);
  const listed = useAllergenList();
  const { avoidances, allergySeenAt } = order;
  if (avoidances.length === 0 && allergySeenAt === null) return null;
  return (
    <div className={css.told}>
      <TriangleAlert aria-hidden="true" />
      <div>
        {avoidances.map(({ forName, allergens }) => (
          <p key={forName}>{allergy.told(listed(allergens))}</p>
        ))}
        {allergySeenAt !== null && (
          <p className={css.seen}>{allergy.seenAt(wallTime(Date.parse(allergySeenAt)).time)}</p>
        )}
      </div>
    </div>
  );
}
