import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TABLES_MESSAGES as copy } from '../../i18n/es/tables.ts';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-store.ts';
import { CodeCard } from './code-card.tsx';
import { CodesNavbar } from './codes-navbar.tsx';
import { PrintCard } from './print-card.tsx';
import css from './table-codes-page.module.css';
import { TableForm } from './table-form.tsx';
import { TableList } from './table-list.tsx';
import { tablesQuery } from './table-queries.ts';

export function TableCodesPage() {
  const { restaurantId } = useSession();
  const tables = useQuery(tablesQuery(restaurantId));
  const [shownName, setShownName] = useState<string | null>(null);
  const shown = tables.data?.find(({ mesa }) => mesa === shownName);
  if (restaurantId === null) return null;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title}>
        <CodesNavbar restaurantId={restaurantId} tableName={shown?.mesa ?? null} />
      </StaffBand>
      <VisuallyHidden>
        <p role="status">{shown && copy.code.ready(shown.mesa)}</p>
      </VisuallyHidden>
      <div className={css.columns}>
        <div className={css.column}>
          <TableForm restaurantId={restaurantId} onMade={setShownName} />
          <CodeCard restaurantId={restaurantId} table={shown} tables={tables.data ?? []} />
        </div>
        <div className={css.column}>
          <TableList tables={tables} shownName={shownName} onShow={setShownName} />
          {tables.data && tables.data.length > 0 && <PrintCard count={tables.data.length} />}
        </div>
      </div>
    </StaffPage>
  );
}
