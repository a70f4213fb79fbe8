const rules = new Intl.PluralRules('de');

export function products(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'Gericht' : 'Gerichte'}`;
}
