const rules = new Intl.PluralRules('en');

export function dishes(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'dish' : 'dishes'}`;
}
