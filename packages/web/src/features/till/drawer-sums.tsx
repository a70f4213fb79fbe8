import { formatEuros, type Cents } from '@simplato/domain';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './count-card.module.css';

const copy = TILL_MESSAGES.drawer;

/** Counted, expected, and what is missing or over. */
export function DrawerSums({
  countedCents,
  expectedCents,
}: {
  countedCents: Cents;
  /** Null while it is read. */
  expectedCents: Cents | null;
}) {
  const difference = expectedCents === null ? null : countedCents - expectedCents;
  return (
    <dl className={css.sums}>
      <div>
        <dt>{copy.counted}</dt>
        <dd>{formatEuros(countedCents)}</dd>
      </div>
      <div>
        <dt>{copy.expected}</dt>
        <dd>{expectedCents === null ? '…' : formatEuros(expectedCents)}</dd>
      </div>
      {difference !== null && (
        <div className={classNames(css.difference, difference === 0 && css.exact)}>
          <dt>
            {difference === 0 ? (
              <CircleCheck aria-hidden="true" />
            ) : (
              <TriangleAlert aria-hidden="true" />
            )}
            {wordOf(difference)}
          </dt>
          <dd>{formatEuros(difference)}</dd>
        </div>
      )}
    </dl>
  );
}

function wordOf(difference: Cents): string {
  if (difference === 0) return copy.exact;
  return difference < 0 ? copy.missing : copy.over;
}
