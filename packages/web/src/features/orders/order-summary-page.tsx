import { formatEuros, ORDER_LIMITS, totalGrossCents, type Product } from '@simplato/domain';
import { Link } from 'wouter';
import { SUMMARY_COPY as copy } from '../../copy/orders.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Slip } from '../../ui/slip.tsx';
import { useSession } from '../session/session-store.ts';
import css from './order-summary-page.module.css';
import { SummaryTable } from './summary-table.tsx';
import { useSummary, type Summary } from './use-summary.ts';

interface OrderSummaryPageProps {
  /** The menu of now, to compare with; undefined until it was read. */
  products: readonly Product[] | undefined;
}

export function OrderSummaryPage({ products }: OrderSummaryPageProps) {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : (
    <SummaryOf restaurantId={restaurantId} products={products} />
  );
}

function SummaryOf({ restaurantId, products }: OrderSummaryPageProps & { restaurantId: number }) {
  const summary = useSummary(restaurantId, products);
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle>{copy.heading}</PageTitle>
      {summary.lines.length === 0 ? (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          action={
            <Link href={PATHS.menu} className={buttonClass({})}>
              {copy.emptyAction}
            </Link>
          }
        />
      ) : (
        <FilledSummary summary={summary} />
      )}
      {summary.isWaiting && <Overlay text={copy.sending} />}
    </div>
  );
}

function FilledSummary({ summary }: { summary: Summary }) {
  const { lines, changes, isLocked, refusal } = summary;
  const mustAccept = changes.size > 0 && !isLocked;
  return (
    <>
      {refusal !== null && (
        <Notice tone="alert" role="alert" title={copy.failed}>
          {refusal}
        </Notice>
      )}
      {mustAccept && (
        <Notice tone="wait" role="alert" title={copy.changed.title}>
          {copy.changed.text}
        </Notice>
      )}
      <Slip
        as="section"
        className={css.slip}
        footer={
          <p className={css.total}>
            <span>
              {copy.total} <span className={css.vat}>{copy.vatIncluded}</span>
            </span>
            <strong>{formatEuros(totalGrossCents(lines))}</strong>
          </p>
        }
      >
        <SummaryTable summary={summary} />
      </Slip>
      <TextAreaField
        label={copy.orderNote}
        hint={copy.orderNoteHint}
        value={summary.note}
        rows={2}
        maxLength={ORDER_LIMITS.noteLength}
        disabled={isLocked}
        onChange={(event) => summary.noteOrder(event.target.value)}
      />
      <div className={css.actions}>
        {mustAccept ? (
          <Button size="big" wide onClick={summary.accept}>
            {copy.changed.accept}
          </Button>
        ) : (
          <Button size="big" wide disabled={isLocked} onClick={summary.send}>
            {copy.payAtTable}
          </Button>
        )}
        <Link href={PATHS.menu} className={buttonClass({ variant: 'ghost', wide: true })}>
          {copy.moreDishes}
        </Link>
      </div>
    </>
  );
}
