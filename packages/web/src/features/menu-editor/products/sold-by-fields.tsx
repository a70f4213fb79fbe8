import { SOLD_BY_UNITS, soldByFault, USUAL_SOLD_BY, type SoldByUnit } from '@simplato/domain';
import { useId } from 'react';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import css from './open-product.module.css';
import { soldByOfTyped, type TypedSoldBy } from './product-draft.ts';

const copy = PRODUCTS_MESSAGES.soldBy;

interface SoldByFieldsProps {
  soldBy: TypedSoldBy | null;
  error: string | undefined;
  onChange: (soldBy: TypedSoldBy | null) => void;
}

/** What the price is of: one, a kilo or a piece; and from how much it is sold. */
export function SoldByFields({ soldBy, error, onChange }: SoldByFieldsProps) {
  const hint = useId();
  // Which of the two is at fault: what has formats or parts does not show them.
  const isOfLeast =
    soldBy !== null &&
    soldByFault({ ...soldByOfTyped(soldBy), step: 1 }, { formats: [], optionGroups: [] }) !== null;
  return (
    <div className={css.soldBy}>
      <Segmented
        legend={copy.legend}
        showLegend
        options={(['', ...SOLD_BY_UNITS] as const).map((value) => ({
          value,
          label: copy.units[value],
        }))}
        value={soldBy?.unit ?? ''}
        onChange={(unit) => onChange(unit === '' ? null : usual(unit))}
      />
      {soldBy && (
        <>
          <div className={css.amounts}>
            {(['least', 'step'] as const).map((field) => (
              <Field
                key={field}
                label={copy[field]}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                suffix={copy.amounts[soldBy.unit]}
                value={soldBy[field]}
                error={(field === 'least') === isOfLeast ? error : undefined}
                aria-describedby={hint}
                onChange={(event) => onChange({ ...soldBy, [field]: event.target.value })}
              />
            ))}
          </div>
          <p className={css.hint} id={hint}>
            {copy.hints[soldBy.unit]}
          </p>
        </>
      )}
    </div>
  );
}

function usual(unit: SoldByUnit): TypedSoldBy {
  const { least, step } = USUAL_SOLD_BY[unit];
  return { unit, least: `${least}`, step: `${step}` };
}
