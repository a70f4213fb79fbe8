import { nameWithOptions, openCents, vatBands, wallTime } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import type { SeenProduct, SeenPayment } from '../../../api/read-claims.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { RECEIPT_MESSAGES } from '../../../i18n/es/receipt.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Slip, SlipRule } from '../../../ui/slip.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { Strip } from './paying-strip.tsx';
import css from './share-receipt.module.css';

interface ShareReceiptProps {
  restaurantId: number;
  tab: TabOfMember;
  payment: SeenPayment;
}

/** After paying: what was paid, as a receipt to keep, and what the table still owes. */
export function ShareReceipt({ restaurantId, tab, payment }: ShareReceiptProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  const euros = useEuros();
  const { totals } = tab;
  const canPayMore = !tab.isClosed && openCents(totals) > 0;
  return (
    <>
      <div role="status">
        <h1>{totals.dueCents > 0 ? copy.title : copy.all}</h1>
        <p className={css.quiet}>{copy.text}</p>
      </div>
      <Receipt restaurantId={restaurantId} tab={tab} payment={payment} />
      <Button
        size="big"
        wide
        variant={canPayMore ? 'outline' : 'primary'}
        className={css.screenOnly}
        icon={<Printer aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {copy.print}
      </Button>
      <section className={css.screenOnly}>
        {totals.dueCents > 0 ? (
          <p className={css.due}>
            <span>{copy.due}</span> <strong>{euros(totals.dueCents)}</strong>
          </p>
        ) : (
          <p className={css.quiet}>{copy.nothing}</p>
        )}
        <Strip tab={tab} />
      </section>
      {canPayMore && (
        <Link
          href={`${PATHS.payTab}?modo=todo`}
          className={buttonClass({ variant: 'ghost', size: 'big', wide: true }, css.screenOnly)}
        >
          {copy.rest} · {euros(openCents(totals))}
        </Link>
      )}
    </>
  );
}

function Receipt({ restaurantId, tab, payment }: ShareReceiptProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  const words = useMessages(RECEIPT_MESSAGES);
  const euros = useEuros();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const { cents, tipCents, products, paymentNumber, startedAt } = payment;
  const { date, time } = wallTime(Date.parse(startedAt));
  const lines = products.map((product) => ({ ...product, line: lineOf(tab, product) }));
  const bands = vatBands(
    lines.map((one) => ({ grossCents: one.cents, vatPercent: one.line?.vatPercent ?? 0 })),
  );
  return (
    <Slip as="section" age="fresh">
      <p className={css.sum}>
        <span>{euros(cents + tipCents)}</span>
        <Badge tone="paid">{copy.stamp}</Badge>
      </p>
      <p className={css.quiet}>
        {copy.number(paymentNumber, `${date.split('-').toReversed().join('/')} ${time}`)}
      </p>
      <SlipRule />
      <dl className={css.rows}>
        {lines.map(({ orderId, lineNumber, units, share, cents: ofProduct, line }, index) => (
          // What was paid never changes, so the index works as the key.
          <div key={`${orderId}.${lineNumber}.${index}`}>
            <dt>
              {units > 1 && `${units} × `}
              {line && nameWithOptions(line)}
              {share && `, ${share.take}/${share.parts}`}
            </dt>
            <dd>{euros(ofProduct)}</dd>
          </div>
        ))}
        {products.length === 0 && (
          <div>
            <dt>{copy.onAccount}</dt>
            <dd>{euros(cents)}</dd>
          </div>
        )}
        {tipCents > 0 && (
          <div>
            <dt>{words.tip}</dt>
            <dd>{euros(tipCents)}</dd>
          </div>
        )}
        {bands.map(({ vatPercent, netCents, vatCents }) => (
          <div key={vatPercent} className={css.quiet}>
            <dt>{words.vat(vatPercent, euros(netCents))}</dt>
            <dd>{euros(vatCents)}</dd>
          </div>
        ))}
      </dl>
      {products.length === 0 && <p className={css.note}>{copy.onAccountText}</p>}
      {restaurant && (
        <>
          <SlipRule />
          <p className={css.note}>
            {restaurant.legalName} · {words.taxId(restaurant.taxId)} · {restaurant.address},{' '}
            {restaurant.postalCode} {restaurant.city}
          </p>
        </>
      )}
      <p className={css.note}>{words.notice}</p>
    </Slip>
  );
}

function lineOf(tab: TabOfMember, { orderId, lineNumber }: SeenProduct) {
  const order = tab.orders.find((one) => one.order.orderId === orderId)?.order;
  return order?.lines[lineNumber - 1];
}
