import { type MenuSection, siftDishes } from '@simplato/domain';
import { useDeferredValue, useMemo } from 'react';
import { MENU_COPY } from '../../copy/menu.ts';
import { MENU_SEARCH_COPY } from '../../copy/menu-search.ts';
import { useCopy } from '../../copy/speech.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KitchenNotice } from '../restaurant/kitchen-notice.tsx';
import { useMenuLanguage } from '../session/menu-language.ts';
import { CategoryTabs } from './category-tabs.tsx';
import type { DishActions } from './product-card.tsx';
import { DishList } from './product-results.tsx';
import type { KeptFilter } from './filter-store.ts';
import { HiddenDishes } from './hidden-products.tsx';
import css from './menu-page.module.css';
import { MenuStrip } from './menu-strip.tsx';
import { useFinder } from './use-finder.ts';

interface MenuBodyProps extends DishActions {
  restaurantId: number | null;
  sections: readonly MenuSection[];
  filter: KeptFilter;
  typed: string;
  onClear: () => void;
  quantityOf: (productId: number) => number;
}

/** The sections of the menu, or the search results; filtered dishes are left out of both. */
export function MenuBody({
  restaurantId,
  sections,
  filter,
  typed,
  onClear,
  ...card
}: MenuBodyProps) {
  const copy = useCopy(MENU_SEARCH_COPY);
  const { diets } = useCopy(MENU_COPY);
  const language = useMenuLanguage();
  // Keeps typing responsive: results may lag behind.
  const query = useDeferredValue(typed).trim();
  const finder = useFinder(query !== '');
  const isSearching = query !== '' && finder !== null;
  const dishes = useMemo(() => sections.flatMap((section) => section.dishes), [sections]);
  const index = useMemo(
    () => (isSearching ? finder.indexMenu(dishes, language, diets) : null),
    [isSearching, finder, dishes, language, diets],
  );
  const found = useMemo(
    () => (finder && index ? finder.searchMenu(index, query) : dishes),
    [finder, index, query, dishes],
  );
  const { without, unstated, hiddenCount } = useMemo(
    () => siftDishes(found, filter),
    [found, filter],
  );
  const shown = useMemo(
    () =>
      sections
        .map((section) => ({
          ...section,
          dishes: siftDishes(section.dishes, filter).without,
        }))
        .filter((section) => section.dishes.length > 0),
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
      <HiddenDishes filter={filter} count={hiddenCount} />
      <div className={css.strips}>
        {isSearching ? (
          <DishList
            {...card}
            title={copy.results}
            detail={copy.found(without.length)}
            dishes={without}
          />
        ) : (
          shown.map((section, place) => (
            <MenuStrip key={section.categoryId} section={section} isFirst={place === 0} {...card} />
          ))
        )}
        <DishList
          {...card}
          title={copy.unstated.heading}
          detail={copy.unstated.text}
          dishes={unstated}
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
