import { grossCentsFromTyped, type Cents } from '@simplato/domain';

/** The notes and coins that are counted, the largest first. */
export const DENOMINATIONS = [
  10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const satisfies readonly Cents[];
type Denomination = (typeof DENOMINATIONS)[number];

/** What somebody types while counting the drawer: how many of each, or the sum. */
export interface Count {
  how: 'pieces' | 'total';
  pieces: Partial<Record<Denomination, string>>;
  total: string;
}

export const NO_COUNT: Count = { how: 'pieces', pieces: {}, total: '' };

const WHOLE = /^\d{0,5}$/;

/** Null for what is no number. */
export function countedCents({ how, pieces, total }: Count): Cents | null {
  if (how === 'total') return grossCentsFromTyped(total);
  const typed = DENOMINATIONS.map((value) => (pieces[value] ?? '').trim());
  if (!typed.every((one) => WHOLE.test(one))) return null;
  return DENOMINATIONS.reduce((sum, value, index) => sum + value * Number(typed[index]), 0);
}
