import { TIP_PERCENTS } from '@simplato/domain';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioChips } from '../../../ui/radio-chips.tsx';
import css from './tip-choice.module.css';
import type { Tip, TipWay } from './use-tip.ts';

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
