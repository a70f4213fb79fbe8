import { listOrders } from '@simplato/contract';
import { readTableName, tableWords } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { BOARD_TOOLS_COPY } from '../../copy/board-tools.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { storedStaffTable } from '../basket/basket-place.ts';
import { useSession } from '../session/session-store.ts';
import css from './table-picker.module.css';

const copy = BOARD_TOOLS_COPY.newOrder;
const byName = new Intl.Collator('es', { numeric: true });

/** For which table: typed, or one tap on a table that has something open already. */
export function TablePicker() {
  const { restaurantId } = useSession();
  const [, navigate] = useLocation();
  const [text, setText] = useState(() => storedStaffTable.read());
  const [error, setError] = useState<string | undefined>();
  const open = useQuery({
    queryKey: ['tables-with-orders', restaurantId],
    queryFn: async () => {
      const names = (await call(listOrders)).map(({ mesa }) => mesa);
      return [...new Set(names)].toSorted(byName.compare);
    },
    enabled: restaurantId !== null,
  });

  const choose = (table: string) => {
    storedStaffTable.write(table);
    navigate(PATHS.staffOrderMenu);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const table = readTableName(text);
    if (table === null) setError(copy.tableMissing);
    else choose(table);
  };

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle detail={copy.text}>{copy.question}</PageTitle>
      <form className={css.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={copy.table}
          hint={copy.tableHint}
          error={error}
          value={text}
          autoComplete="off"
          maxLength={24}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="big">
          {copy.next}
        </Button>
      </form>
      {open.data && open.data.length > 0 && (
        <section aria-labelledby="mesas-abiertas">
          <h2 id="mesas-abiertas" className={css.heading}>
            {copy.openTables}
          </h2>
          <div className={css.tables}>
            {open.data.map((table) => (
              <Button key={table} variant="outline" size="big" onClick={() => choose(table)}>
                {tableWords(table)}
              </Button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
