import { type Order, ORDER_WAY } from '@simplato/domain';
import { Check } from 'lucide-react';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useOrderStatusTexts } from './use-order-status-texts.ts';
import css from './order-progress.module.css';

/** The steps of an order that is not cancelled, as four stops on a line, with the current one emphasised. */
export function OrderProgress({ order }: { order: Order }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const { word } = useOrderStatusTexts(order);
  const here = ORDER_WAY.findIndex((stop) => stop === order.status);
  return (
    <ol role="list" className={css.stops}>
      {ORDER_WAY.map((stop, index) => (
        <li
          key={stop}
          className={classNames(css.stop, index <= here && css.reached, index === here && css.here)}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {index < here && <Check />}
          </span>
          <span className={css.word}>{index === here ? word : copy.status[stop]}</span>
        </li>
      ))}
    </ol>
  );
}
