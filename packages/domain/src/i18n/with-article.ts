/** Where the hour has an article it agrees with it, and one o'clock is the only singular. */
export function withArticle(time: string, one: string, others: string): string {
  const isOne = time >= '01:00' && time < '02:00';
  return `${isOne ? one : others} ${time}`;
}
