import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Unfit } from './unfit-for.ts';

/** Marks a line that a filter of the menu would hide: it may have been chosen before the filter. */
export function LineUnfit({ unfit: { contained, traces, isUnstated, diet } }: { unfit: Unfit }) {
  const { filter } = useMessages(FILTER_SHEET_MESSAGES);
  const { allergens } = useMessages(MENU_MESSAGES);
  const listed = useAllergenList();
  return (
    <>
      {contained.length > 0 && <Badge tone="alert">{filter.contains(listed(contained))}</Badge>}
      {traces.length > 0 && <Badge tone="alert">{filter.traces(listed(traces))}</Badge>}
      {isUnstated && (
        <Badge tone="wait">
          {contained.length > 0 ? allergens.restUnstated : allergens.unstated}
        </Badge>
      )}
      {diet !== null && <Badge tone="alert">{filter.notStated[diet]}</Badge>}
    </>
  );
}
