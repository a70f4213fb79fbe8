import { type MenuSection, siftProducts } from '@simplato/domain';
import { useDeferredValue, useMemo } from 'react';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { MENU_SEARCH_MESSAGES } from '../../i18n/es/menu-search.ts';
import { useMessages, useMenuLanguage } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KitchenNotice } from '../restaurant/kitchen/kitchen-notice.tsx';
import { CategoryTabs } from './card/category-tabs.tsx';
import type { ProductActions } from './card/product-card.tsx';
import { ProductResults } from './card/product-results.tsx';
import type { KeptFilter } from './filter/filter-store.ts';
import { HiddenProducts } from './filter/hidden-products.tsx';
import css from './menu-page.module.css';
import { MenuStrip } from './card/menu-strip.tsx';
import { useFinder } from './search/use-menu-search.ts';

interface MenuBodyProps extends ProductActions {
  restaurantId: number | null;
  sections: readonly MenuSection[];
  filter: KeptFilter;
  typed: string;
  onClear: () => void;
  quantityOf: (productId: number) => number;
}

/** The sections of the menu, or the search results; filtered products are left out of both. */
export function MenuBody({
  restaurantId,
  sections,
  filter,
  typed,
  onClear,
  ...card
}: MenuBodyProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  const { diets } = useMessages(MENU_MESSAGES);
  const language = useMenuLanguage();
  // Keeps typing responsive: results may lag behind.
  const query = useDeferredValue(typed).trim();
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
  const { without, unstated, hiddenCount } = useMemo(
    () => siftProducts(found, filter),
    [found, filter],
  );
  const shown = useMemo(
    () =>
      sections
        .map((section) => ({
          ...section,
          products: siftProducts(section.products, filter).without,
        }))
        .filter((section) => section.products.length > 0),
    [sections, filter],
  );
  const removeFilters = (
    <Button variant="soft" onClick={filter.clear}>
      {copy.filter.removeButton}
    </Button>
  );

  return (
    <>
      <VisuallyHidden>
        <p role="status">{isSearching && copy.found(without.length + unstated.length)}</p>
      </VisuallyHidden>
      {!isSearching && <CategoryTabs sections={shown} />}
      <KitchenNotice restaurantId={restaurantId} className={css.notice} />
      <HiddenProducts filter={filter} count={hiddenCount} />
      <div className={css.strips}>
        {isSearching ? (
          <ProductResults
            {...card}
            title={copy.results}
            detail={copy.found(without.length)}
            products={without}
          />
        ) : (
          shown.map((section, place) => (
            <MenuStrip key={section.categoryId} section={section} isFirst={place === 0} {...card} />
          ))
        )}
        <ProductResults
          {...card}
          title={copy.unstated.heading}
          detail={copy.unstated.text}
          products={unstated}
          isUnstated
        />
        {without.length + unstated.length === 0 &&
          (isSearching ? (
            <EmptyState
              title={copy.none.title(query)}
              text={hiddenCount > 0 ? copy.none.hiddenText(hiddenCount) : copy.none.text}
              action={
                <div className={css.ways}>
                  <Button onClick={onClear}>{copy.clear}</Button>
                  {hiddenCount > 0 && removeFilters}
                </div>
              }
            />
          ) : (
            <EmptyState
              title={copy.filter.none.title}
              text={copy.filter.none.text}
              action={removeFilters}
            />
          ))}
      </div>
    </>
  );
}
