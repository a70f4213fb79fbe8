import type { AllergenCount, TableAvoidance, TableVerdict } from '@simplato/domain';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { TABLE_AVOIDANCE_MESSAGES } from '../../../i18n/es/table-avoidance.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import css from './table-avoids.module.css';

interface TableAvoidsProps {
  verdict: TableVerdict;
  /** Who sit there. */
  of: TableAvoidance['people'];
  /** Its diner reads already that it is not stated. */
  isUnstatedShown?: boolean | undefined;
}

/** How many at the table avoid what a product holds: never that it suits anybody. */
export function TableAvoids({ verdict, of, isUnstatedShown = false }: TableAvoidsProps) {
  const { contained, traces, isUnstated } = verdict;
  const copy = useMessages(TABLE_AVOIDANCE_MESSAGES);
  const { allergens } = useMessages(MENU_MESSAGES);
  const listed = useAllergenList();
  const said = (say: typeof copy.contains, counts: readonly AllergenCount[]) =>
    counts.map(({ allergen, people }) => (
      <Badge key={allergen} tone="alert">
        {say(listed([allergen]), copy.avoid(people, of))}
      </Badge>
    ));
  return (
    <span className={css.said}>
      {said(copy.contains, contained)}
      {said(copy.traces, traces)}
      {isUnstated && !isUnstatedShown && (
        <Badge tone="wait">{contained.length > 0 ? allergens.restUnstated : copy.unstated}</Badge>
      )}
    </span>
  );
}
