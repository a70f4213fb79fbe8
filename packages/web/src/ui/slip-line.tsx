import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './slip-line.module.css';

interface SlipLineProps {
  quantity: number;
  children: ReactNode;
  /** A wish or an allergy: stands in red under the line. */
  note?: ReactNode;
  /** Already formatted: "12,50 €". */
  amount?: ReactNode;
  /** Ticked by the kitchen. */
  done?: boolean;
}

export function SlipLines({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={css.lines}>
      {children}
    </ul>
  );
}

export function SlipLine({ quantity, children, note, amount, done = false }: SlipLineProps) {
  return (
    <li className={classNames(css.line, done && css.done)}>
      <span className={css.quantity}>{quantity}</span>
      <span className={css.name}>{children}</span>
      {amount && <span className={css.amount}>{amount}</span>}
      {note && <span className={css.note}>{note}</span>}
    </li>
  );
}
