/** Fields hold strings, numbers and plain lists, so equal JSON means equal values. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function differingFields<Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] {
  return (Object.keys(one) as (keyof Draft)[]).filter((field) => !isSame(one[field], other[field]));
}
