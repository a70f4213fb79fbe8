import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-store.ts';
import { BasketBar } from './basket-bar.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { MenuSkeleton } from './menu-skeleton.tsx';
import css from './menu-page.module.css';
import { menuQuery } from './menu-queries.ts';
import { menuSections } from './menu-sections.ts';
import { MenuStrip } from './menu-strip.tsx';
import { useDishes } from './use-dishes.ts';

export function MenuPage() {
  const { restaurantId } = useSession();
  const menu = useQuery(menuQuery(restaurantId));
  const sections = useMemo(
    () => (menu.data ? menuSections(menu.data, copy.otherCategory) : []),
    [menu.data],
  );
  const dishes = useDishes(restaurantId);

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
        <p role="status">{dishes.announcement}</p>
      </VisuallyHidden>
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
      {menu.isError && menu.data && (
        <div className={css.notice}>
          <Notice tone="wait" role="status">
            {copy.outdated}
          </Notice>
        </div>
      )}
      {menu.data && sections.length === 0 && (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      )}
      {sections.length > 0 && (
        <>
          <CategoryTabs sections={sections} />
          <div className={css.strips}>
            {sections.map((section) => (
              <MenuStrip key={section.categoryId} section={section} dishes={dishes} />
            ))}
          </div>
        </>
      )}
      <BasketBar restaurantId={restaurantId} />
    </div>
  );
}
