import {
  grossCentsFromTyped,
  isClaiming,
  isUnpaid,
  LANGUAGES,
  MIN_ONLINE_CENTS,
  openCents,
  quoteShare,
  weighingOf,
  type Cents,
  type ClaimableLine,
  type Product,
  type WishedProduct,
  isCharged,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { INVOICE_MESSAGES } from '../../../i18n/es/invoice.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RecipientChoice } from '../../invoices/recipient-choice.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { CallSheet } from '../calls/call-sheet.tsx';
import { useNames } from '../use-names.ts';
import { AboveDock } from './above-dock.tsx';
import { Answers } from './answers.tsx';
import { forgetBegun, leaveBegun, useBegunPayment, wishedBefore } from './begun-payment-store.ts';
import { ClaimEndNotice } from './claim-end.tsx';
import { lineKey, stillFree, withWish, type ProductChoice } from './product-choice.ts';
import { ProductPicker } from './product-picker.tsx';
import { claimsOf } from './line-claims.ts';
import { OwnClaim } from './own-claim.tsx';
import { PayDock, useShareTip } from './pay-dock.tsx';
import {
  PAY_MODES,
  shareWish,
  startFrom,
  wishToWire,
  type PayMode,
  type PayWish,
} from './pay-modes.ts';
import css from './pay-tab-page.module.css';
import { PayTroubles } from './pay-troubles.tsx';
import { ownShares, ReturnedShares } from './returned-share.tsx';
import { PayingStrip } from './paying-strip.tsx';
import { useAskedShare, useSharePayer } from './use-share-payer.ts';

interface PayChoicesProps {
  restaurantId: number;
  tab: TabOfMember;
  products: readonly Product[];
}

/** 'Pagar la cuenta': what is due, what this phone has begun to pay, and what it may choose. */
export function PayChoices({ restaurantId, tab, products }: PayChoicesProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const [, navigate] = useLocation();
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const begun = useBegunPayment(restaurantId);
  const payer = useSharePayer(restaurantId, (paymentNumber) =>
    navigate(`${PATHS.payTab}?pago=${paymentNumber}`),
  );
  const own = tab.people.find(({ isOwn }) => isOwn);
  const ownPayments = ownShares(tab);
  const claim = ownPayments.find(({ state }) => state === 'open');
  const undecided = claim ?? ownPayments.find(({ state }) => state === 'awaited');
  // The provider's word may be late. What has only now begun is on its way to its page.
  useAskedShare(restaurantId, payer.isBusy ? null : (undecided?.paymentNumber ?? null));
  const openNow = openCents(tab.totals);
  const isAnswerLost = payer.trouble?.kind === 'unanswered';

  // What was begun here has ended: by itself, by the waiter, or it was paid.
  const known = begun?.paymentNumber ?? null;
  const ended = ownPayments.find(
    ({ paymentNumber, state }) => paymentNumber === known && state !== 'open',
  );
  const [leftNumber, setLeftNumber] = useState<number | null>(null);
  if (ended && isUnpaid(ended) && leftNumber !== known) setLeftNumber(known);
  const left = ownPayments.filter(
    (one) => one.state === 'awaited' || (isUnpaid(one) && one.paymentNumber === leftNumber),
  );
  useEffect(() => {
    if (ended && isUnpaid(ended)) leaveBegun();
    else if (ended) forgetBegun();
  }, [ended]);

  return (
    <>
      <h1>{copy.title}</h1>
      <ReturnedShares tab={tab} />
      {left.map((payment) => (
        <ClaimEndNotice key={payment.paymentNumber} payment={payment} />
      ))}
      {claim && (
        <OwnClaim
          restaurantId={restaurantId}
          payment={claim}
          canGoOn={begun !== null && (known === null || known === claim.paymentNumber)}
          isBusy={payer.isBusy}
          isAnswerLost={isAnswerLost}
          onGoOn={payer.resume}
          onLeft={payer.forget}
          onLook={() => navigate(`${PATHS.payTab}?pago=${claim.paymentNumber}`)}
        />
      )}
      {claim && !isAnswerLost && (
        <PayTroubles payer={payer} tab={tab} takers="" onRetry={payer.resume} />
      )}
      {tab.orders.some(({ order }) => weighingOf(order) !== null) && (
        <Notice tone="wait">{copy.toWeigh}</Notice>
      )}
      <PayingStrip restaurantId={restaurantId} tab={tab} />
      {tab.totals.dueCents <= 0 ? (
        <Notice tone="success" title={copy.nothing}>
          {tab.totals.totalCents > 0 ? copy.nothingText : copy.noTabText}
        </Notice>
      ) : openNow <= 0 ? (
        !claim && (
          <>
            <PayTroubles payer={payer} tab={tab} takers="" onRetry={payer.resume} />
            <Notice tone="wait">{copy.allReserved}</Notice>
          </>
        )
      ) : restaurant.data?.paysOnline === false ? (
        <NoOnline />
      ) : (
        !claim && (
          <Choosing
            restaurantId={restaurantId}
            tab={tab}
            products={products}
            memberId={own?.memberId ?? 0}
            takesTips={restaurant.data?.takesTips === true && restaurant.data.paysOnline}
            payer={payer}
          />
        )
      )}
    </>
  );
}

function NoOnline() {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const [isCalling, setIsCalling] = useState(false);
  return (
    <Notice
      tone="wait"
      title={copy.refused.no_online_payment}
      action={
        <Button variant="dark" aria-haspopup="dialog" onClick={() => setIsCalling(true)}>
          {copy.askBill}
        </Button>
      }
    >
      {copy.noOnlineText}
      {isCalling && <CallSheet onClose={() => setIsCalling(false)} />}
    </Notice>
  );
}

interface ChoosingProps extends PayChoicesProps {
  memberId: number;
  takesTips: boolean;
  payer: ReturnType<typeof useSharePayer>;
}

const FIRST_PARTS = 2;

function Choosing({ restaurantId, tab, products, memberId, takesTips, payer }: ChoosingProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { need } = useMessages(INVOICE_MESSAGES);
  const euros = useEuros();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [before] = useState(() => startFrom(wishedBefore(tab.tabId)));
  const [choice, setChoice] = useState<ProductChoice>(before.choice);
  // Those who pay in another way do not share.
  const payers = new Set(tab.payments.filter(isClaiming).map((one) => one.memberId));
  const people = tab.people.filter(({ isIn, memberId: id }) => isIn && !payers.has(id)).length;
  // Until somebody chooses, as many as there are: others pay their own meanwhile.
  const [chosenParts, setParts] = useState(before.parts?.of ?? null);
  const wishedParts = chosenParts ?? Math.max(FIRST_PARTS, people);
  const [wishedTake, setTake] = useState(before.parts?.take ?? 1);
  const [typed, setTyped] = useState(before.typed);
  const [recipient, setRecipient] = useState(before.recipient);
  const { claimable } = tab;

  const division = claimable.division;
  const divided = division && {
    parts: division.parts,
    free: division.parts - division.takenParts.length,
  };
  const parts = divided?.parts ?? wishedParts;
  const take = Math.min(wishedTake, divided?.free ?? parts);
  const typedCents = grossCentsFromTyped(typed);
  const chosen = useMemo(() => stillFree(choice, claimable), [choice, claimable]);
  const productsById = useMemo(
    () => new Map(products.map((one) => [one.productId, one])),
    [products],
  );
  const chooseProduct = useCallback(
    (line: ClaimableLine, wish: WishedProduct | null) =>
      setChoice((known) => withWish(known, lineKey(line), wish)),
    [],
  );
  const wishFor = (mode: PayMode): PayWish => ({
    mode,
    memberId,
    products: chosen,
    parts,
    take,
    typedCents,
  });
  const centsFor = (mode: PayMode): Cents | null => {
    const quote = quoteShare(claimable, shareWish(wishFor(mode)));
    return 'cents' in quote && quote.cents > 0 ? quote.cents : null;
  };
  const sums = { mio: centsFor('mio'), todo: centsFor('todo'), partes: centsFor('partes') };
  const asked = PAY_MODES.find((one) => one === search.get('modo'));
  // The phone knows what is its own; a choice that has become nothing is not forgotten for it.
  // Nobody is led to pay what others have ordered.
  const mode = asked ?? before.mode ?? (sums.mio === null ? null : 'mio');
  const cents = mode && centsFor(mode);
  const isTooSmall = cents !== null && cents < MIN_ONLINE_CENTS;
  const isTooMuch = mode === 'importe' && (typedCents ?? 0) > claimable.openCents;
  const tip = useShareTip(cents ?? 0, takesTips, before.tipCents);
  const allText = useAllText(tab);
  const takers = useTakers(tab, choice, mode);

  const isPicking = mode === 'platos';
  const pay = () => {
    if (cents === null || mode === null) return;
    const wish = wishFor(mode);
    const body = wishToWire(wish, { cents, tipCents: tip.cents, recipient });
    payer.begin({ restaurantId, tabId: tab.tabId, body });
  };
  const choose = (next: PayMode) => {
    payer.forget();
    // Products have a page of their own in the history: 'back' returns to the answers.
    const path = `${PATHS.payTab}?modo=${next}`;
    // Products are drawn after the tap's own task: both would be a long one.
    if (next === 'platos') setTimeout(() => navigate(path));
    else navigate(path, { replace: true });
  };
  const mineText =
    sums.mio !== null
      ? ownNames(tab, memberId)
      : claimable.lines.some((line) => line.memberId === memberId)
        ? copy.mineOther
        : copy.mineNone;

  return (
    <>
      {isPicking ? (
        <section>
          <h2>{copy.products}</h2>
          <p className={css.hint}>{copy.productsHint}</p>
          <ProductPicker
            tab={tab}
            products={productsById}
            choice={new Map(chosen.map((one) => [lineKey(one), one]))}
            onChoose={chooseProduct}
          />
        </section>
      ) : (
        <Answers
          mode={mode}
          sums={sums}
          mineText={mineText}
          allText={allText}
          parts={parts}
          take={take}
          divided={divided}
          typed={typed}
          amountFault={
            isTooMuch
              ? copy.amountMost(euros(claimable.openCents))
              : typed !== '' && typedCents === null
                ? copy.amountMissing
                : null
          }
          onMode={choose}
          onParts={setParts}
          onTake={setTake}
          onType={setTyped}
        />
      )}
      {mode !== null && (mode === 'mio' || isPicking) && isOnAccount(tab, wishFor(mode)) && (
        <Notice role="status">{copy.onAccount}</Notice>
      )}
      {tab.isInvoiced && cents !== null && (
        <RecipientChoice label={need} recipient={recipient} onChoose={setRecipient} />
      )}
      {isTooSmall && (
        <AboveDock>
          <TooSmall />
        </AboveDock>
      )}
      <PayTroubles payer={payer} tab={tab} takers={takers} onRetry={pay} />
      <PayDock
        cents={isTooSmall || isTooMuch ? null : cents}
        tip={tip}
        takesTips={takesTips}
        isBusy={payer.isBusy}
        onPay={pay}
      />
    </>
  );
}

function TooSmall() {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const [isCalling, setIsCalling] = useState(false);
  return (
    <Notice
      tone="wait"
      role="status"
      title={copy.refused.amount_too_small}
      action={
        <Button variant="dark" aria-haspopup="dialog" onClick={() => setIsCalling(true)}>
          {copy.askBill}
        </Button>
      }
    >
      {copy.least(euros(MIN_ONLINE_CENTS))}
      {isCalling && <CallSheet onClose={() => setIsCalling(false)} />}
    </Notice>
  );
}

/** Products above what is open, since somebody has paid on account: all that is open. */
function isOnAccount({ claimable }: TabOfMember, wish: PayWish): boolean {
  const quote = quoteShare(claimable, shareWish(wish));
  return 'cents' in quote && quote.products.length === 0;
}

/** What is one's own, in a few words. */
function ownNames(tab: TabOfMember, memberId: number): string {
  const names = tab.orders.flatMap(({ order, lineMembers }) =>
    order.lines
      .filter(
        (line, index) => lineMembers[index] === memberId && line.quantity > 0 && isCharged(line),
      )
      .map(({ name }) => name),
  );
  return [...new Set(names)].join(', ');
}

/** Whose all is that is left: 'Lo tuyo y lo de Inés'. */
function useAllText(tab: TabOfMember): string {
  const { allText, allOf } = useMessages(PAY_TAB_MESSAGES);
  const { show } = useNames(tab);
  const quote = quoteShare(tab.claimable, { mode: 'all' });
  const free = new Set('cents' in quote ? quote.products.map(lineKey) : []);
  const lines = tab.claimable.lines.filter((line) => free.has(lineKey(line)));
  const owners = tab.people.filter((one) => lines.some((line) => line.memberId === one.memberId));
  const areNamed = lines.every((line) => owners.some((one) => one.memberId === line.memberId));
  const others = owners.filter(({ isOwn }) => !isOwn).map((one) => show(one).name);
  const [one, other] = others;
  if (!areNamed || owners.length === 0 || owners.length > 2) return allText;
  if (one === undefined) return allOf.you;
  if (other !== undefined) return allOf.two(one, other);
  return owners.length === 2 ? allOf.youAnd(one) : allOf.one(one);
}

/** Who has what was chosen and is no longer free: 'Marco e Inés'. */
function useTakers(tab: TabOfMember, choice: ProductChoice, mode: PayMode | null): string {
  const language = useLanguage();
  const { showMember } = useNames(tab);
  if (mode !== 'platos') return '';
  const names = [...choice.values()].flatMap((wish) =>
    claimsOf(tab.payments, wish).flatMap(({ payment: { memberId } }) => {
      const who = showMember(memberId);
      return who ? [who.name] : [];
    }),
  );
  return new Intl.ListFormat(LANGUAGES[language].locale).format(new Set(names));
}
