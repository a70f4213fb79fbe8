import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { InlineStyles } from './inline-styles.ts';

const FILES: Record<string, string> = { '/assets/a.css': 'p{color:red}', '/assets/b.css': 'ñ{}' };
const hashOf = (css: string) => createHash('sha256').update(css, 'utf8').digest('base64');

test('styles are put into the page in their order, and the policy allows only them', () => {
  const styles = new InlineStyles((path) => FILES[path] ?? '');
  const html = styles.into(
    '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/assets/b.css">',
  );
  expect(html).toMatch(/^<style>p\{color:red\}<\/style>.*<link rel="icon".*<style>ñ\{\}<\/style>/);
  expect(html.match(/<link rel="stylesheet"(?! disabled)/g)).toBeNull();
  for (const css of Object.values(FILES))
    expect(styles.policy).toContain(`'sha256-${hashOf(css)}'`);
  expect(styles.policy).toContain("default-src 'self'; ");
  expect(styles.policy).not.toContain('unsafe');
});

test('a style is read once, and allowed from then on, though no page has it yet', () => {
  const read: string[] = [];
  const styles = new InlineStyles((path) => {
    read.push(path);
    return FILES[path] ?? '';
  });
  styles.read(Object.keys(FILES));
  for (const css of Object.values(FILES))
    expect(styles.policy).toContain(`'sha256-${hashOf(css)}'`);
  styles.into('<link rel="stylesheet" href="/assets/a.css">');
  expect(read).toEqual(['/assets/a.css', '/assets/b.css']);
});
