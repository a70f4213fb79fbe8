import { Minus, Plus } from 'lucide-react';
import css from './quantity-stepper.module.css';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

interface QuantityStepperProps {
  /** What is counted, for the buttons' names: "Salmorejo". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How many the first button takes, where that is not a step. */
  taken?: number;
  /** How the value is written, where it is not a count: '300 g'. */
  write?: (value: number) => string;
  disabled?: boolean;
}

export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = 99,
  step = 1,
  taken = step,
  write = String,
  disabled = false,
}: QuantityStepperProps) {
  const words = useMessages(UI_MESSAGES);
  return (
    <div className={css.stepper} role="group" aria-label={words.quantityOf(label)}>
      <button
        type="button"
        className={css.step}
        aria-label={words.remove(label, write(taken))}
        disabled={disabled || value - taken < min}
        onClick={() => onChange(value - taken)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={css.value}>{write(value)}</output>
      <button
        type="button"
        className={css.step}
        aria-label={words.add(label, write(step))}
        disabled={disabled || value + step > max}
        onClick={() => onChange(value + step)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
