import type { Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { useDinerStream } from '../../orders/diner-stream.tsx';
import { ClosedNotice } from '../door/closed-notice.tsx';
import { StreamDown } from '../own-orders/stream-down.tsx';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { useSession } from '../../session/session-store.ts';
import { OwnReceipts } from './own-receipts.tsx';
import { PayChoices } from './pay-choices.tsx';
import css from './pay-tab-page.module.css';
import { PaymentElsewhere } from './payment-elsewhere.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { ReturnedShares } from './returned-share.tsx';

const Choices = memo(PayChoices);

/** Where a phone pays its part of the table's bill, and where the provider sends it back to. */
export function PayTabPage({ products }: { products: readonly Product[] }) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { restaurantId } = useSession();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const place = useQuery(placeQuery(restaurantId));
  const stream = useDinerStream();
  const tab = openTabOf(place.data);
  // Drawn a piece at a time, so that neither coming here nor what others do holds up a tap.
  const drawn = useDeferredValue(tab, null);
  const paymentNumber = Number(search.get('pago'));
  const isReturn = Number.isSafeInteger(paymentNumber) && paymentNumber > 0;
  const isPicking = !isReturn && search.get('modo') === 'platos';

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <Link
        href={isPicking ? PATHS.payTab : PATHS.tab}
        className={buttonClass({ variant: 'ghost' }, css.back)}
      >
        <ArrowLeft aria-hidden="true" /> {isPicking ? copy.toAnswers : copy.back}
      </Link>
      {tab === null && !isReturn && !place.isPending && <h1>{copy.title}</h1>}
      {place.data && <StreamDown stream={stream} />}
      {place.data?.tab?.isClosed && (
        <>
          <ClosedNotice tableName={place.data.tab.tableName} />
          {!isReturn && (
            <>
              <ReturnedShares tab={place.data.tab} />
              <OwnReceipts tab={place.data.tab} />
            </>
          )}
        </>
      )}
      {place.data && !isReturn && (
        <PaymentElsewhere restaurantId={restaurantId} tab={place.data.tab} />
      )}
      {place.isPending && <Overlay text={copy.loading} />}
      {place.isError && !place.data && (
        <ErrorState
          title={copy.failed}
          text={isReturn ? copy.returnFailedText : copy.failedText}
          pending={place.isFetching}
          onRetry={() => void place.refetch()}
        />
      )}
      {restaurantId !== null && place.data && isReturn && (
        <PaymentOutcome
          key={paymentNumber}
          restaurantId={restaurantId}
          paymentNumber={paymentNumber}
          tab={place.data.tab}
          onChooseAgain={() => navigate(PATHS.payTab, { replace: true })}
        />
      )}
      {restaurantId !== null && tab && drawn?.tabId === tab.tabId && !isReturn && (
        <Choices restaurantId={restaurantId} tab={drawn} products={products} />
      )}
      {place.data && tab === null && !isReturn && !place.data.tab?.isClosed && (
        <EmptyState
          title={copy.noTab}
          text={copy.noTabText}
          action={
            <Link href={PATHS.tab} className={buttonClass({})}>
              {copy.back}
            </Link>
          }
        />
      )}
    </div>
  );
}
