import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './slip.module.css';

/** How long the order has waited, shown as the colour of the top edge. */
export type SlipAge = 'fresh' | 'waiting' | 'late' | 'none';

interface SlipProps {
  age?: SlipAge;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  as?: 'article' | 'section' | 'div' | 'li';
  labelledBy?: string | undefined;
  className?: string | undefined;
}

/**
 * A kitchen ticket (comanda): the same slip in the diner's summary, on the kitchen's board and on
 * the receipt. The torn edge is two repeating gradients, so that two hundred slips need no mask,
 * filter or image.
 */
export function Slip({
  age = 'none',
  header,
  footer,
  children,
  as: Tag = 'article',
  labelledBy,
  className,
}: SlipProps) {
  return (
    <Tag className={classNames(css.slip, css[age], className)} aria-labelledby={labelledBy}>
      {header && (
        <>
          <div className={css.header}>{header}</div>
          <SlipRule />
        </>
      )}
      <div className={css.body}>{children}</div>
      {footer && (
        <>
          <SlipRule />
          <div className={css.footer}>{footer}</div>
        </>
      )}
    </Tag>
  );
}

/** The dashed line between two parts of a slip. */
export function SlipRule() {
  return <hr className={css.rule} />;
}
