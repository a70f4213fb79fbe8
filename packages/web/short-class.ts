import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * What a class of a stylesheet is called in the page: its file in four letters, and its place among the
 * file's names. It stands in the HTML, the CSS and the script of every page; the build that draws pages
 * comes to the same.
 */
export function shortClass(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const letters = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '');
  const names = [...new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi))];
  return `_${letters.slice(0, 4)}${names.indexOf(name).toString(36)}`;
}
