/** Whether two lists hold the same ids, each once, in whatever order. */
export function isSameSet(known: readonly number[], sent: readonly number[]): boolean {
  const ids = new Set(known);
  return sent.length === ids.size && sent.every((id) => ids.has(id));
}
