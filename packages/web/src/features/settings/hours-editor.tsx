import {
  WEEKDAYS,
  openingFaults,
  SPANS_A_DAY,
  type Weekday,
  type OpeningSpan,
} from '@simplato/domain';
import { Copy, Plus } from 'lucide-react';
import { capital, dayName } from '../../i18n/describe-when.ts';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TimeSpanField } from '../../ui/time-span-field.tsx';
import css from './settings-form.module.css';

const copy = SETTINGS_MESSAGES.hours;

/** Lunch and dinner, as in most restaurants: quicker to change than to enter. */
const USUAL = [
  { opens: '13:00', closes: '16:30' },
  { opens: '20:00', closes: '00:00' },
] as const;
const usualWeek = (): OpeningSpan[] =>
  WEEKDAYS.flatMap((day) => USUAL.map((span) => ({ day, ...span })));

interface HoursEditorProps {
  hours: readonly OpeningSpan[];
  onChange: (hours: OpeningSpan[]) => void;
}

/** Edits the week's spans, day by day; or no hours at all, which means always open. */
export function HoursEditor({ hours, onChange }: HoursEditorProps) {
  const faults = openingFaults(hours);
  const choose = (choice: 'always' | 'some') => onChange(choice === 'always' ? [] : usualWeek());
  const ofDay = (day: Weekday) => hours.filter((span) => span.day === day);
  const setDay = (day: Weekday, spans: readonly OpeningSpan[]) =>
    onChange(WEEKDAYS.flatMap((other) => (other === day ? spans : ofDay(other))));
  const copyToAll = (day: Weekday) =>
    onChange(WEEKDAYS.flatMap((other) => ofDay(day).map((span) => ({ ...span, day: other }))));

  return (
    <div className={css.group} role="group" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={css.text}>{hours.length === 0 ? copy.alwaysText : copy.text}</p>
      <div className={css.whole}>
        <Segmented
          legend={copy.choice}
          options={[
            { value: 'always', label: copy.always },
            { value: 'some', label: copy.some },
          ]}
          value={hours.length === 0 ? 'always' : 'some'}
          onChange={choose}
        />
      </div>
      {hours.length > 0 && (
        <div className={css.whole}>
          <div className={css.days}>
            {WEEKDAYS.map((day) => (
              <DayRow
                key={day}
                day={day}
                spans={ofDay(day)}
                fault={faults.get(day)}
                isLast={ofDay(day).length === hours.length}
                onChange={(spans) => setDay(day, spans)}
                onCopyToAll={() => copyToAll(day)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface DayRowProps {
  day: Weekday;
  spans: readonly OpeningSpan[];
  fault: string | undefined;
  /**
   * The only day with hours: its last span cannot be removed, or the restaurant would always be open.
   */
  isLast: boolean;
  onChange: (spans: OpeningSpan[]) => void;
  onCopyToAll: () => void;
}

function DayRow({ day, spans, fault, isLast, onChange, onCopyToAll }: DayRowProps) {
  const name = dayName(day);
  const canRemove = !isLast || spans.length > 1;
  return (
    <div className={css.day} role="group" aria-label={capital(name)}>
      <span className={css.dayName}>{capital(name)}</span>
      <div className={css.spans}>
        {spans.length === 0 && <span className={css.closed}>{copy.closed}</span>}
        {spans.map(({ opens, closes }, index) => (
          <TimeSpanField
            // Spans have no ids; their fields are controlled, so an index works as the key.
            key={index}
            label={copy.span(capital(name), index + 1)}
            labels={copy}
            value={{ from: opens, to: closes }}
            detail={closes !== '' && closes <= opens ? copy.nextDay : undefined}
            invalid={fault !== undefined}
            onChange={({ from, to }) =>
              onChange(spans.with(index, { day, opens: from, closes: to }))
            }
            onRemove={canRemove ? () => onChange(spans.toSpliced(index, 1)) : undefined}
          />
        ))}
        {fault && (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={css.dayActions}>
          {spans.length < SPANS_A_DAY && (
            <Button
              variant="ghost"
              className={css.dayAction}
              icon={<Plus aria-hidden="true" />}
              aria-label={copy.addTo(name)}
              onClick={() => onChange([...spans, nextSpan(day, spans)])}
            >
              {copy.add}
            </Button>
          )}
          {spans.length > 0 && (
            <Button
              variant="ghost"
              className={css.dayAction}
              icon={<Copy aria-hidden="true" />}
              aria-label={copy.copyFrom(name)}
              onClick={onCopyToAll}
            >
              {copy.copyToAll}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The missing one of the usual two; a third span starts empty. */
function nextSpan(day: Weekday, spans: readonly OpeningSpan[]): OpeningSpan {
  const free = USUAL.find(({ opens }) => !spans.some((span) => span.opens === opens));
  return { day, opens: '', closes: '', ...(spans.length < USUAL.length ? free : undefined) };
}
