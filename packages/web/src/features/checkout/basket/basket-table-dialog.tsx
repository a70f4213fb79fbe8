import { tableLabel } from '@simplato/domain';
import { useEffect } from 'react';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSession } from '../../session/session-store.ts';
import { openTabOf } from '../../place/place-query.ts';
import { usePlace } from '../../place/use-place.ts';
import { forgetPayingOrder, usePayingOrder } from '../paying/paying-order-store.ts';
import { usePendingOrder } from '../sending/pending-order-store.ts';
import {
  claimForTable,
  startAfresh,
  storedBasketTab,
  storedBasketTable,
  useBasket,
  useOrderNote,
} from './basket-store.ts';

/**
 * Asks a diner who has moved whether what they chose at the other table is for this one; until then
 * nothing else can be done. Whom the staff has moved with their tab is not asked: the tab is the same.
 * An order that is still being sent has its own notice.
 */
export function BasketTableDialog({ restaurantId }: { restaurantId: number | null }) {
  const { moved } = useMessages(SENDING_MESSAGES);
  const language = useLanguage();
  const { tableName } = useSession();
  const lines = useBasket(restaurantId);
  const note = useOrderNote();
  const from = useStoredValue(storedBasketTable, '');
  const pending = usePendingOrder(restaurantId);
  const paying = usePayingOrder(restaurantId);
  const isEmpty = lines.length === 0 && note.trim() === '';
  const hasMoved = !isEmpty && from !== '' && tableName !== null && from !== tableName;
  const tab = openTabOf(usePlace());
  const chosenIn = useStoredValue(storedBasketTab, null);
  const isSameTab = tab !== null && tab.tabId === chosenIn && tab.tableName === tableName;
  const follows = hasMoved && isSameTab;
  useEffect(() => {
    if (follows) storedBasketTable.write(tableName);
  }, [follows, tableName]);
  if (restaurantId === null || pending !== null || !hasMoved || follows) return null;
  const to = tableLabel(tableName, language);
  return (
    <Dialog
      open
      title={moved.title(tableLabel(from, language))}
      size="small"
      actions={
        <>
          <Button onClick={claimForTable}>{moved.take(to)}</Button>
          <Button
            variant="outline"
            onClick={() => {
              if (paying !== null) forgetPayingOrder(paying.orderId);
              startAfresh(restaurantId);
            }}
          >
            {moved.empty}
          </Button>
        </>
      }
    >
      <p>{moved.text(to)}</p>
    </Dialog>
  );
}
