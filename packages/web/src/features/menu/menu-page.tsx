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
import { useMenuFilter } from './filter/filter-store.ts';
import { MenuAge } from './menu-age.tsx';
import { MenuBody } from './menu-body.tsx';
import { MenuDock } from './menu-dock.tsx';
import { MenuSkeleton } from './menu-skeleton.tsx';
import css from './menu-page.module.css';
import { menuQuery } from './menu-queries.ts';
import { MenuTools } from './search/menu-tools.tsx';
import { OpenedSheet } from './sheet/opened-sheet.tsx';
import { useUrlDialog } from '../../url-state/use-url-dialog.ts';
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
  const { products, sheet, open, add } = useProductTaps(restaurantId);
  const filterSheet = useUrlDialog('filtros');
  const filter = useMenuFilter(restaurantId);
  const [typed, type] = useMenuSearch();
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useRunOutNews(restaurantId, menu.data, sheet.value !== null || filterSheet.value !== null);

  // Prefetched, so that it opens offline too.
  useEffect(() => prefetchWhenIdle(loadFilterSheet), []);

  const toTheTop = () => page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const search = (text: string) => {
    type(text);
    // Show the results from the top, however far the reader has scrolled.
    if ((page.current?.getBoundingClientRect().top ?? 0) < 0) toTheTop();
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
        />
      )}
      {menu.isPending && (
        <>
          <Overlay text={copy.loading} />
          <MenuSkeleton />
        </>
      )}
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
          sections={sections}
          filter={filter}
          typed={typed}
          onClear={() => {
            search('');
            field.current?.focus();
          }}
          quantityOf={products.quantityOf}
          onAdd={add}
          onOpen={open}
        />
      )}
      <MenuDock
        restaurantId={restaurantId}
        tools={
          hasMenu
            ? {
                filterCount: filter.count,
                onSearch: () => {
                  toTheTop();
                  // Must happen within the tap, or a phone shows no keyboard.
                  field.current?.focus({ preventScroll: true });
                },
                onFilter: openFilter,
              }
            : null
        }
      />
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
