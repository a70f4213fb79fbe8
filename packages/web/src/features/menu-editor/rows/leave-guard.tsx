import { useWarnOnLeaving } from '../../../forms/use-warn-on-leaving.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { useUnsavedCount } from './use-editing.ts';

/** Makes the browser ask before a page with unsaved edits is closed or reloaded. */
export function LeaveGuard() {
  const { categories, products } = useMenuEditing();
  useWarnOnLeaving(useUnsavedCount(categories) + useUnsavedCount(products) > 0);
  return null;
}
