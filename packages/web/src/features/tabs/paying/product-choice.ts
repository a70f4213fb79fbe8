import {
  MAX_PARTS,
  sharesOfLine,
  type ClaimableLine,
  type ClaimableTab,
  type WishedProduct,
} from '@simplato/domain';

/** What somebody has tapped, by line: units, or some parts of one. */
export type ProductChoice = ReadonlyMap<string, WishedProduct>;

type LineKey = Pick<ClaimableLine, 'orderId' | 'lineNumber'>;

export function lineKey({ orderId, lineNumber }: LineKey): string {
  return `${orderId}.${lineNumber}`;
}

/** What of a line can be chosen now. */
export interface LineOffer {
  freeUnits: number;
  /** Of a unit that others share and of which parts are left. */
  shared: { parts: number; free: number } | null;
}

export function offerOf(line: ClaimableLine, tab: Pick<ClaimableTab, 'taken'>): LineOffer {
  const { divided, freeUnits } = sharesOfLine(line, tab.taken);
  const open = divided.find(({ freeParts }) => freeParts.length > 0);
  return {
    freeUnits: freeUnits.length,
    shared: open ? { parts: open.parts, free: open.freeParts.length } : null,
  };
}

/** How many parts of a line's unit are free when it is shared among so many. */
export function freePartsOf(offer: LineOffer, parts: number): number {
  if (offer.shared?.parts === parts) return offer.shared.free;
  return offer.freeUnits > 0 ? parts : 0;
}

/** Among how many a line can be shared: another number than that of a unit begun needs a whole one. */
export function partsAllowed(offer: LineOffer, parts: number): boolean {
  if (parts > MAX_PARTS.product || parts < 1) return false;
  return offer.shared?.parts === parts || offer.freeUnits > 0;
}

/** The first tap: a whole unit where one is left, else a part of the one that others share. */
export function firstWish(line: ClaimableLine, offer: LineOffer): WishedProduct | null {
  const { orderId, lineNumber } = line;
  if (offer.freeUnits > 0) return { orderId, lineNumber, units: offer.freeUnits, share: null };
  if (offer.shared === null) return null;
  return { orderId, lineNumber, units: 1, share: { parts: offer.shared.parts, take: 1 } };
}

/** What is still to be had of what was chosen: others may have taken some of it meanwhile. */
export function stillFree(choice: ProductChoice, tab: ClaimableTab): WishedProduct[] {
  return tab.lines.flatMap((line) => {
    const wish = choice.get(lineKey(line));
    const kept = wish && keepFree(wish, offerOf(line, tab));
    return kept ? [kept] : [];
  });
}

function keepFree(wish: WishedProduct, offer: LineOffer): WishedProduct | null {
  if (wish.share === null) {
    const units = Math.min(wish.units, offer.freeUnits);
    return units > 0 ? { ...wish, units } : null;
  }
  const { parts, take } = wish.share;
  const left = Math.min(take, freePartsOf(offer, parts));
  return left > 0 ? { ...wish, share: { parts, take: left } } : null;
}

export function withWish(
  choice: ProductChoice,
  key: string,
  wish: WishedProduct | null,
): ProductChoice {
  const next = new Map(choice);
  if (wish === null) next.delete(key);
  else next.set(key, wish);
  return next;
}
