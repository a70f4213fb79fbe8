import { RESTAURANT_STATUSES, PAYMENT_STATUSES, TABLE_NAME_LENGTH } from '@simplato/domain';
import { HISTORY_MESSAGES as copy, ORDER_WORDS } from '../../i18n/es/history.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import css from './history-page.module.css';
import { type HistoryFilter, isNoNumber, NO_FILTER } from './history-filter.ts';

interface FilterFormProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Every change takes effect at once, so there is no submit button. */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const bind = (name: keyof HistoryFilter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...filter, [name]: event.target.value }),
  });
  const isFiltering = Object.values(filter).some((value) => value !== '');
  return (
    <section className={css.filters} aria-label={copy.filters}>
      <div className={css.fields}>
        <div className={css.dates}>
          <Field label={copy.from} type="date" max={filter.until || undefined} {...bind('from')} />
          <Field label={copy.until} type="date" min={filter.from || undefined} {...bind('until')} />
        </div>
        <Field
          label={copy.table}
          autoComplete="off"
          maxLength={TABLE_NAME_LENGTH}
          {...bind('table')}
        />
        <Field
          label={copy.number}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          error={isNoNumber(filter) ? copy.noNumber : undefined}
          {...bind('number')}
        />
        <Select label={copy.status} {...bind('status')}>
          <option value="">{copy.any}</option>
          {RESTAURANT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ORDER_WORDS.status[status]}
            </option>
          ))}
        </Select>
        <Select label={copy.payment} {...bind('payment')}>
          <option value="">{copy.any}</option>
          {PAYMENT_STATUSES.map((payment) => (
            <option key={payment} value={payment}>
              {ORDER_WORDS.payment[payment]}
            </option>
          ))}
        </Select>
      </div>
      <p className={css.hint}>{copy.dayHint}</p>
      {filter.tabOf !== '' && <p className={css.ofTab}>{copy.ofTab(filter.tabOf)}</p>}
      {isFiltering && (
        <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
          {copy.clear}
        </Button>
      )}
    </section>
  );
}
