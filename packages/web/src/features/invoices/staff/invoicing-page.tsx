import { changeInvoicing } from '@simplato/contract/staff-endpoints';
import { invoicingFromWire, type InvoicingState, type ToldInvoice } from '@simplato/contract';
import {
  addressLinesOf,
  grossOf,
  receiptLines,
  vatBands,
  wallTime,
  type Restaurant,
} from '@simplato/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { QueryFailed } from '../../../forms/query-failed.tsx';
import { INVOICING_MESSAGES as copy } from '../../../i18n/es/invoicing.ts';
import { RECORDING_MESSAGES } from '../../../i18n/es/recording.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useSession } from '../../session/session-store.ts';
import { invoicingQuery } from './invoice-queries.ts';
import { InvoiceSheet } from '../invoice-sheet.tsx';
import css from './invoicing-page.module.css';
import { Facts, Points, Step, Steps } from './steps.tsx';

/** Where an owner has the restaurant issue its invoices: what that means, and whether it does. */
export function InvoicingPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <Invoicing restaurantId={restaurantId} />;
}

function Invoicing({ restaurantId }: { restaurantId: number }) {
  const invoicing = useQuery({ ...invoicingQuery(restaurantId), staleTime: 0 });
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const failed = [invoicing, restaurant].find(({ isError, data }) => isError && !data);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title}>
        <Link href={PATHS.invoices} className={buttonClass({ variant: 'soft' }, css.way)}>
          <ReceiptText aria-hidden="true" />
          {copy.invoices}
        </Link>
      </StaffBand>
      {failed && <QueryFailed title={copy.failed} safe={copy.failedText} query={failed} />}
      {!failed && (!invoicing.data || !restaurant.data) && <Overlay text={copy.loading} />}
      <p className={css.alone}>
        <Link href={PATHS.recording}>{RECORDING_MESSAGES.way}</Link>
      </p>
      {invoicing.data && restaurant.data && (
        <Modes restaurantId={restaurantId} state={invoicing.data} restaurant={restaurant.data} />
      )}
    </StaffPage>
  );
}

interface ModeProps {
  restaurantId: number;
  state: InvoicingState;
  restaurant: Restaurant;
}

function Modes(props: ModeProps) {
  return props.state.mode === 'none' ? <Off {...props} /> : <On {...props} />;
}

function useChangeInvoicing(restaurantId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (modo: 'ninguna' | 'facturas') =>
      invoicingFromWire(await call(changeInvoicing, { body: { modo } })),
    onSuccess: (state) => {
      queryClient.setQueryData(invoicingQuery(restaurantId).queryKey, state);
      // The button was at the end of a page that is no more.
      focusHeading();
      window.scrollTo(0, 0);
    },
    onError: () => void queryClient.invalidateQueries(invoicingQuery(restaurantId)),
  });
}

/** Five steps, each saying what it means; the last turns it on. */
function Off({ restaurantId, state, restaurant }: ModeProps) {
  const { guests, issuer, vat, till, start } = copy.steps;
  const change = useChangeInvoicing(restaurantId);
  const { show } = useToast();
  const [checked, setChecked] = useState({ vat: false, till: false });
  const [isAsked, setIsAsked] = useState(false);
  const canStart = state.obstacle === null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const missing = (['vat', 'till'] as const).find((step) => !checked[step]);
    if (missing) return document.getElementById(CHECK_IDS[missing])?.focus();
    if (change.isPending) return;
    change.mutate('facturas', {
      onSuccess: () => show({ text: copy.on.started, tone: 'success' }),
    });
  };
  const check = (step: keyof typeof checked, words: { check: string; missing: string }) => (
    <Checkbox
      id={CHECK_IDS[step]}
      label={words.check}
      checked={checked[step]}
      error={isAsked && !checked[step] ? words.missing : undefined}
      onChange={({ currentTarget }) => setChecked({ ...checked, [step]: currentTarget.checked })}
    />
  );
  return (
    <div className={css.columns}>
      <form className={css.form} noValidate onSubmit={submit}>
        <p className={css.intro}>{copy.intro}</p>
        {!canStart && <Notice tone="wait">{issuer.stands}</Notice>}
        <Card>
          <Steps>
            <Step number={1} title={guests.title}>
              <Points points={guests.points} />
            </Step>
            <Step number={2} title={issuer.title}>
              <p>{issuer.text}</p>
              <IssuerFacts state={state} restaurant={restaurant} />
              {state.obstacle !== null && (
                <Notice tone="alert" title={issuer.obstacle}>
                  {state.obstacle}
                </Notice>
              )}
              <p className={css.quiet}>
                <Link href={PATHS.settings}>{issuer.settings}</Link>. {issuer.fixed}
              </p>
            </Step>
            <Step number={3} title={vat.title}>
              <p>{vat.text}</p>
              <p className={css.alone}>
                <Link href={PATHS.products}>{vat.products}</Link>
              </p>
              {canStart && check('vat', vat)}
            </Step>
            <Step number={4} title={till.title}>
              <p>{till.text}</p>
              {canStart && check('till', till)}
            </Step>
            <Step number={5} title={start.title}>
              <p>{canStart ? start.text : start.later}</p>
              {change.isError && (
                <Notice tone="alert" role="alert">
                  {failureMessage(change.error)}
                </Notice>
              )}
              {canStart && (
                <Button type="submit" size="big" pending={change.isPending} className={css.submit}>
                  {start.submit}
                </Button>
              )}
            </Step>
          </Steps>
        </Card>
      </form>
      <Sample state={state} restaurant={restaurant} />
    </div>
  );
}

