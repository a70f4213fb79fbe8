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
  const wire: Record<PropertyKey, unknown> = {};
  for (const { field, name, coded } of rowsOf(names)) {
    const value = whole[field as keyof Whole];
    wire[name] = coded && value !== undefined ? coded.to(value as never, whole as never) : value;
  }
  return wire as Sent<Whole, N>;
}

export function fromWire<Whole, Wire>(
  names: WireNames<NoInfer<Whole>, NoInfer<Wire>>,
  wire: Wire,
): Whole {
  const whole: Record<string, unknown> = {};
  for (const { field, name, coded } of rowsOf(names)) {
    const sent = wire[name as keyof Wire];
    whole[field] = coded ? coded.from(sent as never) : sent;
  }
  return whole as Whole;
}

type OnWire<N extends Names, Wire> = { [Field in keyof N]: Wire[NameOf<N[Field]> & keyof Wire] };

/** What was sent, under the domain's names; undefined where nothing was. */
export function byField<const N extends Names, Wire extends object>(
  names: N,
  wire: Wire,
): OnWire<N, Wire> {
  return Object.fromEntries(
    rowsOf(names).map(({ field, name }) => [field, wire[name as keyof Wire]]),
  ) as OnWire<N, Wire>;
}

/** The domain's fields by their names on the wire. */
export function fieldsByName<const N extends Names>(names: N): Record<string, keyof N> {
  return Object.fromEntries(rowsOf(names).map(({ field, name }) => [name, field]));
}

interface NamedRow {
  field: string;
  name: PropertyKey;
  coded: AnyCoded | null;
}

/** Each table taken apart once: a list of orders is a thousand objects. */
const rows = new WeakMap<object, readonly NamedRow[]>();

function rowsOf(names: object): readonly NamedRow[] {
  const known = rows.get(names);
  if (known) return known;
  const made = (Object.entries(names) as [string, Row][]).map(([field, row]) =>
    typeof row === 'object'
      ? { field, name: row.name, coded: row }
      : { field, name: row, coded: null },
  );
  rows.set(names, made);
  return made;
}
