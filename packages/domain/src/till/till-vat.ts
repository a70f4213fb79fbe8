import { saleLeft } from '../money/entries.ts';
import { spreadCents, type Cents } from '../money/money.ts';
import {
  addVatBands,
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
  const at = (reckoning: Reckoning) =>
    [
      ...ordersVat(counted, reckoning),
      ...tabs.map((tab) => tabVat(tab, counted, payments, reckoning)),
    ].flat();
  return subtractVatBands(addVatBands(at('now'), []), at('before'));
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
 * Dishes have their own rate. What is on account is spread over the rates of what no payment has picked
 * dish by dish.
 */
function tabVat(
  { tabId, vat }: TillTab,
  counted: readonly TillPayment[],
  payments: readonly TillPayment[],
  reckoning: Reckoning,
): VatBand[] {
  const { products, onAccountCents } = keptOfTab(tabId, counted, reckoning);
  const picked = vatBands(keptOfTab(tabId, payments, 'now').products);
  const gross = vatBands([...products, ...spreadOver(onAccountCents, vat, picked)]);
  // What is paid to the last cent has the VAT of its receipts, which round by order.
  return gross
    .filter(({ grossCents }) => grossCents !== 0)
    .map(
      (band) =>
        vat.find(
          (one) => one.vatPercent === band.vatPercent && one.grossCents === band.grossCents,
        ) ?? band,
    );
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

interface Kept {
  products: TaxedAmount[];
  onAccountCents: Cents;
}

/** What has been paid of a tab and not given back. */
function keptOfTab(tabId: number, payments: readonly TillPayment[], reckoning: Reckoning): Kept {
  const kept = payments
    .filter(
      (payment) =>
        'tabId' in payment.pays && payment.pays.tabId === tabId && stands(payment, reckoning),
    )
    .filter(({ isLate }) => !isLate)
    .map((payment) => keptOfPayment(payment, reckoning));
  return {
    products: kept.flatMap(({ products }) => products),
    onAccountCents: kept.reduce((sum, one) => sum + one.onAccountCents, 0),
  };
}

/** What goes back is first what was taken off, then what was on account, then any dish of the payment. */
function keptOfPayment(payment: TillPayment, reckoning: Reckoning): Kept {
  const products = 'products' in payment.pays ? payment.pays.products : [];
  const released = products.filter(({ isReleased }) => isReleased);
  const standing = products.filter(({ isReleased }) => !isReleased);
  const onAccountCents = saleCents(payment) - grossOfProducts(products);
  const refunds = standingRefunds(payment, reckoning);
  let backCents = Math.min(
    saleCents(payment),
    refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
  );
  const take = (cents: Cents) => {
    const taken = Math.min(cents, backCents);
    backCents -= taken;
    return taken;
  };
  const keptReleased = less(released, take(grossOfProducts(released)));
  const keptOnAccount = onAccountCents - take(onAccountCents);
  const keptStanding = less(standing, take(grossOfProducts(standing)));
  return { products: [...keptReleased, ...keptStanding], onAccountCents: keptOnAccount };
}

function less(products: readonly PaidProduct[], cents: Cents): TaxedAmount[] {
  const parts = spreadCents(
    cents,
    products.map(({ grossCents }) => grossCents),
  );
  return products.map(({ vatPercent, grossCents }, index) => ({
    vatPercent,
    grossCents: grossCents - (parts[index] ?? 0),
  }));
}

function grossOfProducts(products: readonly PaidProduct[]): Cents {
  return products.reduce((sum, { grossCents }) => sum + grossCents, 0);
}
