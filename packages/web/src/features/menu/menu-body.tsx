import { MENU_SEARCH_MESSAGES } from '../../i18n/es/menu-search.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KitchenNotice } from '../restaurant/kitchen/kitchen-notice.tsx';
import { MenuStrip } from './card/menu-strip.tsx';
import type { ProductActions } from './card/product-card.tsx';
import { ProductResults } from './card/product-results.tsx';
import { HiddenProducts } from './filter/hidden-products.tsx';
import css from './menu-page.module.css';
import { UntranslatedNotice } from './untranslated-notice.tsx';
import { type ShownMenu, useDrawnSections } from './use-shown-menu.ts';

interface MenuBodyProps extends ProductActions {
  restaurantId: number | null;
  shown: ShownMenu;
  onClear: () => void;
  quantityOf: (productId: number) => number;
}

/** What comes apart, since it may hold what its reader avoids. */
const DOUBTFUL = ['byChoice', 'traces', 'unstated'] as const;

/** The sections of the menu, or the search results; filtered products are left out of both. */
export function MenuBody({ restaurantId, shown, onClear, ...card }: MenuBodyProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  const { query, filter, isSearching, without, hiddenCount, isUntranslated } = shown;
  const shownCount = [without, ...DOUBTFUL.map((kind) => shown[kind])].flat().length;
  const drawn = useDrawnSections(shown.sections);
  const removeFilters = (
    <Button variant="soft" onClick={filter.clear}>
      {copy.filter.removeButton}
    </Button>
  );

  return (
    <>
      <VisuallyHidden>
        <p role="status">{isSearching && copy.found(shownCount)}</p>
      </VisuallyHidden>
      <KitchenNotice restaurantId={restaurantId} className={css.notice} />
      {isUntranslated && <UntranslatedNotice className={css.notice} />}
      <HiddenProducts filter={filter} count={hiddenCount} />
      {/* Here the products follow the reader's view. */}
      <div className={css.strips} data-menu-body="">
        {isSearching ? (
          <ProductResults
            {...card}
            title={copy.results}
            detail={copy.found(without.length)}
            products={without}
          />
        ) : (
          drawn.map((section, place) => (
            <MenuStrip key={section.categoryId} section={section} isFirst={place === 0} {...card} />
          ))
        )}
        {DOUBTFUL.map((kind) => (
          <ProductResults
            key={kind}
            {...card}
            title={copy[kind].heading}
            detail={copy[kind].text}
            products={shown[kind]}
            isDoubtful
          />
        ))}
        {shownCount === 0 &&
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
