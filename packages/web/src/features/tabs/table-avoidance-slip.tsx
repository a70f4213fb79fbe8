import { useId } from 'react';
import { ALLERGEN_MESSAGES } from '../../i18n/es/allergens.ts';
import { FILTER_SHEET_MESSAGES } from '../../i18n/es/filter-sheet.ts';
import { TABLE_AVOIDANCE_MESSAGES } from '../../i18n/es/table-avoidance.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Slip } from '../../ui/slip.tsx';
import { useMenuFilter } from '../checkout/basket/filter-store.ts';
import { TellTable } from '../checkout/basket/tell-table.tsx';
import { useTableAvoidance, useCountedHere } from '../checkout/basket/use-table-avoidance.ts';
import { useSession } from '../session/session-store.ts';
import css from './table-avoidance-slip.module.css';

/** What those at the table avoid, by how many, and whether this phone's diner is counted. */
export function TableAvoidanceSlip() {
  const copy = useMessages(TABLE_AVOIDANCE_MESSAGES);
  const names = useMessages(ALLERGEN_MESSAGES);
  const { caution } = useMessages(FILTER_SHEET_MESSAGES).filter;
  const { restaurantId } = useSession();
  const { avoided } = useMenuFilter(restaurantId);
  const avoidance = useTableAvoidance();
  const { hasCompany } = useCountedHere();
  const headingId = useId();
  if (avoidance === null && !(hasCompany && avoided.length > 0)) return null;
  return (
    <Slip as="section" labelledBy={headingId} header={<h2 id={headingId}>{copy.heading}</h2>}>
      <div className={css.body}>
        {avoidance && (
          <ul role="list" className={css.counts}>
            {avoidance.counts.map(({ allergen, people }) => (
              <li key={allergen} className={css.count}>
                <span>{names[allergen]}</span>
                <span className={css.people}>{copy.avoid(people, avoidance.people)}</span>
              </li>
            ))}
          </ul>
        )}
        <TellTable avoided={avoided} />
        <p className={css.caution}>{caution}</p>
      </div>
    </Slip>
  );
}
