/**
 * Everything that is kept in the browser's Cache Storage. Only a diner's own phone is sent any of it
 * twice: whoever changes a name here tells it in copy/legal-cookies.ts, or a test fails.
 */
export const CACHES = {
  /** The files of one version of the site, under its mark. */
  files: 'simplato-archivos-',
  /** Pictures and colours of houses. */
  pictures: 'simplato-fotos',
  /** The last menu that was read here; the page's own, the worker never looks. */
  menu: 'simplato-carta',
} as const;

/** Stands on the empty page that is kept: whoever opens it has not reached the server. */
export const KEPT_PAGE = 'data-kept';

/** How the script that begins every page is called; its mark changes with every file of the site. */
const ENTRY = /\/assets\/base-([\w-]+)\.js$/;

/** Which version of the site a page is of, by the address of its script. */
export function versionOf(entryUrl: string): string | null {
  return ENTRY.exec(entryUrl)?.[1] ?? null;
}

/** What a page tells the worker. */
export interface WordToWorker {
  /** Files that must not be missed once the server has others: some, or all there are. */
  keep: readonly string[] | 'all';
}

/** What the worker tells pages: the version that it has brought; null when all is over. */
export interface WordOfWorker {
  version: string | null;
}
