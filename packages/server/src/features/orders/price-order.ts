import type { CurrentLine } from '@simplato/contract';
import {
  compareWithMenu,
  languagesOf,
  priceLine,
  productFacts,
  totalGrossCents,
  type Cents,
  type LineChange,
  type OrderLine,
  type ProductFacts,
  type RequestedLine,
} from '@simplato/domain';
import type { Menu } from '../menu/read-menu.ts';

/** A line with the versions of the rows that its price was computed from. */
export interface PricedOrderLine extends Omit<OrderLine, 'forName' | 'removed' | 'removeReason'> {
  productVersion: number;
  categoryVersion: number;
  /** Of another than whoever orders; undefined for their own. */
  forVisitId?: string | undefined;
  /** What was read about it; if the client does not say, what the menu says when it is ordered. */
  read?: ProductFacts | undefined;
}

export type Pricing =
  | { holds: true; lines: PricedOrderLine[]; totalCents: Cents }
  | {
      holds: false;
      currentLines: CurrentLine[];
      totalCents: Cents;
      /** Errors in choices that were made from the current menu, by field. */
      badChoices: Record<string, string>;
    };

/**
 * Prices requested lines from the restaurant's menu. `holds` if every product is available as chosen and at
 * the price shown and as it was read, and the total is the one sent; otherwise the result has the current lines and
 * total.
 */
export function priceOrder(
  menu: Menu,
  requested: readonly RequestedLine[],
  sentTotalCents: Cents | undefined,
  at: Date,
): Pricing {
  const changes = requested.map((line) => compareWithMenu(menu.get(line.productId), line, at));
  const lines = requested.flatMap((line, index) => pricedLine(menu, line, changes[index]));
  const totalCents = totalGrossCents(lines);
  const isSame = changes.every(({ kind }) => kind === 'same');
  if (isSame && (sentTotalCents === undefined || sentTotalCents === totalCents)) {
    return { holds: true, lines, totalCents };
  }
  return {
    holds: false,
    totalCents,
    currentLines: requested.map((line, index) => currentLine(menu, line, changes[index])),
    badChoices: badChoices(menu, requested, changes),
  };
}

/** Empty for a line that is not available as chosen. */
function pricedLine(
  menu: Menu,
  line: RequestedLine,
  change: LineChange | undefined,
): PricedOrderLine[] {
  const entry = menu.get(line.productId);
  if (!entry || (change?.kind !== 'same' && change?.kind !== 'different')) return [];
  const { product, category } = entry;
  return [
    {
      ...priceLine(product, line),
      netMicros: product.netMicros,
      course: category.course,
      productVersion: product.version,
      categoryVersion: category.version,
      read: productFacts(entry, line.optionIds, line.read ? languagesOf(line.read) : ['es']),
    },
  ];
}

function currentLine(menu: Menu, line: RequestedLine, change: LineChange | undefined): CurrentLine {
  const [priced] = pricedLine(menu, line, change);
  return {
    productId: line.productId,
    name: menu.get(line.productId)?.product.name ?? '',
    quantity: line.quantity,
    unitGrossCents: priced?.unitGrossCents ?? null,
    optionIds: line.optionIds,
    change: change?.kind ?? 'gone',
    ...(change?.kind === 'different' && { facts: change.now }),
  };
}

/**
 * Too few or too many options are the client's error if it displayed the current version of the
 * product. With any other version, the product has changed, and the client is told so instead.
 */
function badChoices(
  menu: Menu,
  requested: readonly RequestedLine[],
  changes: readonly LineChange[],
): Record<string, string> {
  const bad: Record<string, string> = {};
  for (const [index, { productId, shownVersion }] of requested.entries()) {
    const change = changes[index];
    const version = menu.get(productId)?.product.version;
    const isOfNow = shownVersion === undefined || shownVersion === version;
    if (change?.kind === 'options' && change.problem !== null && isOfNow) {
      bad[`lineas.${index}.opciones`] = change.problem;
    }
  }
  return bad;
}
