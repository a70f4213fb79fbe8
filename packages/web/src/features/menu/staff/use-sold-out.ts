import { productFromWire, soldOutToWire } from '@simplato/contract';
import { markSoldOut } from '@simplato/contract/endpoints';
import type { Product, SoldOut } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOffline } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { SOLD_OUT_MESSAGES as copy } from '../../../i18n/es/sold-out.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import { staffMenuQuery, updateMenu } from './staff-menu.ts';

export type MarkSoldOut = (product: Pick<Product, 'productId' | 'name'>, wanted: SoldOut) => void;

/** Where marks wait for a connection. */
export interface UnsentMarks {
  /** Something waits: what is marked now waits behind it. */
  isWaiting: () => boolean;
  keep: MarkSoldOut;
}

/**
 * Sells a product out or offers it again: shown at once, put back with the reason when it did not work,
 * unless `unsent` keeps it, which sends it once there is a connection.
 */
export function useSoldOut(restaurantId: number, unsent?: UnsentMarks): MarkSoldOut {
  const queryClient = useQueryClient();
  const { show } = useToast();

  return useCallback(
    ({ productId, name }, soldOut) => {
      const stands = () =>
        queryClient
          .getQueryData(staffMenuQuery(restaurantId).queryKey)
          ?.products.find((one) => one.productId === productId)?.soldOut;
      const put = (change: (now: Product) => Product) =>
        updateMenu(queryClient, restaurantId, (menu) => ({
          ...menu,
          products: menu.products.map((one) => (one.productId === productId ? change(one) : one)),
        }));
      const mark = async (wanted: SoldOut) => {
        const before = stands();
        put((now) => ({ ...now, soldOut: wanted }));
        if (unsent?.isWaiting()) {
          unsent.keep({ productId, name }, wanted);
          return;
        }
        try {
          const wire = await call(markSoldOut, {
            params: { id: productId },
            body: { agotado: soldOutToWire(wanted) },
          });
          put(() => productFromWire(wire));
        } catch (failure) {
          if (unsent && isOffline(failure)) {
            unsent.keep({ productId, name }, wanted);
            return;
          }
          if (before !== undefined) put((now) => ({ ...now, soldOut: before }));
          show({ text: copy.failed(name, failureMessage(failure)), tone: 'alert' });
          return;
        }
        tell(wanted);
      };
      const tell = (wanted: SoldOut) => {
        if (wanted === 'no') show({ text: copy.offered(name), tone: 'success' });
        else if (wanted === 'until-changed') show({ text: copy.untilChanged(name) });
        else {
          show({
            text: copy.today(name),
            action: { label: copy.makeItLast, onClick: () => void mark('until-changed') },
          });
        }
      };
      void mark(soldOut);
    },
    [restaurantId, queryClient, show, unsent],
  );
}
