import type { CurrentLine } from '@simplato/contract';
import {
  choiceOf,
  chosenOfParts,
  compareWithMenu,
  languagesOf,
  nameAsChosen,
  netMicrosAsChosen,
  priceLine,
  productFacts,
  totalGrossCents,
  type Cents,
  type LineChange,
  type OrderLine,
  type ProductChoice,
  type ProductFacts,
  type RequestedLine,
} from '@simplato/domain';
import type { OrderingEntry } from '../menu/read-menu.ts';

/** A product of the menu, as it is sold where the order is for. */
export type EntryOf = (productId: number) => OrderingEntry | undefined;

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
  entryOf: EntryOf,
  requested: readonly RequestedLine[],
  sentTotalCents: Cents | undefined,
  at: Date,
): Pricing {
  const compared = requested.map((line): ComparedLine => {
    const entry = entryOf(line.productId);
    return { line, entry, change: compareWithMenu(entry, line, at) };
  });
  const charged = compared.flatMap(pricedLine);
  const totalCents = totalGrossCents(charged);
  const isSame = compared.every(({ change }) => change.kind === 'same');
  if (isSame && (sentTotalCents === undefined || sentTotalCents === totalCents)) {
    const parts = charged.flatMap((line, index) =>
      partLines(entryOf, line, compared[index]?.entry, index + 1),
    );
    return { holds: true, lines: [...charged, ...parts], totalCents };
  }
  return {
    holds: false,
    totalCents,
    currentLines: compared.map(currentLine),
    badChoices: badChoices(compared),
  };
}

/** A requested line, what the menu has of it, and how that differs. */
interface ComparedLine {
  line: RequestedLine;
  entry: OrderingEntry | undefined;
  change: LineChange;
}

/** Empty for a line that is not available as chosen. */
function pricedLine({ line, entry, change }: ComparedLine): PricedOrderLine[] {
  if (!entry || (change.kind !== 'same' && change.kind !== 'different')) return [];
  const { product, category } = entry;
  return [
    {
      ...priceLine(product, line),
      netMicros: netMicrosAsChosen(product, line.formatId),
      course: category.course,
      station: category.station,
      productVersion: product.version,
      categoryVersion: category.version,
      read: productFacts(entry, line, line.read ? languagesOf(line.read) : ['es']),
    },
  ];
}

/**
 * What the kitchen makes of a set menu: it is in the menu's price, with its note. Empty of all else; `entry` is
 * the menu's own.
 */
function partLines(
  entryOf: EntryOf,
  menu: PricedOrderLine,
  entry: OrderingEntry | undefined,
  menuLine: number,
): PricedOrderLine[] {
  const { optionIds } = choiceOf(menu);
  return chosenOfParts(entry?.product.optionGroups ?? [], optionIds).map(
    ({ option, productId, part }) => {
      const made = entryOf(productId);
      if (!made) throw new Error(`A menu offers product ${productId}, which it does not have`);
      return {
        ...menu,
        productId,
        name: option.name,
        formatId: null,
        options: [],
        menuLine,
        netMicros: 0,
        unitGrossCents: 0,
        course: part.course,
        station: made.category.station,
        productVersion: made.product.version,
        categoryVersion: made.category.version,
        read: undefined,
      };
    },
  );
}

function currentLine(compared: ComparedLine): CurrentLine {
  const { line, entry, change } = compared;
  const [priced] = pricedLine(compared);
  return {
    productId: line.productId,
    name: entry ? nameAsChosen(entry.product, line.formatId, null).text : '',
    quantity: line.quantity,
    unitGrossCents: priced?.unitGrossCents ?? null,
    formatId: line.formatId,
    optionIds: line.optionIds,
    change: change.kind,
    ...(change.kind === 'options' && { soldOut: change.soldOut }),
    ...(change.kind === 'different' && { facts: change.now }),
  };
}

const FIELD_ON_WIRE = {
  formatId: 'idformato',
  optionIds: 'opciones',
  grams: 'gramos',
  quantity: 'quantity',
} as const satisfies Record<keyof ProductChoice | 'quantity', string>;

/**
 * Too few or too many options are the client's error if it displayed the current version of the
 * product. With any other version, the product has changed, and the client is told so instead.
 */
function badChoices(compared: readonly ComparedLine[]): Record<string, string> {
  const bad: Record<string, string> = {};
  for (const [index, { line, entry, change }] of compared.entries()) {
    const { shownVersion } = line;
    const isOfNow = shownVersion === undefined || shownVersion === entry?.product.version;
    if (change.kind === 'options' && change.problem !== null && isOfNow) {
      bad[`lineas.${index}.${FIELD_ON_WIRE[change.field ?? 'optionIds']}`] = change.problem;
    }
  }
  return bad;
}
