import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { MenuState } from '../menu-state.tsx';
import { useStaffMenu } from '../../menu/staff/staff-menu.ts';
import { ProductList } from './product-list.tsx';

export function ProductsPage() {
  const { restaurantId } = useMenuEditing();
  const menu = useStaffMenu(restaurantId);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <MenuState query={menu} heading={copy.heading} loading={copy.loading}>
        {(loaded) => <ProductList menu={loaded} />}
      </MenuState>
    </StaffPage>
  );
}
