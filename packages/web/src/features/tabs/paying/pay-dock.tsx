import { grossCentsFromTyped, type Cents } from '@simplato/domain';
import { useState } from 'react';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { Field } from '../../../ui/field.tsx';
import { useGivenTip } from '../../checkout/paying/use-given-tip.ts';
import css from './pay-dock.module.css';
import { asTyped } from './pay-modes.ts';

/** Tips in a tap. */
const TIPS: readonly Cents[] = [100, 200, 300];

export interface ShareTip {
  /** Null while none is chosen. */
  way: Cents | 'other' | null;
  typed: string;
  cents: Cents;
  /** Why it is not allowed; null if it is. */
  fault: string | null;
  choose: (way: ShareTip['way']) => void;
  type: (text: string) => void;
}

/**
 * A tip apart from the share: none until one is chosen.
 *
 * @param firstCents what was chosen before
 */
export function useShareTip(shareCents: Cents, isOffered: boolean, firstCents: Cents): ShareTip {
  const isTyped = firstCents > 0 && !TIPS.includes(firstCents);
  const [way, choose] = useState<ShareTip['way']>(isTyped ? 'other' : firstCents || null);
  const [typed, type] = useState(isTyped ? asTyped(firstCents) : '');
  const given = way === 'other' ? grossCentsFromTyped(typed) : (way ?? 0);
  return { way, typed, choose, type, ...useGivenTip(given, shareCents, isOffered) };
}

interface PayDockProps {
  /** Null while nothing can be paid. */
  cents: Cents | null;
  tip: ShareTip;
  takesTips: boolean;
  isBusy: boolean;
  onPay: () => void;
}

/** Within the thumb's reach: the tip, and one button with the sum. */
export function PayDock({ cents, tip, takesTips, isBusy, onPay }: PayDockProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const words = useMessages(PAYING_MESSAGES).tip;
  const euros = useEuros();
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = tip.fault !== null && (isAsked || tip.typed !== '' || tip.way !== 'other');
  const toggle = (way: ShareTip['way']) => tip.choose(tip.way === way ? null : way);
  return (
    <Dock>
      {takesTips && cents !== null && (
        <div className={css.tip} role="group" aria-label={copy.tip.legend}>
          <p className={css.legend} aria-hidden="true">
            {copy.tip.legend} <span className={css.optional}>{copy.tip.optional}</span>
          </p>
          <div className={css.ways}>
            {TIPS.map((way) => (
              <button
                key={way}
                type="button"
                className={css.way}
                aria-pressed={tip.way === way}
                onClick={() => toggle(way)}
              >
                {euros(way).replace(/[.,]00/, '')}
              </button>
            ))}
            <button
              type="button"
              className={css.way}
              aria-pressed={tip.way === 'other'}
              onClick={() => toggle('other')}
            >
              {copy.tip.other}
            </button>
          </div>
          {tip.way === 'other' && (
            <Field
              label={words.amount}
              suffix="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={tip.typed}
              onChange={(event) => tip.type(event.target.value)}
            />
          )}
          {isWrong && (
            <p className={css.fault} role="alert">
              {tip.fault}
            </p>
          )}
        </div>
      )}
      <Button
        size="big"
        wide
        className={css.button}
        pending={isBusy}
        disabled={cents === null}
        onClick={() => {
          setIsAsked(true);
          if (tip.fault === null) onPay();
        }}
      >
        {cents === null ? (
          copy.choose
        ) : (
          <>
            <span>{copy.pay}</span> <span>{euros(cents + tip.cents)}</span>
          </>
        )}
      </Button>
    </Dock>
  );
}
