import type { Order, PendingProduct } from '@simplato/domain';
import type { MarkSoldOut } from '../../menu/staff/use-sold-out.ts';
import type { OrderAction } from '../slip/slip-surroundings.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PendingPanel } from './pending-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { StuckPanel } from './stuck-panel.tsx';

export type PanelName = 'totals' | 'products' | 'closed' | 'payments' | 'stuck';

interface BoardPanelProps {
  restaurantId: number;
  panel: PanelName;
  /** The orders on the board; null before they are loaded. */
  board: readonly Order[] | null;
  pendingProducts: readonly PendingProduct[];
  openPayments: readonly Order[];
  stuck: readonly Order[];
  closedSearch: string;
  /** The closed order that is being put back; null if none is. */
  recalling: number | null;
  onRecall: (order: Order) => void;
  onAction: (order: Order, action: OrderAction) => void;
  /** Marks a product as sold out, or as back. */
  mark: MarkSoldOut;
  /** Shows all closed orders again. */
  onEverything: () => void;
  onClose: () => void;
}

/** The panel open next to the columns. */
export function BoardPanel({ restaurantId, panel, ...props }: BoardPanelProps) {
  const { onAction, onClose } = props;
  switch (panel) {
    case 'totals':
      return <PendingPanel products={props.pendingProducts} onClose={onClose} />;
    case 'products':
      return <ProductsPanel restaurantId={restaurantId} mark={props.mark} onClose={onClose} />;
    case 'payments':
      return (
        <PaymentsPanel
          orders={props.openPayments}
          onDetail={(order) => onAction(order, 'detail')}
          onCancel={(order) => onAction(order, 'cancel')}
          onClose={onClose}
        />
      );
    case 'stuck':
      return (
        <StuckPanel
          orders={props.stuck}
          onDetail={(order) => onAction(order, 'detail')}
          onClose={onClose}
        />
      );
    case 'closed':
      return (
        <ClosedPanel
          restaurantId={restaurantId}
          search={props.closedSearch}
          board={props.board?.map(({ orderId }) => orderId).join() ?? ''}
          recalling={props.recalling}
          onRecall={props.onRecall}
          onDetail={(order) => onAction(order, 'detail')}
          onEverything={props.onEverything}
          onClose={onClose}
        />
      );
  }
}
