import { areaOf, pageAt, PAGES, type PageName, type PageRow } from './pages.ts';

const PATHS_OF_PAGES = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, path]),
) as { readonly [Name in PageName]: (typeof PAGES)[Name]['path'] };

/** The addresses of the web. */
export const PATHS = {
  ...PATHS_OF_PAGES,
  /** The start address of the installed site; it redirects according to the user. */
  start: '/abrir',
  /** The login page with the restaurant tab selected. */
  staffLogin: `${PAGES.login.path}?tipo=restaurante`,
} as const;

/** The menu's public page, which only the server renders. */
const PUBLIC_MENU = /^\/carta(\/|$)/;

/**
 * Whether a page is for diners and so follows their language. Pages for the restaurant and the public
 * are in Spanish.
 */
export function speaksLanguages(path: string): boolean {
  const page: PageRow | undefined = pageAt(path);
  if (!page) return PUBLIC_MENU.test(path);
  return areaOf(page).isTranslated === true && !page.forStaff;
}
