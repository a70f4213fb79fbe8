import { type Cents, grossCentsFromTyped, TIP_PERCENTS, tipOf } from '@simplato/domain';
import { useState } from 'react';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioChips } from '../../../ui/radio-chips.tsx';
import css from './tip-choice.module.css';
import { tipOfBody } from '../order-body.ts';
import { payingOrderOf } from './paying-order-store.ts';
import { useGivenTip } from './use-given-tip.ts';

interface TipChoiceProps {
  tip: Tip;
  isLocked: boolean;
  /** Somebody tried to pay, so a missing choice is now reported. */
  isAsked: boolean;
}

export function TipChoice({ tip, isLocked, isAsked }: TipChoiceProps) {
  const copy = useMessages(PAYING_MESSAGES).tip;
  const ways: readonly { value: TipWay; label: string }[] = [
    ...TIP_PERCENTS.map((percent) => ({
      value: percent,
      label: percent === 0 ? copy.none : copy.percent(percent),
    })),
    { value: 'other', label: copy.other },
  ];
  const isWrong = tip.fault !== null && (isAsked || tip.typed !== '');
  return (
    <section className={css.tip}>
      <RadioChips
        legend={copy.legend}
        options={ways}
        value={tip.way}
        onChange={tip.choose}
        disabled={isLocked}
      />
      {tip.way === 'other' && (
        <div className={css.amount}>
          <Field
            label={copy.amount}
            suffix="€"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={tip.typed}
            disabled={isLocked}
            error={isWrong ? (tip.fault ?? undefined) : undefined}
            onChange={(event) => tip.type(event.target.value)}
          />
        </div>
      )}
      <p className={css.hint}>{copy.hint}</p>
    </section>
  );
}

type TipWay = (typeof TIP_PERCENTS)[number] | 'other';

interface Tip {
  way: TipWay;
  /** The text typed for a custom tip. */
  typed: string;
  choose: (way: TipWay) => void;
  type: (text: string) => void;
  cents: Cents;
  /** Why the tip is not allowed; null if it is. */
  fault: string | null;
  /** A tip was chosen, but the restaurant no longer takes them. */
  isDropped: boolean;
}

/** The tip on top of an online payment: none until one is chosen. */
export function useTip(restaurantId: number, totalCents: Cents, isOffered: boolean): Tip {
  // Restores the choice of somebody who returns from the provider's page.
  const [start] = useState(() => tipOfPaying(restaurantId, totalCents));
  const [way, choose] = useState<TipWay>(start.way);
  const [typed, type] = useState(start.typed);

  const given = way === 'other' ? grossCentsFromTyped(typed) : tipOf(totalCents, way);
  const { cents, fault } = useGivenTip(given, totalCents, isOffered);
  const isDropped = !isOffered && (given ?? 0) > 0;
  return { way, typed, choose, type, cents, fault, isDropped };
}

function tipOfPaying(restaurantId: number, totalCents: Cents): { way: TipWay; typed: string } {
  const paying = payingOrderOf(restaurantId);
  const cents = paying ? tipOfBody(paying.body) : 0;
  const percent = TIP_PERCENTS.find((one) => tipOf(totalCents, one) === cents);
  return percent === undefined
    ? { way: 'other', typed: (cents / 100).toFixed(2).replace('.', ',') }
    : { way: percent, typed: '' };
}
