/** A table's name as words and a short number, either of which may be missing: 'Terraza 1', '4'. */
export function splitTableName(name: string): { zone: string; number: string } {
  const words = name.trim().split(' ');
  const last = words.at(-1) ?? '';
  const isNumber = last.length <= 4 && /^\p{L}?\d+\p{L}?$/u.test(last);
  return isNumber
    ? { zone: words.slice(0, -1).join(' '), number: last }
    : { zone: name.trim(), number: '' };
}
