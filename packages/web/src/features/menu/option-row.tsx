import type { ReactNode } from 'react';
import css from './option-row.module.css';

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  /** Ties the radio buttons of a group together. */
  name: string;
  isChosen: boolean;
  isClosed?: boolean;
  /** Already formatted: '+1,50 €'. */
  price?: string | null;
  children: ReactNode;
  onChoose: () => void;
}

/** A whole line to tap: the button or box, the name, what it adds. */
export function OptionRow({
  type,
  name,
  isChosen,
  isClosed = false,
  price = null,
  children,
  onChoose,
}: OptionRowProps) {
  return (
    <label className={css.row}>
      <input
        type={type}
        name={name}
        className={css.mark}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span className={css.name}>{children}</span>
      {price !== null && <span className={css.price}>{price}</span>}
    </label>
  );
}
