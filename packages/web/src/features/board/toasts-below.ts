/** A toast is so much higher than a column's title. */
const OVER_PX = 8;

/**
 * Keeps the toasts below what stands above the columns, such as the alarm of a lost connection, whose
 * height depends on its words.
 */
export function toastsBelow(columns: HTMLElement | null): (() => void) | undefined {
  if (!columns || !('ResizeObserver' in window)) return;
  const { style } = document.documentElement;
  const place = () => {
    // Over the bar's edge, or over that of a slip rather than over the alarm.
    const alarm = columns.parentElement?.querySelector(':scope > [role="alert"]');
    const top = columns.getBoundingClientRect().top - (alarm ? 0 : OVER_PX);
    style.setProperty('--toasts-top', `${top}px`);
  };
  // It is as high as what is above leaves it.
  const observer = new ResizeObserver(place);
  observer.observe(columns);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-top');
  };
}
