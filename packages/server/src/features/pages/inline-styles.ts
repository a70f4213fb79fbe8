import { createHash } from 'node:crypto';
import { policyWithStyles } from '../../http/secure-headers.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)">/g;

/**
 * Puts styles into pages, so that no second way to the server lies between the words and whoever reads
 * them. Each goes in as it was built, and the policy names its hash: no other style in a page counts.
 */
export class InlineStyles {
  readonly #read: (path: string) => string;
  readonly #hashes = new Set<string>();

  /** `read` answers the text of a file by its address. */
  constructor(read: (path: string) => string) {
    this.#read = read;
  }

  into(html: string): string {
    return html.replaceAll(STYLESHEET, (_, path: string) => {
      const css = this.#read(path);
      this.#hashes.add(createHash('sha256').update(css).digest('base64'));
      // The link, which loads nothing, tells the scripts' loader that these styles are there.
      return `<style>${css}</style><link rel="stylesheet" disabled href="${path}">`;
    });
  }

  /** For pages with any of the styles that were put in so far. */
  get policy(): string {
    return policyWithStyles([...this.#hashes]);
  }
}