const CHECK_IDS = { vat: 'iva-mirado', till: 'otra-caja' } as const;

function IssuerFacts({ state, restaurant }: Pick<ModeProps, 'state' | 'restaurant'>) {
  const { issuer } = copy.steps;
  const facts = [
    [issuer.legalName, state.legalName],
    [issuer.taxId, state.taxId],
    [issuer.address, addressLinesOf(restaurant).join(', ')],
  ] as const;
  return <Facts facts={facts} />;
}

const SAMPLE_LINES = [
  { quantity: 2, unitGrossCents: 950 },
  { quantity: 1, unitGrossCents: 350 },
] as const;

/** An invoice with the restaurant's own data, as its guests will read it. */
function Sample({ state, restaurant }: Pick<ModeProps, 'state' | 'restaurant'>) {
  const titleId = useId();
  const { date } = wallTime(serverNow().getTime());
  const lines = receiptLines(
    SAMPLE_LINES.map((line, index) => ({ ...line, name: copy.sample.lines[index] ?? '' })),
  );
  const totalCents = grossOf(lines);
  const invoice: ToldInvoice = {
    invoiceId: 1,
    chain: null,
    qr: null,
    number: copy.sample.number(date.slice(0, 4)),
    kind: 'F2',
    issuedAt: serverNow().toISOString(),
    day: date,
    issuer: {
      legalName: state.legalName,
      taxId: state.taxId,
      addressLines: addressLinesOf(restaurant),
    },
    recipient: null,
    paymentNumber: 1,
    tabId: 1,
    tableName: '4',
    form: 'card',
    isOnAccount: false,
    lines,
    bands: vatBands([{ vatPercent: 10, grossCents: totalCents }]),
    totalCents,
    corrects: [],
    replaces: [],
  };
  return (
    <aside className={css.sample} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {copy.sample.title}
      </h2>
      <Slip as="div">
        <InvoiceSheet invoice={invoice} />
      </Slip>
    </aside>
  );
}

const longDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '27 de noviembre de 2026, 10:00' */
function describeMoment(at: string): string {
  const { date, time } = wallTime(Date.parse(at));
  return `${longDay.format(new Date(`${date}T00:00:00Z`))}, ${time}`;
}

function On({ restaurantId, state, restaurant }: ModeProps) {
  const change = useChangeInvoicing(restaurantId);
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const ids = { daily: useId(), off: useId() };
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <Notice tone="success" title={copy.on.title}>
          {state.since !== null && <p>{copy.on.since(describeMoment(state.since))}</p>}
          {state.mode === 'verifactu' && <p>{copy.on.recorded}</p>}
        </Notice>
        {state.obstacle !== null && (
          <Notice tone="alert" title={copy.on.obstacle}>
            {state.obstacle}
          </Notice>
        )}
        <Card as="section" labelledBy={ids.daily} className={css.card}>
          <h2 id={ids.daily}>{copy.daily.title}</h2>
          <dl className={css.daily}>
            {copy.daily.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card as="section" labelledBy={ids.off} className={css.card}>
          <h2 id={ids.off}>{copy.off.title}</h2>
          <p>{copy.off.text}</p>
          <Button
            variant="outline"
            className={css.submit}
            aria-haspopup="dialog"
            onClick={() => setIsConfirming(true)}
          >
            {copy.off.action}
          </Button>
        </Card>
      </div>
      <Sample state={state} restaurant={restaurant} />
      <ConfirmDialog
        open={isConfirming}
        title={copy.off.question}
        confirm={copy.off.confirm}
        cancel={copy.off.cancel}
        pending={change.isPending}
        error={change.isError ? failureMessage(change.error) : null}
        onConfirm={() =>
          change.mutate('ninguna', {
            onSuccess: () => show({ text: copy.off.done, tone: 'success' }),
          })
        }
        onClose={() => {
          change.reset();
          setIsConfirming(false);
        }}
      >
        <p>{copy.off.explained}</p>
      </ConfirmDialog>
    </div>
  );
}
