import {
  formatEuros,
  shareTips,
  TIP_SHARINGS,
  type Cents,
  type TipSharing,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { staffNamesQuery } from './till-queries.ts';
import css from './till-page.module.css';

const copy = TILL_MESSAGES.tips;

interface TipsCardProps {
  restaurantId: number;
  tipCents: Cents;
  /** Those in cash are still hidden. */
  isWithoutCash?: boolean;
}

/** A list for sharing the tips: by the hours of each, or the same to everybody. Nothing of it is kept. */
export function TipsCard({ restaurantId, tipCents, isWithoutCash = false }: TipsCardProps) {
  const id = useId();
  const names = useQuery(staffNamesQuery(restaurantId));
  const [sharing, setSharing] = useState<TipSharing>('hours');
  const [hours, setHours] = useState<Readonly<Record<string, string>>>({});
  const [absent, setAbsent] = useState<Readonly<Record<string, boolean>>>({});
  const people = (names.data ?? []).map((name) => {
    const worked = minutesOf(hours[name] ?? '');
    const isIn = absent[name] !== true;
    return { name, worked, isIn, minutes: sharing === 'hours' ? (worked ?? 0) : Number(isIn) };
  });
  const parts = shareTips(tipCents, people, sharing);
  const hasFault = people.some(({ worked }) => worked === null);
  return (
    <Card as="section" labelledBy={id} className={classNames(css.card, css.tipsCard)}>
      <div className={css.tipsHead}>
        <h2 id={id} className={css.cardTitle}>
          {copy.title}
        </h2>
        <strong className={css.tips}>{formatEuros(tipCents)}</strong>
      </div>
      <p className={css.detail}>{isWithoutCash ? copy.withoutCash : copy.outside}</p>
      {tipCents <= 0 && <p className={css.detail}>{copy.none}</p>}
      {tipCents > 0 && (
        <>
          <Segmented
            legend={copy.how}
            options={TIP_SHARINGS.map((value) => ({ value, label: copy.hows[value] }))}
            value={sharing}
            onChange={setSharing}
          />
          {names.isError && !names.data && (
            <Notice tone="alert" role="alert">
              {copy.failed}
            </Notice>
          )}
          <ul role="list" className={css.shares}>
            {people.map(({ name, worked, isIn }, index) => (
              <li key={name} className={css.share}>
                <span>{name}</span>
                {sharing === 'hours' ? (
                  <span className={css.hours}>
                    <input
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={5}
                      aria-label={copy.hours(name)}
                      aria-invalid={worked === null || undefined}
                      value={hours[name] ?? ''}
                      onChange={({ target }) => setHours({ ...hours, [name]: target.value })}
                    />
                    {copy.hoursUnit}
                  </span>
                ) : (
                  <label className={css.hours}>
                    <input
                      type="checkbox"
                      aria-label={copy.takesPart(name)}
                      checked={isIn}
                      onChange={({ target }) => setAbsent({ ...absent, [name]: !target.checked })}
                    />
                  </label>
                )}
                <strong>{formatEuros(parts[index] ?? 0).replace('\u00A0€', '')}</strong>
              </li>
            ))}
          </ul>
          {sharing === 'hours' && hasFault && (
            <Notice tone="alert" role="alert">
              {copy.notHours}
            </Notice>
          )}
        </>
      )}
    </Card>
  );
}

/** '6,5' hours are 390 minutes; none typed are none. Null for what is no number. */
function minutesOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : null;
}
