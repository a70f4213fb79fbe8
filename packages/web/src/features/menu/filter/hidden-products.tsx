import { MENU_SEARCH_MESSAGES } from '../../../i18n/es/menu-search.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import type { KeptFilter } from '../../checkout/basket/filter-store.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import css from './hidden-products.module.css';

/** While a filter is active, the menu says what is hidden and how many products. */
export function HiddenProducts({ filter, count }: { filter: KeptFilter; count: number }) {
  const listed = useAllergenList();
  const copy = useMessages(MENU_SEARCH_MESSAGES).filter;
  const { avoided, diet, clear } = filter;
  if (filter.count === 0) return null;
  return (
    <p className={css.line}>
      {diet && `${copy.only[diet]} `}
      {avoided.length > 0 && `${copy.avoiding(listed(avoided))} `}
      {copy.hidden(count)}
      {'\u00a0· '}
      <button type="button" className={css.remove} onClick={clear}>
        {copy.remove}
      </button>
    </p>
  );
}
