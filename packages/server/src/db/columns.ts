/**
 * A table's columns as one list, from which statements are put together: each field of a row with
 * its column and that column's type.
 */
export type Columns<Row> = { readonly [Field in keyof Row]: readonly [name: string, ColumnType] };
type ColumnType = 'int' | 'text' | 'numeric' | 'boolean' | 'date' | 'jsonb' | 'uuid';
type Table = Readonly<Record<string, readonly [name: string, ColumnType]>>;

export type SqlValue = string | number | boolean | null;

export function columnNames(columns: Table): string[] {
  return Object.values(columns).map(([name]) => name);
}

/** `c.category_id as "categoryId", …`; dates as text, because a day has no time zone. */
export function selected(columns: Table, alias: string): string {
  return Object.entries(columns)
    .map(
      ([field, [name, type]]) => `${alias}.${name}${type === 'date' ? '::text' : ''} as "${field}"`,
    )
    .join(', ');
}

/** The values of a row, in the columns' order; undefined ones are null. */
export function valuesOf<Row>(columns: Columns<Row>, row: NoInfer<Row>): SqlValue[] {
  return Object.entries<readonly [string, ColumnType]>(columns).map(([field, [, type]]) => {
    const value = row[field as keyof Row] ?? null;
    return (type === 'jsonb' && value !== null ? JSON.stringify(value) : value) as SqlValue;
  });
}

/** `'netPrice', l.net_price::text, …`; numerics as text, to keep every decimal. */
export function asJson(columns: Table, alias: string): string {
  return Object.entries(columns)
    .map(
      ([field, [name, type]]) =>
        `'${field}', ${alias}.${name}${type === 'numeric' ? '::text' : ''}`,
    )
    .join(', ');
}
