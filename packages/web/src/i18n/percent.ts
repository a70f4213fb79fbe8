const PERCENT = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** '3,4 %', with a non-breaking space. */
export function formatPercent(percent: number): string {
  return `${PERCENT.format(percent)}\u00a0%`;
}
