import type { ReactNode } from 'react';
import css from './option-row.module.css';

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  /** Groups the radio buttons. */
  name: string;
  isChosen: boolean;
  isClosed?: boolean;
  /** Already formatted: '+1,50 €'. */
  price?: string | null;
  children: ReactNode;
  onChoose: () => void;
}

/** A whole row to tap: the radio button or checkbox, the name and the extra price. */
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
