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
  disabled?: boolean;
}

export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = 99,
  disabled = false,
}: QuantityStepperProps) {
  const words = useMessages(UI_MESSAGES);
  return (
    <div className={css.stepper} role="group" aria-label={words.quantityOf(label)}>
      <button
        type="button"
        className={css.step}
        aria-label={words.removeOne(label)}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={css.value}>{value}</output>
      <button
        type="button"
        className={css.step}
        aria-label={words.addOne(label)}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
