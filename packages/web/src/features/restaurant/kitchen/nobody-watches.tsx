import { useQuery } from '@tanstack/react-query';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { kitchenWatchQuery } from './kitchen-watch-query.ts';
import { useKitchen } from './use-kitchen.ts';

/** Before sending: an order would be heard by nobody. While the kitchen is closed none is sent. */
export function NobodyWatches({ restaurantId }: { restaurantId: number }) {
  const { nobodyWatches } = useMessages(ROUND_MESSAGES);
  const { data: isWatched } = useQuery(kitchenWatchQuery(restaurantId));
  const isOpen = useKitchen(restaurantId)?.state.isOpen === true;
  if (isWatched || !isOpen) return null;
  return (
    <Notice tone="wait" role="status">
      {nobodyWatches}
    </Notice>
  );
}
