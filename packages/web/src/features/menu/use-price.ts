import { type Cents, priceUnit, type Product } from '@simplato/domain';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';

/** A price of a product, with what it is of: '72,00 €/kg'. */
export function usePrice(): (product: Pick<Product, 'soldBy'>, grossCents: Cents) => string {
  const euros = useEuros();
  const copy = useMessages(MENU_MESSAGES);
  return (product, grossCents) => euros(grossCents) + priceUnit(product, copy);
}
