import type { Order, OrderLine } from '@simplato/domain';

/** A category as stored with this screen's choice, so that it can be shown without the menu. */
export interface StationCategory {
  categoryId: number;
  name: string;
  course: number;
}

/** What of a category is stored. */
export function storedCategory({ categoryId, name, course }: StationCategory): StationCategory {
  return { categoryId, name, course };
}

/**
 * What one kitchen screen shows; null for everything. It lists what is left out too: a category
 * made later is in neither list, and is shown on every screen until somebody chooses.
 */
export type Station = {
  shown: readonly StationCategory[];
  /** Null in a choice stored before this list was kept, until the menu is known. */
  hidden: readonly StationCategory[] | null;
} | null;

/** The current category id of each product, by product id. */
export type CategoryOfProduct = ReadonlyMap<number, number>;

/**
 * Whether a line belongs to a station. A product that is no longer on the menu, or whose menu has not
 * loaded, is assigned by the course on the line itself: better to show it twice than on no screen.
 */
export function belongsTo(
  station: Station,
  categoryOf: CategoryOfProduct,
): (line: OrderLine) => boolean {
  if (station === null) return () => true;
  const { shown, hidden } = station;
  return ({ productId, course }) => {
    const categoryId = categoryOf.get(productId);
    const isOf = (category: StationCategory) =>
      categoryId === undefined ? category.course === course : category.categoryId === categoryId;
    return shown.some(isOf) || (hidden !== null && !hidden.some(isOf));
  };
}

export function hasLineFor(order: Order, isShown: (line: OrderLine) => boolean): boolean {
  return order.lines.some(isShown);
}

export function stationLabel({ shown }: NonNullable<Station>): string {
  return shown.map(({ name }) => name).join(', ');
}

/** The same choice with the menu's new categories among those it shows. */
export function withNewCategories(station: Station, all: readonly StationCategory[]): Station {
  if (station === null) return null;
  const { shown } = station;
  const hidden = station.hidden ?? all.filter((one) => !includes(shown, one));
  const added = all.filter((one) => !includes(shown, one) && !includes(hidden, one));
  const isUpToDate = hidden === station.hidden && added.length === 0;
  return isUpToDate ? station : { shown: [...shown, ...added], hidden };
}

/** Choosing none or all of them means no filter. */
export function toggleCategory(
  station: Station,
  category: StationCategory,
  all: readonly StationCategory[],
): Station {
  const before = station?.shown ?? [];
  const wasShown = includes(before, category);
  const shown = all.filter((one) =>
    one.categoryId === category.categoryId ? !wasShown : includes(before, one),
  );
  if (shown.length === 0 || shown.length === all.length) return null;
  return { shown, hidden: all.filter((one) => !includes(shown, one)) };
}

function includes(categories: readonly StationCategory[], { categoryId }: StationCategory) {
  return categories.some((one) => one.categoryId === categoryId);
}
