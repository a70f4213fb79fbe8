import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { restaurantTime } from '../../i18n/describe-when.ts';
import css from './stream-alert.module.css';

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
