import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import css from '../menu-page.module.css';
import { MenuState } from '../menu-state.tsx';
import { LeaveGuard } from '../rows/leave-guard.tsx';
import { useStaffMenu } from '../../menu/staff/staff-menu.ts';
import { ProductList } from './product-list.tsx';

export function ProductsPage() {
  const { restaurantId } = useMenuEditing();
  const menu = useStaffMenu(restaurantId);
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <LeaveGuard />
      <MenuState query={menu} heading={copy.heading} loading={copy.loading}>
        {(loaded) => <ProductList menu={loaded} />}
      </MenuState>
    </div>
  );
}
