import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import css from '../menu-page.module.css';
import { MenuState } from '../menu-state.tsx';
import { LeaveGuard } from '../rows/leave-guard.tsx';
import { useStaffMenu } from '../../menu/staff/staff-menu.ts';
import { CategoryList } from './category-list.tsx';

export function CategoriesPage() {
  const { restaurantId } = useMenuEditing();
  const menu = useStaffMenu(restaurantId);
  return (
    <div className={classNames(css.page, css.narrow)}>
      <title>{copy.pageTitle}</title>
      <LeaveGuard />
      <MenuState query={menu} heading={copy.heading} loading={copy.loading}>
        {(loaded) => <CategoryList menu={loaded} />}
      </MenuState>
    </div>
  );
}
