import { addDays, businessDay, isDate } from '@simplato/domain';
import { PERIOD_DAYS } from '@simplato/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useUrlFilter } from '../../url-state/use-url-filter.ts';
import css from './day-page.module.css';
import { monthName } from './describe-day.ts';
import { DayView } from './day-view.tsx';
import { PeriodView } from './period-view.tsx';

/** How many months back can be chosen: as long as books are kept. */
const MONTHS_BACK = 72;

const SPANS = ['day', 'month', 'dates'] as const;
type SpanKind = (typeof SPANS)[number];
/** Parameter names in the address. */
const WORDS_IN_ADDRESS = { span: 'ver', from: 'desde', until: 'hasta' } as const;
const SPANS_IN_ADDRESS = { day: '', month: 'mes', dates: 'fechas' } as const;

/** The figures of a day, of a month, or from one day to another. */
export function DayPage() {
  const today = businessDay(serverNow().getTime());
  const [chosen, choose] = useUrlFilter(WORDS_IN_ADDRESS);
  const span = SPANS.find((one) => SPANS_IN_ADDRESS[one] === chosen.span) ?? 'day';
  const day = isDate(chosen.from) && chosen.from <= today ? chosen.from : today;
  const until = isDate(chosen.until) && chosen.until <= today ? chosen.until : today;
  const change = (from: string, last = '') => choose({ ...chosen, from, until: last });
  const changeSpan = (kind: SpanKind) =>
    choose({
      span: SPANS_IN_ADDRESS[kind],
      from: kind === 'dates' ? firstOf(day) : day,
      until: '',
    });

  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.headings[span]}>
        {span === 'day' && (
          <Steps
            before={{ label: copy.before, press: () => change(addDays(day, -1)) }}
            after={{ label: copy.after, press: () => change(addDays(day, 1)) }}
            isLast={day >= today}
          >
            <DateInput label={copy.date} value={day} max={today} onChange={change} />
          </Steps>
        )}
        {span === 'month' && (
          <Steps
            before={{ label: copy.monthBefore, press: () => change(addDays(firstOf(day), -1)) }}
            after={{ label: copy.monthAfter, press: () => change(addDays(lastOf(day), 1)) }}
            isLast={lastOf(day) >= today}
          >
            <select
              className={css.date}
              aria-label={copy.month}
              value={firstOf(day)}
              onChange={({ target }) => change(target.value)}
            >
              {monthsUntil(today, day).map((month) => (
                <option key={month} value={month}>
                  {monthName(month)}
                </option>
              ))}
            </select>
          </Steps>
        )}
        {span === 'dates' && (
          <div className={css.dates}>
            <DateInput
              label={copy.from}
              value={day}
              max={today}
              onChange={(from) => change(from, until)}
            />
            <span aria-hidden="true">–</span>
            <DateInput
              label={copy.until}
              value={until}
              max={today}
              onChange={(last) => change(day, last)}
            />
          </div>
        )}
      </StaffBand>
      <Segmented
        legend={copy.span}
        options={SPANS.map((value) => ({ value, label: copy.spans[value] }))}
        value={span}
        onChange={changeSpan}
      />
      {span === 'day' && <DayView day={day} />}
      {span === 'month' && <PeriodView from={firstOf(day)} until={earlier(lastOf(day), today)} />}
      {span === 'dates' && <Dates from={day} until={until} />}
    </StaffPage>
  );
}

function Dates({ from, until }: { from: string; until: string }) {
  const isTurned = from > until;
  if (isTurned || until >= addDays(from, PERIOD_DAYS)) {
    return (
      <Notice tone="alert" role="alert">
        {isTurned ? copy.turned : copy.tooLong}
      </Notice>
    );
  }
  return <PeriodView from={from} until={until} />;
}

interface Step {
  label: string;
  press: () => void;
}

interface StepsProps {
  before: Step;
  after: Step;
  /** Nothing comes after it yet. */
  isLast: boolean;
  children: ReactNode;
}

function Steps({ before, after, isLast, children }: StepsProps) {
  return (
    <div className={css.days}>
      <IconButton
        tone="onRed"
        label={before.label}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={before.press}
      />
      {children}
      <IconButton
        tone="onRed"
        label={after.label}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={isLast}
        onClick={after.press}
      />
    </div>
  );
}

interface DateInputProps {
  label: string;
  value: string;
  max: string;
  onChange: (date: string) => void;
}

function DateInput({ label, value, max, onChange }: DateInputProps) {
  return (
    <input
      type="date"
      className={css.date}
      aria-label={label}
      value={value}
      max={max}
      onChange={({ target }) => {
        if (isDate(target.value) && target.value <= max) onChange(target.value);
      }}
    />
  );
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
const lastOf = (day: string) => addDays(firstOf(addDays(firstOf(day), 31)), -1);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The first days of months, the latest first; of `day` too, however long ago. */
function monthsUntil(today: string, day: string): string[] {
  const months = [firstOf(today)];
  while (months.length < MONTHS_BACK) months.push(firstOf(addDays(months.at(-1) ?? today, -1)));
  return months.includes(firstOf(day)) ? months : [...months, firstOf(day)];
}
