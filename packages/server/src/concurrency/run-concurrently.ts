/**
 * Takes pieces of work until none is left, up to `lanes` of them at a time: whoever takes one has the next looked for
 * beside it, so that where there is none, one look tells. Waits for every lane even if one fails, so that nothing is
 * still running when it returns.
 */
export async function runConcurrently<Item>(
  lanes: number,
  take: () => Promise<Item | null>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const running: Promise<unknown>[] = [];
  const open = () => {
    if (running.length < lanes)
      running.push(lane().catch((error: unknown) => failures.push(error)));
  };
  const lane = async () => {
    for (let item = await take(); item !== null; item = await take()) {
      open();
      await work(item);
    }
  };
  open();
  // Those that open meanwhile are waited for, too.
  for (const one of running) await one;
  for (const failure of failures) throw failure;
}
