/** Gives one after the other, and begins again after the last. */
export function inTurn<Each>(all: readonly Each[]): () => Each {
  let turn = 0;
  return () => {
    const each = all[turn % all.length];
    turn += 1;
    if (!each) throw new Error('nobody came');
    return each;
  };
}
