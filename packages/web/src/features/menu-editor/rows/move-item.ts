/** A copy of the list with one item moved; a target outside the list is clamped. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
