import { PUBLIC_PAGES, type PublicPageName } from '@simplato/contract';
import { useEffect } from 'react';

/**
 * Keeps the head that the server wrote true when somebody walks from page to page: what a browser
 * shares is the canonical address. Gone with the page, for most pages have none.
 */
export function PublicHead({ page }: { page: PublicPageName }) {
  useEffect(() => {
    const { path, description } = PUBLIC_PAGES[page];
    const link =
      document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.createElement('link');
    link.rel = 'canonical';
    // The server knows under which name the site is to be found; this page only knows its own.
    if (!link.isConnected) link.href = location.origin + path;
    document.head.append(link);
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', description);
    return () => link.remove();
  }, [page]);
  return null;
}
