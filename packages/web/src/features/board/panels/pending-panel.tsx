import type { PendingProduct } from '@simplato/domain';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import css from './pending-panel.module.css';
import { SidePanel } from './side-panel.tsx';

const copy = BOARD_TOOLS_MESSAGES.totals;

interface PendingPanelProps {
  products: readonly PendingProduct[];
  onClose: () => void;
}

/** By station where some station makes any of them; otherwise in one part without a name. */
function byStation(products: readonly PendingProduct[]) {
  const names = [...new Set(products.map(({ station }) => station))];
  return names
    .toSorted(
      (one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'es'),
    )
    .map((name) => ({ name, products: products.filter(({ station }) => station === name) }));
}

/** The all-day totals: '14 × Croquetas', to be cooked together. */
export function PendingPanel({ products, onClose }: PendingPanelProps) {
  return (
    <SidePanel title={copy.title} text={copy.text} onClose={onClose}>
      {products.length === 0 ? (
        <p className={css.empty}>{copy.empty}</p>
      ) : (
        byStation(products).map((station) => (
          <section key={station.name}>
            {station.name !== '' && <h3 className={css.station}>{station.name}</h3>}
            <ul role="list" className={css.products}>
              {station.products.map(({ productId, name, quantity, orders }) => (
                <li key={`${productId} ${name}`} className={css.product}>
                  <span className={css.quantity}>{quantity} ×</span> <span>{name}</span>{' '}
                  <span className={css.orders}>{copy.orders(orders)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </SidePanel>
  );
}
