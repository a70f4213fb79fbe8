import { MAX_PARTS, type Cents } from '@simplato/domain';
import { ChevronRight, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { UI_MESSAGES } from '../../../i18n/es/ui.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import css from './answers.module.css';
import type { PayMode } from './pay-modes.ts';

interface AnswersProps {
  /** Null while nothing is chosen. */
  mode: PayMode | null;
  /** What each would come to; null where it is nothing. */
  sums: Readonly<Record<'mio' | 'todo' | 'partes', Cents | null>>;
  /** Why one's own is nothing, or what it is. */
  mineText: string;
  /** What all is: whose, where it is of few. */
  allText: string;
  parts: number;
  take: number;
  /** Of a division that others have begun: its parts and those that are free. */
  divided: { parts: number; free: number } | null;
  typed: string;
  amountFault: string | null;
  onMode: (mode: PayMode) => void;
  onParts: (parts: number) => void;
  onTake: (take: number) => void;
  onType: (text: string) => void;
}

/** The ways to pay: three in big letters, two below them. */
export function Answers(props: AnswersProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const { mode, sums, parts, take, divided } = props;
  const sum = (cents: Cents | null) => (cents === null ? '' : euros(cents));
  return (
    <fieldset className={css.answers}>
      <legend className={css.question}>{copy.question}</legend>
      <Answer
        {...props}
        value="mio"
        title={copy.mine}
        text={props.mineText}
        side={sum(sums.mio)}
        isOff={sums.mio === null}
      />
      <Answer {...props} value="todo" title={copy.all} text={props.allText} side={sum(sums.todo)} />
      <button type="button" className={css.answer} onClick={() => props.onMode('platos')}>
        <Texts title={copy.products} text={copy.productsText} />
        <ChevronRight aria-hidden="true" />
      </button>
      <Answer
        {...props}
        value="partes"
        title={copy.equal}
        text={copy.between(parts)}
        side={sum(sums.partes)}
        isSmall
      />
      {mode === 'partes' && (
        <div className={css.more}>
          {divided ? (
            <p>{copy.divided(divided.parts)}</p>
          ) : (
            <Stepper
              label={copy.people}
              words={copy.between(parts)}
              value={parts}
              min={2}
              max={MAX_PARTS.tab}
              onChange={props.onParts}
            />
          )}
          <Stepper
            label={copy.takeParts}
            words={copy.takes(take)}
            value={take}
            min={1}
            max={divided ? divided.free : parts}
            onChange={props.onTake}
          />
        </div>
      )}
      <Answer {...props} value="importe" title={copy.amount} text="" side="" isSmall />
      {mode === 'importe' && (
        <div className={css.more}>
          <Field
            label={copy.amountLabel}
            hint={copy.amountText}
            suffix="€"
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={props.typed}
            error={props.amountFault ?? undefined}
            onChange={(event) => props.onType(event.target.value)}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AnswerProps extends Pick<AnswersProps, 'mode' | 'onMode'> {
  value: PayMode;
  title: string;
  text: string;
  side: ReactNode;
  isSmall?: boolean;
  isOff?: boolean;
}

function Answer({ mode, onMode, value, title, text, side, isSmall, isOff = false }: AnswerProps) {
  return (
    <label className={classNames(css.answer, isSmall && css.small, isOff && css.off)}>
      <input
        type="radio"
        name="modo"
        className={css.radio}
        checked={mode === value}
        disabled={isOff}
        onChange={() => onMode(value)}
      />
      <Texts title={title} text={text} />
      <span className={css.amount}>{side}</span>
    </label>
  );
}

function Texts({ title, text }: { title: string; text: string }) {
  return (
    <span className={css.words}>
      <span className={css.title}>{title}</span>
      {text !== '' && <span className={css.text}>{text}</span>}
    </span>
  );
}

interface StepperProps {
  label: string;
  words: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number between two buttons, said in words: 'entre 3'. */
export function Stepper({ label, words, value, min, max, onChange }: StepperProps) {
  const ui = useMessages(UI_MESSAGES);
  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={css.step}
        aria-label={ui.remove(label, '1')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={css.value}>{words}</output>
      <button
        type="button"
        className={css.step}
        aria-label={ui.add(label, '1')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
