import { forgivenVat, grossOf, lessened, saleLeft } from '../money/entries.ts';
import { spreadCents, type Cents } from '../money/money.ts';
import { vatByOrder } from '../money/share-vat.ts';
import {
  DEFAULT_VAT_PERCENT,
  subtractVatBands,
  vatBands,
  type TaxedAmount,
  type VatBand,
} from '../money/tax.ts';
import {
  saleCents,
  standingRefunds,
  stands,
  type PaidProduct,
  type Reckoning,
  type TillPayment,
  type TillTab,
} from './till-payment.ts';

/**
 * The VAT of what a shift took, less what it gave back: that of all that has been taken for an order or
 * a tab, less that of what earlier shifts counted of it. So whoever pays which part, and in however
 * many shifts, all of it comes to what the orders' receipts say.
 *
 * @param counted the payments that are looked at; `payments` are all of these tabs
 */
export function vatOfMoney(
  counted: readonly TillPayment[],
  payments: readonly TillPayment[],
  tabs: readonly TillTab[],
): VatBand[] {
  const picked = new Map(tabs.map((tab) => [tab.tabId, pickedOf(tab, payments)]));
  const spread = (cents: Cents, tabId: number) => {
    const vat = tabs.find((one) => one.tabId === tabId)?.vat ?? [];
    return spreadOver(cents, vat, picked.get(tabId) ?? []);
  };
  const at = (reckoning: Reckoning) => {
    const standing = paymentsOfTabs(counted).filter((one) => stands(one, reckoning));
    const kept = standing.map((payment) => keptOfPayment(payment, reckoning));
    const sold = [
      ...ordersVat(counted, reckoning),
      vatByOrder(kept.flatMap(({ products }) => products)),
      ...tabs.map((tab) => vatOnAccount(kept, tab, picked.get(tab.tabId) ?? [])),
    ];
    const forgiven = standing.map((payment) => forgivenOf(payment, reckoning, spread));
    return subtractVatBands(sold.flat(), forgiven.flat());
  };
  return subtractVatBands(at('now'), at('before'));
}

/** An order that is paid as a whole: its lines, less what went back. */
function ordersVat(payments: readonly TillPayment[], reckoning: Reckoning): VatBand[][] {
  return payments.map((payment) => {
    const { pays } = payment;
    if (!('lines' in pays) || payment.isLate || !stands(payment, reckoning)) return [];
    // As they were ordered: units that are taken off a paid order are refunded.
    const ordered = pays.lines.map((line) => ({ ...line, removed: 0 }));
    return saleLeft(ordered, standingRefunds(payment, reckoning), []);
  });
}

/**
 * What is on account of a tab is spread over the rates of what no payment has picked product by product. Where
 * it pays all of that, it has the VAT that is left of the orders' receipts.
 */
function vatOnAccount(
  kept: readonly Kept[],
  { tabId, vat }: TillTab,
  picked: readonly VatBand[],
): VatBand[] {
  const cents = kept
    .filter((one) => one.tabId === tabId)
    .reduce((sum, { onAccountCents }) => sum + onAccountCents, 0);
  const rest = subtractVatBands(vat, picked);
  return vatBands(spreadOver(cents, vat, picked)).map(
    (band) =>
      rest.find(
        (one) => one.vatPercent === band.vatPercent && one.grossCents === band.grossCents,
      ) ?? band,
  );
}

/** What the restaurant gave back of its own will is no sale, as in the figures of its day. */
function forgivenOf(
  payment: TabTillPayment,
  reckoning: Reckoning,
  spread: (cents: Cents, tabId: number) => readonly TaxedAmount[],
): VatBand[] {
  const { tabId, products } = payment.pays;
  const onAccount = saleCents(payment) - grossOf(products);
  const paid = [...products, ...spread(onAccount, tabId)];
  return forgivenVat(paid, standingRefunds(payment, reckoning));
}

/** What is on account pays no product in particular: it is spread over what nobody has picked. */
export function spreadOver(
  cents: Cents,
  ordered: readonly VatBand[],
  picked: readonly VatBand[],
): TaxedAmount[] {
  if (cents === 0) return [];
  const rest = subtractVatBands(ordered, picked).filter(({ grossCents }) => grossCents > 0);
  const sold = ordered.filter(({ grossCents }) => grossCents > 0);
  const [known] = [rest, sold].filter((bands) => bands.length > 0);
  const bands = known ?? [{ vatPercent: DEFAULT_VAT_PERCENT, grossCents: 1 }];
  const parts = spreadCents(
    cents,
    bands.map(({ grossCents }) => grossCents),
  );
  return bands.map(({ vatPercent }, index) => ({ vatPercent, grossCents: parts[index] ?? 0 }));
}

/** What of a payment is still paid. */
interface Kept {
  products: Omit<PaidProduct, 'isReleased'>[];
  onAccountCents: Cents;
  tabId: number;
}

type TabTillPayment = TillPayment & {
  pays: Extract<TillPayment['pays'], { tabId: number }>;
};

function paymentsOfTabs(payments: readonly TillPayment[]): TabTillPayment[] {
  return payments.filter((one): one is TabTillPayment => 'tabId' in one.pays && !one.isLate);
}

/** What payments of any tab pay of one product by product: an order takes along what was paid of it. */
function pickedOf({ tabId }: TillTab, payments: readonly TillPayment[]): VatBand[] {
  return vatByOrder(
    paymentsOfTabs(payments)
      .filter(({ undone }) => undone === null)
      .flatMap(({ pays }) => pays.products)
      .filter((product) => product.tabId === tabId && !product.isReleased),
  );
}

/** Of what was taken off its tab, products go back first, then what was on account. */
function keptOfPayment(payment: TabTillPayment, reckoning: Reckoning): Kept {
  const { tabId, products } = payment.pays;
  const released = products.filter(({ isReleased }) => isReleased);
  const standing = products.filter(({ isReleased }) => !isReleased);
  const onAccountCents = saleCents(payment) - grossOf(products);
  const refunds = standingRefunds(payment, reckoning).filter(({ of }) => of !== 'sold');
  let backCents = Math.min(
    saleCents(payment),
    refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
  );
  const take = (cents: Cents) => {
    const taken = Math.min(cents, backCents);
    backCents -= taken;
    return taken;
  };
  const keptReleased = lessened(released, take(grossOf(released)));
  const keptOnAccount = onAccountCents - take(onAccountCents);
  const keptStanding = lessened(standing, take(grossOf(standing)));
  return { tabId, products: [...keptReleased, ...keptStanding], onAccountCents: keptOnAccount };
}
