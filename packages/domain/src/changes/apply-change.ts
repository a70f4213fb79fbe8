/** A partial update: the fields that the sender wants to change. */
export type Change<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };

/** Overwrites the fields that are present in the change; undefined ones stay as they are. */
export function applyChange<Whole extends object>(whole: Whole, change: Change<Whole>): Whole {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...whole, ...(Object.fromEntries(given) as Partial<Whole>) };
}

/** The whole's own values of these fields, whatever else it has. */
export function pick<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  fields: readonly Field[],
): Pick<Whole, Field> {
  const values = fields.map((field) => [field, whole[field]] as const);
  return Object.fromEntries(values) as Pick<Whole, Field>;
}
