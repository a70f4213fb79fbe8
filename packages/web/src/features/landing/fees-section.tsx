import {
  announcedFees,
  FEES,
  formatEuros,
  PLATFORM_FEE_PERCENT,
  PROVIDER_FEE,
} from '@simplato/domain';
import { useId } from 'react';
import { Link } from 'wouter';
import { LANDING_MESSAGES } from '../../i18n/es/landing.ts';
import { formatPercent } from '../../i18n/percent.ts';
import { PATHS } from '../../paths.ts';
import { Slip } from '../../ui/slip.tsx';
import css from './fees-section.module.css';

const copy = LANDING_MESSAGES.fees;

/** A lunch for two. */
const EXAMPLE_CENTS = 4000;

/** The fees, and what is left of an example order, computed by the rules that charge it. */
export function FeesSection() {
  const titleId = useId();
  const { platformCents, providerCents, receivedCents } = announcedFees(EXAMPLE_CENTS);
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {copy.title}
        </h2>
        <p className={css.text}>{copy.text}</p>
        <p>
          <strong className={css.total}>
            {copy.total(formatPercent(FEES.terms.percent), formatEuros(FEES.terms.perChargeCents))}
          </strong>
          <span className={css.text}>{copy.totalDetail}</span>
        </p>
        <p>
          <Link href={PATHS.terms} className={css.link}>
            {copy.terms}
          </Link>
        </p>
      </div>
      <Slip
        as="div"
        className={css.slip}
        header={<h3 className={css.slipTitle}>{copy.slipTitle}</h3>}
        footer={
          <p className={css.atTable}>
            {copy.atTable} <b>{formatEuros(EXAMPLE_CENTS)}</b>
          </p>
        }
      >
        <dl className={css.sum}>
          <Row words={copy.ordered} cents={EXAMPLE_CENTS} />
          <Row words={copy.platform(formatPercent(PLATFORM_FEE_PERCENT))} cents={-platformCents} />
          <Row
            words={copy.provider(
              formatPercent(PROVIDER_FEE.percent),
              formatEuros(PROVIDER_FEE.perChargeCents),
            )}
            cents={-providerCents}
          />
          <Row words={copy.received} cents={receivedCents} isResult />
        </dl>
      </Slip>
    </section>
  );
}

function Row({ words, cents, isResult }: { words: string; cents: number; isResult?: boolean }) {
  return (
    <div className={isResult ? css.result : css.row}>
      <dt>{words}</dt>
      <dd>{formatEuros(cents)}</dd>
    </div>
  );
}
