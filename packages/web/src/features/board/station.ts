import type { Order, OrderLine } from '@simplato/domain';

/** A category as stored with this screen's choice, so that it can be shown without the menu. */
export interface StationCategory {
  categoryId: number;
  name: string;
  course: number;
}

/** The categories that one kitchen screen shows; null for all. */
export type Station = readonly StationCategory[] | null;

/** The current category id of each dish, by dish id. */
export type CategoryOfDish = ReadonlyMap<number, number>;

/**
 * Whether a line belongs to a station. A dish that is no longer on the menu, or whose menu has not
 * loaded, is assigned by the course on the line itself: better to show it twice than on no screen.
 */
export function belongsTo(
  station: Station,
  categoryOf: CategoryOfDish,
): (line: OrderLine) => boolean {
  if (station === null) return () => true;
  const categories = new Set(station.map(({ categoryId }) => categoryId));
  const courses = new Set(station.map(({ course }) => course));
  return (line) => {
    const categoryId = categoryOf.get(line.productId);
    return categoryId === undefined ? courses.has(line.course) : categories.has(categoryId);
  };
}

export function hasLineFor(order: Order, isShown: (line: OrderLine) => boolean): boolean {
  return order.lines.some(isShown);
}

export function stationWords(station: readonly StationCategory[]): string {
  return station.map(({ name }) => name).join(', ');
}

/** Choosing none or all of them means no filter. */
export function toggleCategory(
  station: Station,
  category: StationCategory,
  howMany: number,
): Station {
  const others = (station ?? []).filter(({ categoryId }) => categoryId !== category.categoryId);
  const wasChosen = others.length < (station ?? []).length;
  const chosen = wasChosen ? others : [...others, category];
  return chosen.length === 0 || chosen.length >= howMany ? null : chosen;
}
