import { useQuery } from '@tanstack/react-query';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { kitchenWatchQuery } from './kitchen-watch-query.ts';
import { useKitchen } from './use-kitchen.ts';

interface NobodyWatchesProps {
  restaurantId: number;
  /** Whether a waiter is told, who goes to the kitchen. */
  isStaff?: boolean;
}

/** Before sending: an order would be heard by nobody. While the kitchen is closed none is sent. */
export function NobodyWatches({ restaurantId, isStaff = false }: NobodyWatchesProps) {
  const copy = useMessages(ROUND_MESSAGES);
  const { data: isWatched } = useQuery(kitchenWatchQuery(restaurantId));
  const isOpen = useKitchen(restaurantId)?.state.isOpen === true;
  if (isWatched || !isOpen) return null;
  return (
    <Notice tone="wait" role="status">
      {isStaff ? copy.nobodyWatchesForStaff : copy.nobodyWatches}
    </Notice>
  );
}
