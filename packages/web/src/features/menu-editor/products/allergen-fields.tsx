import {
  ALLERGEN_KEYS,
  ALLERGENS,
  type Allergen,
  type AllergenStatement,
  type StatedAllergens,
  tracesOf,
} from '@simplato/domain';
import { useState } from 'react';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import css from './open-product.module.css';

const { allergens: copy, traces: tracesCopy } = PRODUCTS_MESSAGES;
export const ALLERGEN_CHOICES = ALLERGEN_KEYS.map((key) => ({ value: key, label: ALLERGENS[key] }));

interface AllergenFieldsProps {
  allergens: StatedAllergens;
  /** Of a format, which has those of its product unless others are stated. */
  isAlwaysStated?: boolean;
  onChange: (allergens: StatedAllergens) => void;
}

/** "Not stated" and "none" are different answers. */
export function AllergenFields({
  allergens,
  isAlwaysStated = false,
  onChange,
}: AllergenFieldsProps) {
  // Between choosing "Contiene" and the first tick, nothing is stated yet.
  const [isTicking, setIsTicking] = useState(false);
  const hasSome = allergens !== null && allergens.length > 0;
  const choice = hasSome || isTicking ? 'some' : allergens === null ? 'unstated' : 'none';
  return (
    <div className={css.stack}>
      <Segmented
        legend={copy.legend}
        showLegend
        options={[
          ...(isAlwaysStated ? [] : [{ value: 'unstated' as const, label: copy.unstated }]),
          { value: 'none', label: copy.none },
          { value: 'some', label: copy.some },
        ]}
        value={choice}
        onChange={(chosen) => {
          setIsTicking(chosen === 'some');
          if (chosen === 'unstated') onChange(null);
          if (chosen === 'none') onChange([]);
        }}
      />
      {choice === 'unstated' && <p className={css.hint}>{copy.unstatedHint}</p>}
      {choice === 'some' && (
        <ChoiceChips
          legend={copy.which}
          options={ALLERGEN_CHOICES}
          values={allergens ?? []}
          // Removing the last tick means "not stated": "none" must be chosen explicitly.
          onChange={(ticked) => {
            setIsTicking(true);
            onChange(ticked.length > 0 ? ticked : null);
          }}
        />
      )}
    </div>
  );
}

interface TracesFieldProps {
  product: AllergenStatement;
  onChange: (traces: Allergen[]) => void;
}

/** What the product contains is no choice here. */
export function TracesField({ product, onChange }: TracesFieldProps) {
  return (
    <div className={css.stack}>
      <p className={css.hint}>{tracesCopy.hint}</p>
      <ChoiceChips
        legend={tracesCopy.legend}
        showLegend
        options={ALLERGEN_CHOICES.filter(
          ({ value }) => !(product.allergens?.includes(value) ?? false),
        )}
        values={tracesOf(product)}
        onChange={onChange}
      />
    </div>
  );
}
