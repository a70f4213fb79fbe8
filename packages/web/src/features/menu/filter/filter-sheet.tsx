import { ALLERGEN_KEYS, DIET_KEYS, siftProducts } from '@simplato/domain';
import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioChips } from '../../../ui/radio-chips.tsx';
import css from './filter-sheet.module.css';
import { TellKitchen } from '../../checkout/basket/tell-kitchen.tsx';
import type { KeptFilter } from '../../checkout/basket/filter-store.ts';
import type { MenuProduct } from '../menu-sections.ts';

interface FilterSheetProps {
  products: readonly MenuProduct[];
  filter: KeptFilter;
  onClose: () => void;
}

/**
 * Lets somebody choose what they do not eat. Each tick takes effect at once, however the sheet is
 * closed.
 */
export function FilterSheet({ products, filter, onClose }: FilterSheetProps) {
  const copy = useMessages(FILTER_SHEET_MESSAGES).filter;
  const { diets } = useMessages(MENU_MESSAGES);
  const names = useMessages(ALLERGEN_MESSAGES);
  const { avoided, diet, count, change, clear } = filter;
  const { hiddenCount } = siftProducts(products, filter);
  // If a restaurant states no diets, filtering by one would show an empty menu.
  const hasDiets = diet !== null || products.some(({ product }) => product.diet !== null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sheet"
      title={copy.title}
      actions={
        <>
          {count > 0 && (
            <Button variant="ghost" size="big" onClick={clear}>
              {copy.removeAll}
            </Button>
          )}
          <Button size="big" className={css.see} onClick={onClose}>
            {copy.see(products.length - hiddenCount)}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{copy.text}</p>
        {hasDiets && (
          <div className={css.group}>
            <RadioChips
              legend={copy.diet.legend}
              options={[
                { value: '', label: copy.diet.any },
                ...DIET_KEYS.map((key) => ({ value: key, label: diets[key] })),
              ]}
              value={diet ?? ''}
              onChange={(chosen) => change({ diet: chosen === '' ? null : chosen })}
            />
            <p className={css.hint}>{copy.diet.hint}</p>
          </div>
        )}
        <ChoiceChips
          legend={copy.legend}
          showLegend
          options={ALLERGEN_KEYS.map((key) => ({ value: key, label: names[key] }))}
          values={avoided}
          onChange={(allergens) => change({ avoided: allergens })}
        />
        <TellKitchen filter={filter} />
        <p role="status" className={css.hidden}>
          {count > 0 && copy.hidden(hiddenCount)}
        </p>
        <p className={css.caution}>{copy.caution}</p>
      </div>
    </Dialog>
  );
}
