import { useId, useState } from 'react';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { TABLE_AVOIDANCE_MESSAGES } from '../../../i18n/es/table-avoidance.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { KeptFilter } from './filter-store.ts';
import css from './tell-kitchen.module.css';
import { useCountedHere } from './use-table-avoidance.ts';

/**
 * Asks whether the table is told what the diner avoids, as a count: off until they say so. Nothing to ask
 * without an allergen, or for somebody alone.
 */
export function TellTable({ avoided }: Pick<KeptFilter, 'avoided'>) {
  const copy = useMessages(TABLE_AVOIDANCE_MESSAGES).tell;
  const listed = useAllergenList();
  const failureMessage = useFailureMessage();
  const { hasCompany, isCounted, telling } = useCountedHere();
  const hintId = useId();
  /** It stands at once: that its call is on its way is told a moment later. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  if (avoided.length === 0 || !(hasCompany || isCounted)) return null;
  return (
    <div className={css.box}>
      <Checkbox
        label={copy.label(listed(avoided))}
        checked={pressed ?? isCounted}
        aria-describedby={hintId}
        error={telling.isError ? `${copy.failed}. ${failureMessage(telling.error)}` : undefined}
        onChange={({ target }) => {
          if (pressed !== null) return;
          setPressed(target.checked);
          telling.mutate(target.checked, { onSettled: () => setPressed(null) });
        }}
      />
      <p id={hintId} className={css.hint}>
        {copy.hint}
      </p>
    </div>
  );
}
