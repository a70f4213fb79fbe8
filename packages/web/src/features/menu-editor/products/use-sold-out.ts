import { markSoldOut, productFromWire, soldOutToWire } from '@simplato/contract';
import type { Product, SoldOut } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../api/call.ts';
import { PRODUCTS_COPY } from '../../../copy/products.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureWords } from '../../session/failure-words.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { updateMenu } from '../staff-menu-query.ts';

const copy = PRODUCTS_COPY.soldOut;

/** Sells a dish out or offers it again: shown at once, put back with the reason when it did not work. */
export function useSoldOut(): (product: Product, soldOut: SoldOut) => void {
  const { restaurantId } = useMenuEditing();
  const queryClient = useQueryClient();
  const { show } = useToast();

  return useCallback(
    (product, soldOut) => {
      const put = (change: (now: Product) => Product) =>
        updateMenu(queryClient, restaurantId, (menu) => ({
          ...menu,
          products: menu.products.map((one) =>
            one.productId === product.productId ? change(one) : one,
          ),
        }));
      const mark = async (wanted: SoldOut) => {
        put((now) => ({ ...now, soldOut: wanted }));
        try {
          const wire = await call(markSoldOut, {
            params: { id: product.productId },
            body: { agotado: soldOutToWire(wanted) },
          });
          put(() => productFromWire(wire));
        } catch (failure) {
          put((now) => ({ ...now, soldOut: product.soldOut }));
          show({ text: copy.failed(product.name, failureWords(failure)), tone: 'alert' });
          return;
        }
        tell(wanted);
      };
      const tell = (wanted: SoldOut) => {
        if (wanted === 'no') show({ text: copy.offered(product.name), tone: 'success' });
        else if (wanted === 'until-changed') show({ text: copy.untilChanged(product.name) });
        else {
          show({
            text: copy.today(product.name),
            action: { label: copy.makeItLast, onClick: () => void mark('until-changed') },
          });
        }
      };
      void mark(soldOut);
    },
    [restaurantId, queryClient, show],
  );
}
