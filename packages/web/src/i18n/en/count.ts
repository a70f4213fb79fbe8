const rules = new Intl.PluralRules('en');

export function products(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'dish' : 'dishes'}`;
}
