import { useEffect } from 'react';
import { useMenuEditing } from '../menu-editing.tsx';
import { useUnsavedCount } from './use-editing.ts';

/** Makes the browser ask before a page with unsaved edits is closed or reloaded. */
export function LeaveGuard() {
  const { categories, products } = useMenuEditing();
  const isUnsaved = useUnsavedCount(categories) + useUnsavedCount(products) > 0;

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return null;
}
