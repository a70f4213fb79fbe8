/** Whether two values are written the same, whatever the order in which a database keeps their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(settled(one)) === JSON.stringify(settled(other));
}

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, settled(one)]));
}
