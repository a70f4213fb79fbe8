import type { PendingDish } from '@simplato/domain';
import { BOARD_TOOLS_COPY } from '../../copy/board-tools.ts';
import css from './pending-panel.module.css';
import { SidePanel } from './side-panel.tsx';

const copy = BOARD_TOOLS_COPY.totals;

interface PendingPanelProps {
  dishes: readonly PendingDish[];
  onClose: () => void;
}

/** The all-day totals: '14 × Croquetas', to be cooked together. */
export function PendingPanel({ dishes, onClose }: PendingPanelProps) {
  return (
    <SidePanel title={copy.title} text={copy.text} onClose={onClose}>
      {dishes.length === 0 ? (
        <p className={css.empty}>{copy.empty}</p>
      ) : (
        <ul role="list" className={css.dishes}>
          {dishes.map(({ productId, name, quantity, orders }) => (
            <li key={`${productId} ${name}`} className={css.dish}>
              <span className={css.quantity}>{quantity} ×</span> <span>{name}</span>{' '}
              <span className={css.orders}>{copy.orders(orders)}</span>
            </li>
          ))}
        </ul>
      )}
    </SidePanel>
  );
}
