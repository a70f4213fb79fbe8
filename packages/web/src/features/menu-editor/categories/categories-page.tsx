import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { MenuState } from '../menu-state.tsx';
import { useStaffMenu } from '../../menu/staff/staff-menu.ts';
import { CategoryList } from './category-list.tsx';

export function CategoriesPage() {
  const { restaurantId } = useMenuEditing();
  const menu = useStaffMenu(restaurantId);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <MenuState query={menu} heading={copy.heading} loading={copy.loading}>
        {(loaded) => <CategoryList menu={loaded} />}
      </MenuState>
    </StaffPage>
  );
}
