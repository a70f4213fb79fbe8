const rules = new Intl.PluralRules('ca');

export function products(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'plat' : 'plats'}`;
}
