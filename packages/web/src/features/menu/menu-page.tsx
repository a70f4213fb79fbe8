import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { KitchenNotice } from '../house/kitchen-notice.tsx';
import { useSession } from '../session/session-store.ts';
import { BasketBar } from './basket-bar.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { MenuSkeleton } from './menu-skeleton.tsx';
import css from './menu-page.module.css';
import { menuQuery } from './menu-queries.ts';
import { menuSections, type MenuDish } from './menu-sections.ts';
import { MenuStrip } from './menu-strip.tsx';
import { useAddressedDialog } from './use-addressed-dialog.ts';
import { useDishes } from './use-dishes.ts';

export function MenuPage() {
  const { restaurantId } = useSession();
  const menu = useQuery(menuQuery(restaurantId));
  const sections = useMemo(() => (menu.data ? menuSections(menu.data) : []), [menu.data]);
  const dishes = useDishes(restaurantId);
  const sheet = useAddressedDialog('plato');
  const { show } = useToast();

  const open = ({ product }: MenuDish) => {
    dishes.hush();
    sheet.open(String(product.productId));
  };
  const add = (dish: MenuDish) => {
    if (dish.product.optionGroups.some(({ min }) => min > 0)) {
      open(dish);
      return;
    }
    const reason = dishes.add(dish.product, { optionIds: [], quantity: 1, note: '' });
    if (reason !== null) show({ text: reason });
  };

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
        {/* What is said under an open sheet is not heard. */}
        <p role="status">{sheet.value === null ? dishes.announcement : ''}</p>
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
          <KitchenNotice restaurantId={restaurantId} className={css.notice} />
          <div className={css.strips}>
            {sections.map((section) => (
              <MenuStrip
                key={section.categoryId}
                section={section}
                quantityOf={dishes.quantityOf}
                onAdd={add}
                onOpen={open}
              />
            ))}
          </div>
        </>
      )}
      <BasketBar restaurantId={restaurantId} />
      {menu.data && <MenuSheet menu={menu.data} sheet={sheet} dishes={dishes} />}
    </div>
  );
}
