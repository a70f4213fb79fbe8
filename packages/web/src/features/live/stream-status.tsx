import { WifiOff } from 'lucide-react';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './stream-status.module.css';

interface StreamStatusProps {
  status: OrderStreamState['status'];
  texts: Readonly<Record<OrderStreamState['status'], string>>;
  className?: string | undefined;
}

/** Whether a screen of the staff is live, in a light and in words. */
export function StreamStatus({ status, texts, className }: StreamStatusProps) {
  return (
    <span className={classNames(css.status, className)} role="status">
      {status === 'down' ? (
        <WifiOff aria-hidden="true" />
      ) : (
        <span className={classNames(css.light, status === 'live' && css.lit)} />
      )}
      {texts[status]}
    </span>
  );
}
