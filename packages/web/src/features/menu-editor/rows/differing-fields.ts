/** Fields hold texts, numbers and plain lists of them: written out alike, they are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function differingFields<Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] {
  return (Object.keys(one) as (keyof Draft)[]).filter((field) => !isSame(one[field], other[field]));
}
