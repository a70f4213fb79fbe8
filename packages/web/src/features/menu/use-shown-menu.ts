import { isMenuTranslated, type MenuSection, siftProducts } from '@simplato/domain';
import { useDeferredValue, useMemo } from 'react';
import { usePageStart } from '../../first-view/page-start.ts';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useMessages, useMenuLanguage } from '../../i18n/i18n-context.ts';
import type { KeptFilter } from '../checkout/basket/filter-store.ts';
import { useFinder } from './search/use-menu-search.ts';

/**
 * What of the menu is shown: the sections without what the filter hides, or what a search finds. It
 * may lag behind taps and letters: a menu of 300 products is drawn again in slices.
 */
export function useShownMenu(sections: readonly MenuSection[], typed: string, current: KeptFilter) {
  const { diets } = useMessages(MENU_MESSAGES);
  const language = useMenuLanguage();
  const query = useDeferredValue(typed).trim();
  const filter = useDeferredValue(current);
  const finder = useFinder(query !== '');
  const isSearching = query !== '' && finder !== null;
  const products = useMemo(() => sections.flatMap((section) => section.products), [sections]);
  const index = useMemo(
    () => (isSearching ? finder.indexMenu(products, language, diets) : null),
    [isSearching, finder, products, language, diets],
  );
  const found = useMemo(
    () => (finder && index ? finder.searchMenu(index, query) : products),
    [finder, index, query, products],
  );
  const sifted = useMemo(() => siftProducts(found, filter), [found, filter]);
  const filtered = useMemo(
    () =>
      sections
        .map((section) => ({
          ...section,
          products: siftProducts(section.products, filter).without,
        }))
        .filter((section) => section.products.length > 0),
    [sections, filter],
  );
  const isUntranslated = useMemo(
    () => language !== null && !isMenuTranslated(sections, language),
    [sections, language],
  );
  return { query, filter, isSearching, sections: filtered, ...sifted, isUntranslated };
}

export type ShownMenu = ReturnType<typeof useShownMenu>;

/** As many as a screen shows. */
const FIRST_SECTIONS = 2;

/**
 * The sections that are on the page by now: on one that the server has rendered all of them from the
 * start; otherwise a screen at once, and the rest in slices.
 */
export function useDrawnSections(sections: readonly MenuSection[]): readonly MenuSection[] {
  const isRendered = usePageStart() !== null;
  return useDeferredValue(sections, isRendered ? sections : sections.slice(0, FIRST_SECTIONS));
}
