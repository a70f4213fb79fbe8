import { useId } from 'react';
import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useBasketPlace } from './basket-place.ts';
import type { KeptFilter } from './filter-store.ts';
import css from './tell-kitchen.module.css';

interface TellKitchenProps {
  filter: KeptFilter;
  disabled?: boolean;
}

/**
 * Asks whether the kitchen is told what the diner avoids: health data, so it is off until they say so.
 * Nothing to ask without an allergen, or for a waiter, whose guests are not on this device.
 */
export function TellKitchen({ filter: { avoided, tells, tell }, disabled }: TellKitchenProps) {
  const copy = useMessages(FILTER_SHEET_MESSAGES).filter.tell;
  const listed = useAllergenList();
  const { table } = useBasketPlace();
  const hintId = useId();
  if (avoided.length === 0 || table !== null) return null;
  return (
    <div className={css.box}>
      <Checkbox
        label={copy.label(listed(avoided))}
        checked={tells}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={({ target }) => tell(target.checked)}
      />
      <p id={hintId} className={css.hint}>
        {copy.hint}
      </p>
    </div>
  );
}
