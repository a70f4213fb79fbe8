const rules = new Intl.PluralRules('fr');

export function products(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'plat' : 'plats'}`;
}
