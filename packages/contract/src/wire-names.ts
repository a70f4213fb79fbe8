import type { ZodMiniType } from 'zod/mini';

/**
 * The wire's own names, as one table a resource: each field of the domain with its name on the
 * wire, and a codec where its value is written differently there. What is sent and what is read
 * follow from the table. It has no schemas, because browsers need it without a validator.
 */
export type WireNames<Whole, Wire> = {
  readonly [Field in keyof Whole]: Same<Whole[Field], Wire> | Coded<Whole, Whole[Field], Wire>;
};

/** The names whose values are written as the domain has them. */
type Same<Value, Wire> = {
  [Name in keyof Wire]-?: [Value, Wire[Name]] extends [Wire[Name], Value] ? Name : never;
}[keyof Wire];

type Coded<Whole, Value, Wire> = {
  [Name in keyof Wire]-?: {
    name: Name;
    to: (value: Value, whole: Whole) => Wire[Name];
    from: (sent: Wire[Name]) => Value;
  };
}[keyof Wire];

interface AnyCoded {
  name: PropertyKey;
  to: (value: never, whole: never) => unknown;
  from: (sent: never) => unknown;
}
type Row = PropertyKey | AnyCoded;
type Names = Readonly<Record<string, Row>>;
type NameOf<R extends Row> = R extends AnyCoded ? R['name'] : R;
/** A body's schemas: one for each name of the table, and any others. */
export type Written<N extends Names> = Record<NameOf<N[keyof N]>, ZodMiniType> &
  Record<string, ZodMiniType>;

type Sent<Whole, N extends Names> = {
  [Field in keyof N & keyof Whole as NameOf<N[Field]> & PropertyKey]: N[Field] extends AnyCoded
    ? ReturnType<N[Field]['to']>
    : Whole[Field];
};

export function toWire<Whole extends object, const N extends Names>(
  names: N,
  whole: Whole,
): Sent<Whole, N> {
  return Object.fromEntries(
    rowsOf(names).map(([field, row]) => {
      const value = whole[field as keyof Whole];
      const isWritten = typeof row === 'object' && value !== undefined;
      return [nameOf(row), isWritten ? row.to(value as never, whole as never) : value];
    }),
  ) as Sent<Whole, N>;
}

export function fromWire<Whole, Wire>(
  names: WireNames<NoInfer<Whole>, NoInfer<Wire>>,
  wire: Wire,
): Whole {
  return Object.fromEntries(
    rowsOf(names).map(([field, row]) => {
      const sent = wire[nameOf(row) as keyof Wire];
      return [field, typeof row === 'object' ? row.from(sent as never) : sent];
    }),
  ) as Whole;
}

type OnWire<N extends Names, Wire> = { [Field in keyof N]: Wire[NameOf<N[Field]> & keyof Wire] };

/** What was sent, under the domain's names; undefined where nothing was. */
export function byField<const N extends Names, Wire extends object>(
  names: N,
  wire: Wire,
): OnWire<N, Wire> {
  return Object.fromEntries(
    rowsOf(names).map(([field, row]) => [field, wire[nameOf(row) as keyof Wire]]),
  ) as OnWire<N, Wire>;
}

/** The domain's fields by their names on the wire. */
export function fieldsByName<const N extends Names>(names: N): Record<string, keyof N> {
  return Object.fromEntries(rowsOf(names).map(([field, row]) => [nameOf(row), field]));
}

function rowsOf(names: object) {
  return Object.entries(names) as [string, Row][];
}

function nameOf(row: Row): PropertyKey {
  return typeof row === 'object' ? row.name : row;
}
