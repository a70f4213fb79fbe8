import { joinTab } from '@simplato/contract/endpoints';
import { tableLabel } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  claimForTable,
  isOfTable,
  startAfresh,
  storedBasketTab,
  storedBasketTable,
  useBasket,
} from '../../checkout/basket/basket-store.ts';
import { usePendingOrder } from '../../checkout/sending/pending-order-store.ts';
import { usePayingOrder } from '../../checkout/paying/paying-order-store.ts';
import { useSession } from '../../session/session-store.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { usePlace } from '../../place/use-place.ts';

/**
 * What was being chosen when its tab was closed, or in an earlier one of the same table, is asked
 * about. At another table the basket itself asks, and an order or a payment under way has its own
 * notices.
 */
export function KeptBasketDialog({ restaurantId }: { restaurantId: number | null }) {
  const asked = useAskedBasket(restaurantId);
  const { tableName } = useSession();
  if (restaurantId === null || tableName === null || asked === null) return null;
  const Question = asked === 'closed' ? Closed : Earlier;
  return <Question restaurantId={restaurantId} tableName={tableName} />;
}

/** Whether what was being chosen is asked about, and after which tab. */
export function useAskedBasket(restaurantId: number | null): 'closed' | 'earlier' | null {
  const lines = useBasket(restaurantId);
  const chosenIn = useStoredValue(storedBasketTab, null);
  const chosenAt = useStoredValue(storedBasketTable, '');
  const isBusy = [usePendingOrder(restaurantId), usePayingOrder(restaurantId)].some(Boolean);
  const { tableName } = useSession();
  const tab = usePlace()?.tab;
  const isHere = tableName !== null && isOfTable(chosenAt, tableName);
  if (!tab || lines.length === 0 || isBusy || !isHere) return null;
  if (tab.isClosed) return 'closed';
  return chosenIn !== null && chosenIn !== tab.tabId ? 'earlier' : null;
}

interface AboutBasket {
  restaurantId: number;
  tableName: string;
}

function Closed({ restaurantId, tableName }: AboutBasket) {
  const { closed } = useMessages(DOOR_MESSAGES);
  const failureMessage = useFailureMessage();
  const table = tableLabel(tableName, useLanguage());
  const staying = useStaying();
  return (
    <Dialog
      open
      title={closed.title(table)}
      size="small"
      actions={
        <>
          <Button pending={staying.isPending} onClick={() => staying.mutate()}>
            {closed.stay}
          </Button>
          <Button
            variant="outline"
            disabled={staying.isPending}
            onClick={() => startAfresh(restaurantId)}
          >
            {closed.empty}
          </Button>
        </>
      }
    >
      <p>
        {closed.kept} {closed.text(table)}
      </p>
      {staying.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(staying.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function Earlier({ restaurantId, tableName }: AboutBasket) {
  const { before, closed } = useMessages(DOOR_MESSAGES);
  const table = tableLabel(tableName, useLanguage());
  return (
    <Dialog
      open
      title={before.title}
      size="small"
      actions={
        <>
          <Button onClick={claimForTable}>{closed.stay}</Button>
          <Button variant="outline" onClick={() => startAfresh(restaurantId)}>
            {closed.empty}
          </Button>
        </>
      }
    >
      <p>{before.text(table)}</p>
    </Dialog>
  );
}

/**
 * Opens the next tab at the same table, or shares the one that a friend has opened; what was being
 * chosen goes on in it.
 */
export function useStaying() {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => call(joinTab, { body: { nueva: true } }),
    onSuccess: ({ cuenta }) => {
      if (cuenta === null || restaurantId === null) return;
      syncTab(queryClient, restaurantId, cuenta);
      // Here, since the dialog that has asked is gone by now.
      claimForTable();
    },
  });
}
