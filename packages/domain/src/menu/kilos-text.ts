const KILOS = new Intl.NumberFormat('es', { maximumFractionDigits: 3, useGrouping: false });

/** '1,24 kg', as it is sold in a day. */
export function kilosText(grams: number): string {
  return `${KILOS.format(grams / 1_000)} kg`;
}
