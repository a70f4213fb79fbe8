import { createHash } from 'node:crypto';
import { policyWithStyles } from '../../http/secure-headers.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)">/g;

/**
 * Inlines stylesheets into pages, which saves a round trip before the first paint. Each is inlined
 * unchanged, and the content security policy names its hash: no other inline style is applied.
 */
export class InlineStyles {
  readonly #read: (path: string) => string;
  /** Each is read once: every page has most of them, in every language. */
  readonly #inlined = new Map<string, string>();
  readonly #hashes = new Set<string>();

  /** `read` returns the text of the file at a URL path. */
  constructor(read: (path: string) => string) {
    this.#read = read;
  }

  into(html: string): string {
    return html.replaceAll(STYLESHEET, (_, path: string) => this.#inline(path));
  }

  /** Reads these files, which pages may have later. */
  read(paths: readonly string[]): void {
    for (const path of paths) this.#inline(path);
  }

  #inline(path: string): string {
    const known = this.#inlined.get(path);
    if (known !== undefined) return known;
    const css = this.#read(path);
    this.#hashes.add(createHash('sha256').update(css).digest('base64'));
    // The disabled link loads nothing; it tells the module loader that these styles are present.
    const inlined = `<style>${css}</style><link rel="stylesheet" disabled href="${path}">`;
    this.#inlined.set(path, inlined);
    return inlined;
  }

  /** Allows all the styles inlined so far. */
  get policy(): string {
    return policyWithStyles([...this.#hashes]);
  }
}
