import { shareFromWire } from '@simplato/contract';
import {
  mailShareReceipt,
  printShareReceipt,
  readShare,
} from '@simplato/contract/payment-endpoints';
import { isStanding, openCents, receiptOfShare, type Restaurant } from '@simplato/domain';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, Mail, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call, callForFile } from '../../../api/call.ts';
import type { SeenPayment } from '../../../api/read-claims.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { INVOICE_MESSAGES } from '../../../i18n/es/invoice.ts';
import { PAID_BADGES_MESSAGES } from '../../../i18n/es/paid-badges.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { RECEIPT_MESSAGES } from '../../../i18n/es/receipt.ts';
import { useEuros, useMenuLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Slip, SlipRule } from '../../../ui/slip.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { InvoiceSheet } from '../../invoices/invoice-sheet.tsx';
import { InvoiceToCome, OwnInvoiceButtons, useOwnInvoices } from '../../invoices/own-invoice.tsx';
import { ReceiptSheet } from '../../orders/receipt-sheet.tsx';
import { RestaurantLogo } from '../../restaurant/restaurant-logo.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useSession } from '../../session/session-store.ts';
import { Strip } from './paying-strip.tsx';
import css from './share-receipt.module.css';

interface ReceiptProps {
  restaurantId: number;
  payment: SeenPayment;
  /** Null where the phone has gone to another. */
  tab: TabOfMember | null;
}

/** After paying: what was paid, as a receipt to keep, and what the table still owes. */
export function ShareReceipt({ restaurantId, tab, payment }: ReceiptProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  return (
    <>
      <div role="status">
        <h1>{tab && tab.totals.dueCents <= 0 ? copy.all : copy.title}</h1>
        <p className={css.quiet}>{copy.text}</p>
      </div>
      <Receipt restaurantId={restaurantId} payment={payment} tab={tab} />
      {tab && <StillDue tab={tab} />}
    </>
  );
}

function StillDue({ tab }: { tab: TabOfMember }) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  const euros = useEuros();
  const { totals } = tab;
  const canPayMore = !tab.isClosed && openCents(totals) > 0;
  return (
    <>
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

/** Also one that was given back whole has paid its products; one that came too late has paid nothing. */
export function hasReceipt({ state, products }: SeenPayment): boolean {
  return isStanding({ state }) || products.length > 0;
}

/** What was paid, to keep: its invoice, or where there is none the same document as the PDF and the mail. */
export function Receipt({ restaurantId, payment, tab }: ReceiptProps) {
  const { paymentNumber, tipCents } = payment;
  const words = useMessages(INVOICE_MESSAGES);
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const isTabOver = tab !== null && (tab.isClosed || tab.totals.dueCents <= 0);
  const { isPending, sale, known } = useOwnInvoices(payment, isTabOver);
  const logo = restaurant && <RestaurantLogo restaurant={restaurant} />;
  if (isPending) return hasReceipt(payment) && <PaidSlip payment={payment} />;
  if (sale && known) {
    return (
      <>
        <PaidSlip payment={payment}>
          <InvoiceSheet invoice={sale} others={known.invoices} tipCents={tipCents} logo={logo} />
        </PaidSlip>
        <div className={css.actions}>
          <OwnInvoiceButtons paymentNumber={paymentNumber} sale={sale} invoices={known.invoices}>
            <MailButton paymentNumber={paymentNumber} words={words} />
            <PrintButton />
          </OwnInvoiceButtons>
        </div>
      </>
    );
  }
  if (!hasReceipt(payment)) return null;
  return (
    <>
      <div className={css.screenOnly}>
        <InvoiceToCome paymentNumber={paymentNumber} known={known} />
      </div>
      <PaidSlip payment={payment}>
        {restaurant && <ReceiptOfShare payment={payment} restaurant={restaurant} logo={logo} />}
      </PaidSlip>
      <ReceiptActions payment={payment} />
    </>
  );
}

/** Read again once something of it has gone back. */
function shareQuery({ paymentNumber, refundedCents, returningCents }: SeenPayment) {
  return queryOptions({
    queryKey: ['share', paymentNumber, refundedCents, returningCents],
    queryFn: async () => shareFromWire(await call(readShare, { params: { id: paymentNumber } })),
  });
}

interface ReceiptOfShareProps {
  payment: SeenPayment;
  restaurant: Restaurant;
  logo: ReactNode;
}

function ReceiptOfShare({ payment, restaurant, logo }: ReceiptOfShareProps) {
  const { data: share } = useQuery(shareQuery(payment));
  return share && <ReceiptSheet receipt={receiptOfShare(share, restaurant)} logo={logo} />;
}

function PaidSlip({ payment, children }: { payment: SeenPayment; children?: ReactNode }) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  const badges = useMessages(PAID_BADGES_MESSAGES);
  const euros = useEuros();
  return (
    <Slip as="section" age="fresh">
      <p className={css.sum}>
        <span>{euros(payment.chargedCents)}</span>
        {payment.state === 'returned' ? (
          <Badge>{badges.refunded}</Badge>
        ) : (
          <Badge tone="paid" stamp>
            {copy.stamp}
          </Badge>
        )}
      </p>
      {children && (
        <>
          <SlipRule />
          {children}
        </>
      )}
    </Slip>
  );
}

/** To take it along. */
function ReceiptActions({ payment: { paymentNumber } }: { payment: SeenPayment }) {
  const copy = useMessages(PAY_TAB_MESSAGES).paid;
  const words = useMessages(RECEIPT_MESSAGES);
  const language = useMenuLanguage();
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  const params = { id: paymentNumber };
  const download = useMutation({
    mutationFn: async () =>
      callForFile(printShareReceipt, { params, query: language ? { idioma: language } : {} }),
    onSuccess: (pdf) => {
      saveFile(words.shareFileName(paymentNumber), pdf);
      show({ text: words.saved, tone: 'success' });
    },
  });
  return (
    <div className={css.actions}>
      {download.error && (
        <Notice tone="alert" role="alert">
          {failureMessage(download.error)}
        </Notice>
      )}
      <Button
        variant="outline"
        icon={<FileDown aria-hidden="true" />}
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.download}
      </Button>
      <MailButton paymentNumber={paymentNumber} words={copy} />
      <PrintButton />
    </div>
  );
}

interface MailButtonProps {
  paymentNumber: number;
  /** Of a receipt or of an invoice. */
  words: Readonly<Record<'mail' | 'mailed' | 'mailedBefore', string>>;
}

/** For whoever has an account. */
function MailButton({ paymentNumber, words }: MailButtonProps) {
  const failureMessage = useFailureMessage();
  const { userName } = useSession();
  const { show } = useToast();
  const mail = useMutation({
    mutationFn: async () => call(mailShareReceipt, { params: { id: paymentNumber } }),
    onSuccess: ({ enviado }) =>
      show({ text: enviado ? words.mailed : words.mailedBefore, tone: 'success' }),
  });
  if (userName === null) return null;
  return (
    <>
      {mail.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(mail.error)}
        </Notice>
      )}
      <Button
        variant="outline"
        icon={<Mail aria-hidden="true" />}
        pending={mail.isPending}
        onClick={() => mail.mutate()}
      >
        {words.mail}
      </Button>
    </>
  );
}

function PrintButton() {
  const { print } = useMessages(PAY_TAB_MESSAGES).paid;
  return (
    <Button variant="outline" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {print}
    </Button>
  );
}
