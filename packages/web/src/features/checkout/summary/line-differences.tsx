import type { LineDifference } from '@simplato/domain';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FactChanges } from '../../orders/fact-changes.tsx';

/** What is no longer as the diner read it. */
export function LineDifferences({ difference: { price, facts } }: { difference: LineDifference }) {
  const euros = useEuros();
  const { changed } = useMessages(SUMMARY_MESSAGES);
  return (
    <>
      <FactChanges changes={facts} />
      {price !== null && (
        <Badge tone="wait">
          {changed.price(euros(price.nowGrossCents), euros(price.shownGrossCents))}
        </Badge>
      )}
    </>
  );
}
