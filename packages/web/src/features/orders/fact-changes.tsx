import type { FactChange } from '@simplato/domain';
import { SUMMARY_MESSAGES } from '../../i18n/es/orders.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { useAllergenList } from '../../i18n/use-allergen-list.ts';
import { Badge } from '../../ui/badge.tsx';

/** What the menu says otherwise than it was read. A new allergen, or a diet that is lost, stands out. */
export function FactChanges({ changes }: { changes: readonly FactChange[] }) {
  const describe = useFactTexts();
  return changes.map((change) => (
    <Badge key={describe(change)} tone={isWarning(change) ? 'alert' : 'wait'}>
      {describe(change)}
    </Badge>
  ));
}

const WARNINGS: ReadonlySet<FactChange['kind']> = new Set([
  'contains',
  'traces',
  'allergens-unstated',
  'suits-no-longer',
]);

function isWarning({ kind }: FactChange): boolean {
  return WARNINGS.has(kind);
}

function useFactTexts(): (change: FactChange) => string {
  const { facts } = useMessages(SUMMARY_MESSAGES).changed;
  const listed = useAllergenList();
  return (change) => {
    switch (change.kind) {
      case 'contains':
      case 'free-of':
      case 'traces':
      case 'no-traces':
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
