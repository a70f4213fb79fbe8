import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Short CSS class names: four letters derived from the file, and the index of the class within the
 * file. The name is repeated in the HTML, CSS and script of every page. It must be deterministic,
 * because the server build has to produce the same names.
 */
export function shortClass(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const letters = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '');
  const names = [...new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi))];
  return `_${letters.slice(0, 4)}${names.indexOf(name).toString(36)}`;
}
