/** Some fields of a whole, as somebody sends those that they mean to change. */
export type Change<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };

/** The whole with the fields that were said; what was not said stays. */
export function applyChange<Whole extends object>(whole: Whole, change: Change<Whole>): Whole {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...whole, ...(Object.fromEntries(said) as Partial<Whole>) };
}
