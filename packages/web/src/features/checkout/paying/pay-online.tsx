import { type Cents } from '@simplato/domain';
import { useState } from 'react';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages, useEuros } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import css from './pay-online.module.css';
import { TipChoice, useTip } from './tip-choice.tsx';

interface PayOnlineProps {
  restaurantId: number;
  totalCents: Cents;
  takesTips: boolean;
  isLocked: boolean;
  isClosed: boolean;
  /** Id of the element that says why paying is not possible; undefined while it is. */
  lockedBy: string | undefined;
  onPay: (tipCents: Cents) => void;
}

/**
 * Pays online, with a tip if the restaurant takes them; the resulting amount is shown above the button.
 */
export function PayOnline(props: PayOnlineProps) {
  const euros = useEuros();
  const copy = useMessages(PAYING_MESSAGES);
  const { restaurantId, totalCents, takesTips, isLocked } = props;
  const tip = useTip(restaurantId, totalCents, takesTips);
  const [isAsked, setIsAsked] = useState(false);

  const pay = () => {
    setIsAsked(true);
    if (tip.fault === null) props.onPay(tip.cents);
  };
  return (
    <div className={css.online}>
      {takesTips && <TipChoice tip={tip} isLocked={isLocked} isAsked={isAsked} />}
      {tip.isDropped && <Notice role="status">{copy.tipsOff}</Notice>}
      {tip.cents > 0 && tip.fault === null && (
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt>{copy.tipLine}</dt>
            <dd>{euros(tip.cents)}</dd>
          </div>
          <div className={css.whole}>
            <dt>{copy.totalToPay}</dt>
            <dd>{euros(totalCents + tip.cents)}</dd>
          </div>
        </dl>
      )}
      <Button
        size="big"
        wide
        disabled={isLocked || props.isClosed || props.lockedBy !== undefined}
        aria-describedby={props.lockedBy}
        onClick={pay}
      >
        {copy.online}
      </Button>
    </div>
  );
}
