import { isUnpaid } from '@simplato/domain';
import { useEffect, useEffectEvent } from 'react';
import { RefusedError } from '../../../api/call-error.ts';
import type { SeenPayment } from '../../../api/read-claims.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { useDinerStream } from '../../orders/diner-stream.tsx';
import { ClaimEndNotice } from './claim-end.tsx';
import { forgetBegun, leaveBegun, storedPayment, useBegunPayment } from './begun-payment-store.ts';
import { OwnClaim } from './own-claim.tsx';
import { PayTroubles } from './pay-troubles.tsx';
import { ReturnedShare } from './returned-share.tsx';
import { Receipt, ShareReceipt } from './share-receipt.tsx';
import { useAskedShare, useSharePayer } from './use-share-payer.ts';

interface PaymentOutcomeProps {
  restaurantId: number;
  paymentNumber: number;
  /** The phone's tab, which may be closed by now, or another than the payment's. */
  tab: TabOfMember | null;
  onChooseAgain: () => void;
}

/**
 * On the way back from the provider. Arriving here proves nothing: the provider is asked, and the
 * table's stream is heard meanwhile.
 */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { restaurantId, paymentNumber, onChooseAgain } = props;
  const asked = useAskedShare(restaurantId, paymentNumber);
  const isElsewhere = asked.data?.isElsewhere === true;
  const tab = isElsewhere ? null : props.tab;
  const heard = tab?.payments.find(
    (one) => one.paymentNumber === paymentNumber && one.orderId === null,
  );
  const payment = heard ?? asked.data?.payment;
  const isOwn =
    isElsewhere ||
    tab?.people.some((one) => one.isOwn && one.memberId === payment?.memberId) === true;
  const begun = useBegunPayment(restaurantId);
  const payer = useSharePayer(restaurantId, () => void asked.refetch());

  // The result may have come while the stream was down.
  const { status } = useDinerStream();
  const askAgain = useEffectEvent(() => {
    if (payment?.state === 'open' || payment?.state === 'awaited') void asked.refetch();
  });
  useEffect(() => {
    if (status === 'live') askAgain();
  }, [status]);
  useForget(payment);

  if (!payment || (payment.state === 'open' && asked.isFetching && !payment.isProcessing)) {
    if (asked.isError) {
      const isUnknown = asked.error instanceof RefusedError && asked.error.code === 'not_found';
      return (
        <ErrorState
          title={isUnknown ? copy.outcome.unknown : copy.outcome.silent}
          text={isUnknown ? copy.outcome.unknownText : copy.outcome.silentText}
          pending={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      );
    }
    return <Overlay text={copy.outcome.checking} />;
  }
  if (!isOwn) {
    return <ErrorState title={copy.outcome.unknown} text={copy.outcome.unknownText} />;
  }
  if (payment.state === 'open') {
    const isAnswerLost = payer.trouble?.kind === 'unanswered';
    return (
      <>
        <h1>{copy.title}</h1>
        {asked.isError && (
          <Notice tone="wait" role="status" title={copy.outcome.silent}>
            {copy.outcome.silentText}
          </Notice>
        )}
        <OwnClaim
          restaurantId={restaurantId}
          payment={payment}
          canGoOn={begun?.paymentNumber === paymentNumber}
          isBusy={payer.isBusy || asked.isFetching}
          isAnswerLost={isAnswerLost}
          onGoOn={payer.resume}
          onLeft={onChooseAgain}
          onLook={() => void asked.refetch()}
        />
        {props.tab && !isAnswerLost && (
          <PayTroubles payer={payer} tab={props.tab} takers="" onRetry={payer.resume} />
        )}
      </>
    );
  }
  if (isUnpaid(payment)) {
    return (
      <>
        <h1>{copy.title}</h1>
        <ClaimEndNotice
          payment={payment}
          onChooseAgain={tab && !tab.isClosed ? onChooseAgain : undefined}
        />
      </>
    );
  }
  if (payment.state === 'returned' || payment.state === 'undone') {
    return (
      <>
        <h1>{copy.title}</h1>
        <ReturnedShare payment={payment} />
        <Receipt restaurantId={restaurantId} payment={payment} tab={tab} />
        {tab && !tab.isClosed && tab.totals.dueCents > 0 && (
          <Button variant="dark" onClick={onChooseAgain}>
            {copy.title}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {payment.owedBackCents > 0 && <ReturnedShare payment={payment} />}
      <ShareReceipt restaurantId={restaurantId} tab={tab} payment={payment} />
    </>
  );
}

/** A payment that has ended is no longer gone on with. */
function useForget(payment: SeenPayment | undefined): void {
  const state = payment?.state ?? 'open';
  const paymentNumber = payment?.paymentNumber;
  useEffect(() => {
    if (state === 'open' || storedPayment.read()?.paymentNumber !== paymentNumber) return;
    if (isUnpaid({ state })) leaveBegun();
    else forgetBegun();
  }, [state, paymentNumber]);
}
