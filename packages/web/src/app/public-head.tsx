import { useEffect } from 'react';
import { PUBLIC_PAGES, type PublicPageName } from '../i18n/es/public-pages.ts';
import { PATHS } from '../paths.ts';

/**
 * Keeps the head written by the server correct during client-side navigation: browsers share the
 * canonical address. Removed with the page, because most pages have none.
 */
export function PublicHead({ page }: { page: PublicPageName }) {
  useEffect(() => {
    const { description } = PUBLIC_PAGES[page];
    const link =
      document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.createElement('link');
    link.rel = 'canonical';
    // Only the server knows the site's official host name; this page only knows the one it was
    // opened under.
    if (!link.isConnected) link.href = location.origin + PATHS[page];
    document.head.append(link);
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', description);
    return () => link.remove();
  }, [page]);
  return null;
}
