import type { Order, OrderLine } from '@simplato/domain';

/** A category as this screen's choice remembers it, also while the menu cannot be read. */
export interface StationCategory {
  categoryId: number;
  name: string;
  course: number;
}

/** What one screen of the kitchen shows; null is everything. */
export type Station = readonly StationCategory[] | null;

/** In which category each dish stands now, by the dish's id. */
export type CategoryOfDish = ReadonlyMap<number, number>;

/**
 * Whether a line belongs to a station. A dish that the menu no longer has, or has not told us of yet,
 * goes by its course, which the line carries itself: rather shown twice than on no screen.
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

/** Choosing nothing, or everything there is, is no filter. */
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
