import type { FactChange, LineDifference } from '@simplato/domain';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { Badge } from '../../../ui/badge.tsx';

/** What is no longer as the diner read it. A new allergen, or a diet that is lost, stands out. */
export function LineDifferences({ difference }: { difference: LineDifference }) {
  const euros = useEuros();
  const { changed } = useMessages(SUMMARY_MESSAGES);
  const describe = useFactTexts();
  const { price, facts } = difference;
  return (
    <>
      {facts.map((fact) => (
        <Badge key={describe(fact)} tone={isWarning(fact) ? 'alert' : 'wait'}>
          {describe(fact)}
        </Badge>
      ))}
      {price !== null && (
        <Badge tone="wait">
          {changed.price(euros(price.nowGrossCents), euros(price.shownGrossCents))}
        </Badge>
      )}
    </>
  );
}

function isWarning({ kind }: FactChange): boolean {
  return kind === 'contains' || kind === 'allergens-unstated' || kind === 'suits-no-longer';
}

function useFactTexts(): (change: FactChange) => string {
  const { facts } = useMessages(SUMMARY_MESSAGES).changed;
  const listed = useAllergenList();
  return (change) => {
    switch (change.kind) {
      case 'contains':
      case 'free-of':
        return facts[change.kind](listed(change.allergens));
      case 'suits':
      case 'suits-no-longer':
        return facts[change.kind][change.diet];
      case 'name':
      case 'category':
      case 'option':
        return facts[change.kind](change.text);
      case 'description':
        return change.text === '' ? facts.noDescription : facts.description(change.text);
      case 'allergens-unstated':
      case 'no-allergens':
      case 'unknown':
        return facts[change.kind];
    }
  };
}
