import { SERVED_SLOTS_LIMIT, type ServedHours, type ServedSlot, WEEKDAYS } from '@simplato/domain';
import { Plus, X } from 'lucide-react';
import { CATEGORIES_MESSAGES } from '../../../i18n/es/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import css from './served-hours-fields.module.css';

const copy = CATEGORIES_MESSAGES.hours;

/** The usual hours of a set lunch. */
const FIRST_SLOT: ServedSlot = { days: [1, 2, 3, 4, 5], from: '13:00', to: '16:00' };

const DAYS = WEEKDAYS.map((day) => ({
  value: day,
  label: copy.initials[day - 1] ?? '',
  name: copy.weekdays[day - 1],
}));

interface ServedHoursFieldsProps {
  hours: ServedHours;
  error: string | undefined;
  onChange: (hours: ServedHours) => void;
}

export function ServedHoursFields({ hours, error, onChange }: ServedHoursFieldsProps) {
  return (
    <div className={css.hours}>
      <Segmented
        legend={copy.legend}
        showLegend
        options={[
          { value: 'always', label: copy.always },
          { value: 'sometimes', label: copy.sometimes },
        ]}
        value={hours === null ? 'always' : 'sometimes'}
        onChange={(choice) => onChange(choice === 'always' ? null : [FIRST_SLOT])}
      />
      {hours?.map((slot, index) => (
        <Slot
          // Slots have no ids; their fields are controlled, so an index works as the key.
          key={index}
          number={index + 1}
          slot={slot}
          onChange={(changed) =>
            onChange(hours.map((one, place) => (place === index ? changed : one)))
          }
          onRemove={
            hours.length > 1
              ? () => onChange(hours.filter((_, place) => place !== index))
              : undefined
          }
        />
      ))}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {hours !== null && hours.length < SERVED_SLOTS_LIMIT && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...hours, FIRST_SLOT])}
        >
          {copy.addSlot}
        </Button>
      )}
    </div>
  );
}

interface SlotProps {
  number: number;
  slot: ServedSlot;
  onChange: (slot: ServedSlot) => void;
  onRemove: (() => void) | undefined;
}

function Slot({ number, slot, onChange, onRemove }: SlotProps) {
  const endsNextDay = slot.from !== '' && slot.to !== '' && slot.to < slot.from;
  return (
    <fieldset className={css.slot}>
      <legend>{copy.slot(number)}</legend>
      <ChoiceChips
        legend={copy.days}
        options={DAYS}
        values={slot.days}
        onChange={(days) => onChange({ ...slot, days })}
      />
      <div className={css.times}>
        <Field
          label={copy.from}
          type="time"
          value={slot.from}
          onChange={(event) => onChange({ ...slot, from: event.target.value })}
        />
        <Field
          label={copy.to}
          type="time"
          hint={endsNextDay ? copy.nextDay : undefined}
          value={slot.to}
          onChange={(event) => onChange({ ...slot, to: event.target.value })}
        />
        {onRemove && (
          <IconButton
            label={copy.removeSlot(number)}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
