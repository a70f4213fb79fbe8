/** A partial update: the fields that the sender wants to change. */
export type Change<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };

/** Overwrites the fields that are present in the change; undefined ones stay as they are. */
export function applyChange<Whole extends object>(whole: Whole, change: Change<Whole>): Whole {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...whole, ...(Object.fromEntries(said) as Partial<Whole>) };
}
