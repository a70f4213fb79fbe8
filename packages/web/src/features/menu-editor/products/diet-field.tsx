import { DIET_KEYS, DIETS, type StatedDiet } from '@simplato/domain';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { RadioChips } from '../../../ui/radio-chips.tsx';
import css from './open-product.module.css';

const copy = PRODUCTS_MESSAGES.diet;

interface DietFieldProps {
  diet: StatedDiet;
  onChange: (diet: StatedDiet) => void;
}

/**
 * Chips, because a segmented control with three options has no room for 'Vegetariano' on a phone.
 */
export function DietField({ diet, onChange }: DietFieldProps) {
  return (
    <div className={css.stack}>
      <RadioChips
        legend={copy.legend}
        options={[
          { value: '', label: copy.unstated },
          ...DIET_KEYS.map((key) => ({ value: key, label: DIETS[key] })),
        ]}
        value={diet ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
      <p className={css.hint}>{copy.hints[diet ?? '']}</p>
    </div>
  );
}
