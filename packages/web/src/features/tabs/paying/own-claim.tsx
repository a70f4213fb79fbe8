import { paymentFromWire, type SeenPayment } from '../../../api/read-claims.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { CLAIM_END_MESSAGES } from '../../../i18n/es/claim-ends.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { InvoiceToCome, useOwnInvoices } from '../../invoices/own-invoice.tsx';
import { useRelease } from './use-share-payer.ts';

interface OwnClaimProps {
  restaurantId: number;
  payment: SeenPayment;
  /** This browser still has the key that leads to its page. */
  canGoOn: boolean;
  isBusy: boolean;
  /** Whether it has begun was not answered: it has, and nothing else is said of it. */
  isAnswerLost: boolean;
  onGoOn: () => void;
  onLeft: () => void;
  onLook: () => void;
}

/** What this phone has begun to pay: it goes on, or lets it go. While its bank decides, it waits. */
export function OwnClaim(props: OwnClaimProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).own;
  const { uncharged } = useMessages(CLAIM_END_MESSAGES);
  const euros = useEuros();
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  const release = useRelease(props.restaurantId);
  const { known } = useOwnInvoices(props.payment, false);
  const { paymentNumber, isProcessing, cents, tipCents, chargedCents } = props.payment;
  // Also where its order went to another table; an older server does not say it.
  const amount = euros(chargedCents || cents + tipCents);
  const invoice = <InvoiceToCome paymentNumber={paymentNumber} known={known} isOpen />;
  if (isProcessing) {
    return (
      <>
        <Notice
          tone="wait"
          role="status"
          title={copy.bank}
          action={
            <Button variant="dark" pending={props.isBusy} onClick={props.onLook}>
              {copy.lookAgain}
            </Button>
          }
        >
          {copy.bankText(amount)}
        </Notice>
        {invoice}
      </>
    );
  }
  const begun = props.isAnswerLost ? copy.lost : copy.text;
  const text = props.canGoOn ? begun : copy.gone;
  const leave = () =>
    release.mutate(
      { paymentNumber, isOwn: true },
      {
        onSuccess: (answer) => {
          const payments = 'pagos' in answer ? answer.pagos : [answer.pago];
          const left = payments.find(({ idpago }) => idpago === paymentNumber);
          // A silent provider may still have been paid.
          const isUncharged = left && paymentFromWire(left).state === 'expired';
          show({ text: isUncharged ? `${copy.left} ${uncharged}` : copy.left, tone: 'success' });
          props.onLeft();
        },
      },
    );
  return (
    <>
      <Notice
        tone="wait"
        role="status"
        title={copy.title(amount)}
        action={
          <>
            {props.canGoOn && (
              <Button pending={props.isBusy} onClick={props.onGoOn}>
                {copy.go}
              </Button>
            )}
            <Button
              variant={props.canGoOn ? 'outline' : 'dark'}
              pending={release.isPending}
              onClick={leave}
            >
              {copy.leave}
            </Button>
          </>
        }
      >
        {release.isError ? failureMessage(release.error) : text}
      </Notice>
      {invoice}
    </>
  );
}
