const rules = new Intl.PluralRules('pt-PT');

export function products(count: number): string {
  return `${count} ${rules.select(count) === 'one' ? 'prato' : 'pratos'}`;
}
