/** The key of `storedLastOrder`. */
const LAST_ORDER_KEY = 'order';

/**
 * Calls `tell` when another tab has got an order through. The browser tells of other tabs' writes
 * only, so this tab's own orders do not count.
 */
export function onOrderElsewhere(tell: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === LAST_ORDER_KEY && newValue !== null) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
