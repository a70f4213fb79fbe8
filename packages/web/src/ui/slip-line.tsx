import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './slip-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SlipLineProps {
  quantity: number;
  /** Units that were taken off it, which are not in the quantity, and why. */
  removed?: { units: number; words: ReactNode } | null;
  children: ReactNode;
  /** The chosen options, shown directly below the product. */
  options?: ReactNode;
  /** A request or an allergy, shown in red below the line. */
  note?: ReactNode;
  /** Already formatted: "12,50 €". */
  amount?: ReactNode;
  /** Ticked by the kitchen. */
  done?: boolean;
  /** Belongs to another station. */
  faded?: boolean;
  /** Makes the whole line a button that ticks it. */
  onTick?: (() => void) | undefined;
  /** For screen readers, before the words of the button: 'Hecho:'. */
  tickLabel?: string;
  /** A small button at the end of the line, separate from ticking. */
  action?: ReactNode;
}

export function SlipLines({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={css.lines}>
      {children}
    </ul>
  );
}

export function SlipLine(props: SlipLineProps) {
  const { quantity, children, options, note, amount, done = false, faded = false, onTick } = props;
  const { removed } = props;
  const isGone = removed !== null && removed !== undefined && quantity === 0;
  const Struck = isGone ? 'del' : 'span';
  const words = (
    <>
      <Struck className={css.quantity} data-many={quantity > 1 || undefined}>
        {isGone ? removed.units : quantity}
      </Struck>{' '}
      <span className={css.words}>
        <Struck className={css.name}>{children}</Struck>{' '}
        {amount && !isGone && <span className={css.amount}>{amount}</span>}
      </span>{' '}
      {options && <span className={css.options}>{options}</span>}{' '}
      {note && <span className={css.note}>{note}</span>}{' '}
      {removed && <span className={css.removed}>{removed.words}</span>}
    </>
  );
  const look = classNames(css.line, done && css.done, faded && css.faded, isGone && css.gone);
  if (isGone || (!onTick && !props.action)) return <li className={look}>{words}</li>;
  return (
    <li className={props.action ? css.withAction : undefined}>
      {onTick ? (
        <button
          type="button"
          className={classNames(look, css.tick)}
          aria-pressed={done}
          onClick={onTick}
        >
          {/* No aria-label: it would take the place of the options and the note. */}
          <VisuallyHidden>{props.tickLabel}</VisuallyHidden> {words}
        </button>
      ) : (
        <div className={look}>{words}</div>
      )}
      {props.action}
    </li>
  );
}
