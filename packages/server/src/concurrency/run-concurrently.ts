/**
 * Takes pieces of work until none is left, `lanes` of them at a time. Waits for every lane even if
 * one fails, so that nothing is still running when it returns.
 */
export async function runConcurrently<Item>(
  lanes: number,
  take: () => Promise<Item | null>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const lane = async () => {
    for (let item = await take(); item !== null; item = await take()) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const { reason } of ends.filter((one) => one.status === 'rejected')) throw reason;
}
