export function products(count: number): string {
  return `${count} ${count === 1 ? 'plato' : 'platos'}`;
}
