/**
 * Runs `lane` `count` times in parallel, each taking one piece of work after the other until none is
 * left. Waits for every lane even if one fails, so that nothing is still running when it returns.
 */
export async function inLanes(count: number, lane: () => Promise<void>): Promise<void> {
  const lanes = await Promise.allSettled(Array.from({ length: count }, lane));
  for (const { reason } of lanes.filter((one) => one.status === 'rejected')) throw reason;
}
