import { isSameValue } from './same-value.ts';

/** A change as a preview and the audit trail tell it: the field's heading, and both values. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** What is told of a change where nothing was before. */
export function newFact(field: string, to: string): FieldChange {
  return { field, from: '', to };
}

/** How a field is named and displayed where its changes are told. */
export interface Described<Whole> {
  heading: string;
  /** The stored value, which is compared; the field's own by default. */
  of?: (whole: Whole) => unknown;
  /** The value as displayed; the stored value by default. */
  words?: (whole: Whole) => string;
}

/** The descriptions of all of the `Fields` that people may change in a `Whole`. */
export type FieldDescriptions<Fields, Whole = Fields> = {
  readonly [Field in keyof Fields]: Field extends keyof Whole
    ? Described<Whole>
    : Described<Whole> & Required<Pick<Described<Whole>, 'of'>>;
};

/**
 * The fields that differ, in the table's order. Two stored values may differ and still read the
 * same, such as prices before tax that differ in the sixth decimal.
 */
export function changesOf<Whole extends object>(
  fields: Readonly<Record<string, Described<Whole>>>,
  current: Whole,
  result: Whole,
): FieldChange[] {
  return Object.entries(fields).flatMap(([field, described]) => {
    const of = described.of ?? valueOf(field);
    if (isSameValue(of(current), of(result))) return [];
    const words = wordsOf(field, described);
    return { field: described.heading, from: words(current), to: words(result) };
  });
}

export function wordsOf<Whole extends object>(
  field: string,
  { of = valueOf(field), words = (whole) => String(of(whole)) }: Described<Whole>,
): (whole: Whole) => string {
  return words;
}

const valueOf = (field: string) => (whole: object) => whole[field as keyof typeof whole];
