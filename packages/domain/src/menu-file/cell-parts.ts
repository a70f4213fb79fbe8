import type { Allergen } from '../menu/allergens.ts';
import { readAllergens } from './menu-cells.ts';

/** Names that stand with others in one cell: a backslash escapes a separator that is part of a name. */

export function escaped(name: string): string {
  return name.replace(/[\\|:[{]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

export function unescaped(written: string): string {
  return written.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** Splits at unescaped separators. */
export function cut(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      part += text.slice(at, at + 2);
      at += 1;
    } else if (sign === separator) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** What stands in brackets, cut at those that open; null if they are not closed at the end. */
export function textInBrackets(bracketed: readonly string[]): string | null {
  const written = bracketed.join('[').trimEnd();
  return written.endsWith(']') ? written.slice(0, -1) : null;
}

/** The allergens in the brackets behind a name, cut at those that open; or an error message. */
export function readBracketed(
  bracketed: readonly string[],
  part: string,
): readonly Allergen[] | string {
  const written = textInBrackets(bracketed);
  if (written === null) return `«${part}»: cierra los alérgenos con un corchete, como [Gluten]`;
  const allergens = readAllergens(written);
  return allergens ?? `«${part}»: escribe los alérgenos que lleva, o quita los corchetes`;
}
