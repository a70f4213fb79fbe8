import { menuSections } from '@simplato/domain';
import { lazy, useEffect, useMemo, useRef } from 'react';
import { useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { prefetchWhenIdle } from '../../first-view/idle-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { useSession } from '../session/session-store.ts';
import { useMenuFilter } from '../checkout/basket/filter-store.ts';
import { MenuAge } from './menu-age.tsx';
import { MenuBody } from './menu-body.tsx';
import css from './menu-page.module.css';
import { menuQuery } from './menu-queries.ts';
import { MenuTools } from './search/menu-tools.tsx';
import { OpenedSheet } from './sheet/opened-sheet.tsx';
import { useUrlDialog } from '../../url-state/use-url-dialog.ts';
import { BasketBar } from './basket/basket-bar.tsx';
import { CategoryTabs } from './card/category-tabs.tsx';
import { useShownMenu } from './use-shown-menu.ts';
import { useProductTaps } from './basket/use-product-taps.ts';
import { useMenuSearch } from './search/use-menu-search.ts';
import { useRunOutNews } from './basket/use-run-out-news.ts';

const loadFilterSheet = () => import('./filter/filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadFilterSheet()).FilterSheet }));

export function MenuPage() {
  const copy = useMessages(MENU_MESSAGES);
  const { restaurantId } = useSession();
  const menu = useHydratedQuery(menuQuery(restaurantId));
  const sections = useMemo(() => (menu.data ? menuSections(menu.data) : []), [menu.data]);
  const { products, sheet, actions } = useProductTaps(restaurantId);
  const filterSheet = useUrlDialog('filtros');
  const filter = useMenuFilter(restaurantId);
  const [typed, type] = useMenuSearch();
  const shown = useShownMenu(sections, typed, filter);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useRunOutNews(restaurantId, menu.data, sheet.value !== null || filterSheet.value !== null);

  // Prefetched, so that it opens offline too.
  useEffect(() => prefetchWhenIdle(loadFilterSheet), []);

  const search = (text: string) => {
    type(text);
    // Show the results from the top, however far the reader has scrolled.
    if ((page.current?.getBoundingClientRect().top ?? 0) < 0) {
      page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  };
  const openFilter = () => filterSheet.open('alergenos');
  const hasMenu = sections.length > 0;

  return (
    <div className={css.page} ref={page}>
      <title>{copy.pageTitle}</title>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
        {/* Announcements outside an open sheet are not read out. */}
        <p role="status">{sheet.value === null ? products.announcement : ''}</p>
      </VisuallyHidden>
      {(hasMenu || menu.isPending) && (
        <MenuTools
          field={field}
          typed={typed}
          onType={search}
          filterCount={filter.count}
          onFilter={openFilter}
        >
          {hasMenu && !shown.isSearching && <CategoryTabs sections={shown.sections} />}
        </MenuTools>
      )}
      {menu.isPending && <Overlay text={copy.loading} />}
      {menu.isError && !menu.data && (
        <ErrorState
          title={copy.failed.title}
          text={copy.failed.text}
          pending={menu.isFetching}
          onRetry={() => void menu.refetch()}
        />
      )}
      <MenuAge menu={menu} className={css.notice} />
      {menu.data && !hasMenu && <EmptyState title={copy.empty.title} text={copy.empty.text} />}
      {hasMenu && (
        <MenuBody
          restaurantId={restaurantId}
          shown={shown}
          onClear={() => {
            search('');
            field.current?.focus();
          }}
          quantityOf={products.quantityOf}
          {...actions}
        />
      )}
      <BasketBar restaurantId={restaurantId} />
      {menu.data && <OpenedSheet menu={menu.data} sheet={sheet} products={products} />}
      {hasMenu && filterSheet.value !== null && (
        <LateDialog>
          <FilterSheet
            products={sections.flatMap((section) => section.products)}
            filter={filter}
            onClose={filterSheet.close}
          />
        </LateDialog>
      )}
    </div>
  );
}
