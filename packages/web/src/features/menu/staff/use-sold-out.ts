import { productFromWire, soldOutToWire } from '@simplato/contract';
import { markSoldOut } from '@simplato/contract/staff-endpoints';
import { markSoldOut as withSoldOut, type Product, type SoldOut } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOffline } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { SOLD_OUT_MESSAGES as copy } from '../../../i18n/es/sold-out.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import { staffMenuQuery, updateMenu } from './staff-menu.ts';

/** A product, or one of its formats. */
export interface SoldOutTarget {
  productId: number;
  /** Null for all of it. */
  formatId: number | null;
  /** With the format. */
  name: string;
}

export const wholeProduct = ({ productId, name }: Product): SoldOutTarget => ({
  productId,
  formatId: null,
  name,
});

export type MarkSoldOut = (target: SoldOutTarget, wanted: SoldOut) => void;

/** Where marks wait for a connection. */
export interface UnsentMarks {
  /** Something waits: what is marked now waits behind it. */
  isWaiting: () => boolean;
  keep: MarkSoldOut;
}

/** Returns the product as the server has it now. */
export async function sendSoldOut(
  { productId, formatId }: Omit<SoldOutTarget, 'name'>,
  soldOut: SoldOut,
): Promise<Product> {
  const body = {
    agotado: soldOutToWire(soldOut),
    ...(formatId !== null && { idformato: formatId }),
  };
  return productFromWire(await call(markSoldOut, { params: { id: productId }, body }));
}

/**
 * Sells a product out or offers it again: shown at once, put back with the reason when it did not work,
 * unless `unsent` keeps it, which sends it once there is a connection.
 */
export function useSoldOut(restaurantId: number, unsent?: UnsentMarks): MarkSoldOut {
  const queryClient = useQueryClient();
  const { show } = useToast();

  return useCallback(
    (target, soldOut) => {
      const { productId, formatId, name } = target;
      const stands = () =>
        queryClient
          .getQueryData(staffMenuQuery(restaurantId).queryKey)
          ?.products.find((one) => one.productId === productId);
      const put = (change: (now: Product) => Product) =>
        updateMenu(queryClient, restaurantId, (menu) => ({
          ...menu,
          products: menu.products.map((one) => (one.productId === productId ? change(one) : one)),
        }));
      const mark = async (wanted: SoldOut) => {
        const before = stands();
        put((now) => withSoldOut(now, formatId, wanted));
        if (unsent?.isWaiting()) {
          unsent.keep(target, wanted);
          return;
        }
        try {
          const marked = await sendSoldOut(target, wanted);
          put(() => marked);
        } catch (failure) {
          if (unsent && isOffline(failure)) {
            unsent.keep(target, wanted);
            return;
          }
          if (before !== undefined) {
            put((now) => ({ ...now, soldOut: before.soldOut, formats: before.formats }));
          }
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
