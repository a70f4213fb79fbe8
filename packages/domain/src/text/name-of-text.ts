/**
 * The name under which a table has a text; null if it has not. The wire and the database carry texts
 * without their names.
 */
export function nameOfText<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  text: string,
): Name | null {
  return (Object.keys(texts) as Name[]).find((name) => texts[name] === text) ?? null;
}
