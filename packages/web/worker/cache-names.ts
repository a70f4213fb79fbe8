/**
 * Everything kept in the browser's Cache Storage. Whoever changes a name here must also change
 * src/i18n/es/legal-cookies.ts, or a test fails.
 */
export const CACHES = {
  /** Prefix of the caches with the files of one version of the site. */
  files: 'simplato-archivos-',
  /** Pictures and accent stylesheets of restaurants. */
  pictures: 'simplato-fotos',
  /** The last menu read here; managed by the page, never used by the worker. */
  menu: 'simplato-carta',
} as const;

/** Attribute of the cached empty page: with it, the server was not reached. */
export const KEPT_PAGE = 'data-kept';

/** Address of the entry script; its hash changes with every file of the site. */
const ENTRY = /\/assets\/base-([\w-]+)\.js$/;

/** The version of the site a page belongs to, from the address of its entry script. */
export function versionOf(entryUrl: string): string | null {
  return ENTRY.exec(entryUrl)?.[1] ?? null;
}

/** A message from a page to the worker. */
export interface WordToWorker {
  /** Files to cache before the server replaces them: some, or all. */
  keep: readonly string[] | 'all';
}

/**
 * A message from the worker to the pages: the version it has installed; null when it is being
 * removed.
 */
export interface WordOfWorker {
  version: string | null;
}
