import { forgivenVat, saleLeft } from '../money/entries.ts';
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
 * Dishes have their own rate, and count at the tab where their order is now. What is on account counts
 * where it was paid, spread over the rates of what no payment has picked dish by dish there. What the
 * restaurant gave back of its own will is no sale, as in the figures of its day.
 */
function tabVat(
  { tabId, vat }: TillTab,
  counted: readonly TillPayment[],
  payments: readonly TillPayment[],
  reckoning: Reckoning,
): VatBand[] {
  const picked = vatBands(pickedOfTab(tabId, payments));
  const standing = counted.filter((one) => !one.isLate && stands(one, reckoning));
  const own = standing.filter(({ pays }) => 'tabId' in pays && pays.tabId === tabId);
  const products = standing
    .filter((payment) => productsOf(payment).some((one) => one.tabId === tabId))
    .flatMap((payment) => keptOfPayment(payment, reckoning).products)
    .filter((one) => one.tabId === tabId);
  const onAccountCents = own
    .map((payment) => keptOfPayment(payment, reckoning).onAccountCents)
    .reduce((sum, cents) => sum + cents, 0);
  const gross = vatBands([...products, ...spreadOver(onAccountCents, vat, picked)]);
  const forgiven = own.map((payment) => {
    const bought = productsOf(payment);
    const onAccount = saleCents(payment) - grossOfProducts(bought);
    const paid = [...bought, ...spreadOver(onAccount, vat, picked)];
    return forgivenVat(paid, standingRefunds(payment, reckoning));
  });
  // What is paid to the last cent has the VAT of its receipts, which round by order.
  const paid = gross
    .filter(({ grossCents }) => grossCents !== 0)
    .map(
      (band) =>
        vat.find(
          (one) => one.vatPercent === band.vatPercent && one.grossCents === band.grossCents,
        ) ?? band,
    );
  return subtractVatBands(paid, forgiven.flat());
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
  products: (TaxedAmount & { tabId: number })[];
  onAccountCents: Cents;
}

/** What payments pay of a tab dish by dish. */
function pickedOfTab(tabId: number, payments: readonly TillPayment[]): TaxedAmount[] {
  return payments
    .filter(({ isLate, undone }) => !isLate && undone === null)
    .flatMap(productsOf)
    .filter((product) => product.tabId === tabId && !product.isReleased);
}

function productsOf({ pays }: TillPayment): readonly PaidProduct[] {
  return 'products' in pays ? pays.products : [];
}

/** Of what was taken off its tab, products go back first, then what was on account. */
function keptOfPayment(payment: TillPayment, reckoning: Reckoning): Kept {
  const products = productsOf(payment);
  const released = products.filter(({ isReleased }) => isReleased);
  const standing = products.filter(({ isReleased }) => !isReleased);
  const onAccountCents = saleCents(payment) - grossOfProducts(products);
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
  const keptReleased = less(released, take(grossOfProducts(released)));
  const keptOnAccount = onAccountCents - take(onAccountCents);
  const keptStanding = less(standing, take(grossOfProducts(standing)));
  return { products: [...keptReleased, ...keptStanding], onAccountCents: keptOnAccount };
}

function less(products: readonly PaidProduct[], cents: Cents): Kept['products'] {
  const parts = spreadCents(
    cents,
    products.map(({ grossCents }) => grossCents),
  );
  return products.map(({ tabId, vatPercent, grossCents }, index) => ({
    tabId,
    vatPercent,
    grossCents: grossCents - (parts[index] ?? 0),
  }));
}

function grossOfProducts(products: readonly PaidProduct[]): Cents {
  return products.reduce((sum, { grossCents }) => sum + grossCents, 0);
}
