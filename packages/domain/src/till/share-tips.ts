import { spreadCents, type Cents } from '../money/money.ts';

/** How a shift's tips are shared: by the hours that each has worked, or the same to everybody. */
export const TIP_SHARINGS = ['hours', 'equally'] as const;
export type TipSharing = (typeof TIP_SHARINGS)[number];

/**
 * Each person's part, in their order; odd cents go to the first. Whoever has worked no time gets
 * nothing, and where nobody has, nobody does.
 */
export function shareTips(
  tipCents: Cents,
  people: readonly { minutes: number }[],
  sharing: TipSharing,
): Cents[] {
  return spreadCents(
    Math.max(0, tipCents),
    people.map(({ minutes }) => (sharing === 'equally' ? Math.min(minutes, 1) : minutes)),
  );
}
