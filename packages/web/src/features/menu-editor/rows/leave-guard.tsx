import { useEffect } from 'react';
import { useMenuEditing } from '../menu-editing.tsx';
import { useUnsavedCount } from './use-editing.ts';

/** The browser asks before a page with something unsaved is closed or loaded again. */
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
