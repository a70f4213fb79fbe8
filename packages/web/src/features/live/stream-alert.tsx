import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { restaurantTime } from '../../i18n/describe-when.ts';
import css from './stream-alert.module.css';

/** A connection that returns within this time causes no layout shift. */
const GRACE_MS = 1_200;

/** True once the stream has been down for longer than the grace period. */
export function useIsDown(stream: OrderStreamState): boolean {
  const isDown = stream.status === 'down';
  const [isLong, setIsLong] = useState(false);
  if (!isDown && isLong) setIsLong(false);
  useEffect(() => {
    if (!isDown) return;
    const timer = setTimeout(() => setIsLong(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isDown]);
  return isDown && isLong;
}

interface StreamAlertProps {
  lastWordAt: number | null;
  children?: ReactNode;
}

export function StreamAlert({ lastWordAt, children }: StreamAlertProps) {
  const copy = BOARD_MESSAGES.down;
  return (
    <Alarm>
      <strong>
        {lastWordAt === null ? copy.neverHeard : copy.title(restaurantTime(lastWordAt))}
      </strong>{' '}
      {copy.text}
      {children && <> {children}</>}
    </Alarm>
  );
}

/** A band that says what does not get through. */
export function Alarm({ children }: { children: ReactNode }) {
  return (
    <div className={css.alert} role="alert">
      <WifiOff aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
