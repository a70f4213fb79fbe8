import {
  formatEuros,
  nameWithOptions,
  unitsLeft,
  type Order,
  type RefundedLine,
} from '@simplato/domain';
import { REFUND_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import css from './refund-dialog.module.css';

interface RefundLinesProps {
  order: Order;
  /** Units already refunded. */
  gone: readonly RefundedLine[];
  /** Units of each line to refund now, by index. */
  units: readonly number[];
  onChange: (index: number, units: number) => void;
  fault: string | null;
}

export function RefundLines({ order, gone, units, onChange, fault }: RefundLinesProps) {
  const left = unitsLeft(order.lines, gone);
  return (
    <div>
      <ul role="list" className={css.lines}>
        {order.lines.map((line, index) => {
          const most = left[index] ?? 0;
          return (
            // The lines of an order never change, so the index works as the key.
            <li key={index} className={css.line}>
              <span className={css.name}>
                {nameWithOptions(line)}
                <span className={css.left}>
                  {formatEuros(line.unitGrossCents)} ·{' '}
                  {most > 0 ? copy.unitsLeft(most) : copy.noneLeft}
                </span>
              </span>
              <QuantityStepper
                label={line.name}
                value={units[index] ?? 0}
                max={most}
                onChange={(value) => onChange(index, value)}
              />
            </li>
          );
        })}
      </ul>
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
