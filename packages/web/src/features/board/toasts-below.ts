/**
 * Keeps the toasts below what stands above the columns, such as the alarm of a lost connection, whose
 * height depends on its words.
 */
export function toastsBelow(columns: HTMLElement | null): (() => void) | undefined {
  if (!columns || !('ResizeObserver' in window)) return;
  const { style } = document.documentElement;
  const place = () =>
    style.setProperty('--columns-top', `${columns.getBoundingClientRect().top}px`);
  // It is as high as what is above leaves it.
  const observer = new ResizeObserver(place);
  observer.observe(columns);
  return () => {
    observer.disconnect();
    style.removeProperty('--columns-top');
  };
}
