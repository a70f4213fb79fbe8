import { tracesOf, type Allergen, type AllergenStatement } from '@simplato/domain';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import css from './allergen-line.module.css';

/**
 * For a card: what it contains, and what it may hold traces of. Unstated allergens are reported as
 * such; if nothing is shown, the product has none.
 */
export function AllergenLine({ product }: { product: AllergenStatement }) {
  const copy = useMessages(MENU_MESSAGES);
  return (
    <>
      {product.allergens === null ? (
        <span className={css.unstated}>{copy.allergens.unstated}</span>
      ) : (
        <Line label={copy.allergens.line} allergens={product.allergens} />
      )}
      {product.hasUnstated && <span className={css.unstated}>{copy.allergens.restUnstated}</span>}
      <Line label={copy.allergens.traces} allergens={tracesOf(product)} />
    </>
  );
}

function Line({ label, allergens }: { label: string; allergens: readonly Allergen[] }) {
  const names = useMessages(ALLERGEN_MESSAGES);
  if (allergens.length === 0) return null;
  return (
    <span className={css.line}>
      <span className={css.label}>{label} </span>
      {allergens.map((allergen) => names[allergen]).join('\u00a0· ')}
    </span>
  );
}
