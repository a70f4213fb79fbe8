const PERCENT = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** '3,4 %', and never a line between the figure and its sign. */
export function percentWords(percent: number): string {
  return `${PERCENT.format(percent)}\u00a0%`;
}
