import { listOrders } from '@simplato/contract/staff-endpoints';
import {
  compareTables,
  readTableName,
  TABLE_NAME_LENGTH,
  tableNameRule,
  tableLabel,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../api/call.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { storedStaffPlace } from '../basket/basket-place.ts';
import { tablesOfRoomQuery } from '../../tables/table-queries.ts';
import { useSession } from '../../session/session-store.ts';
import css from './table-picker.module.css';
import { useOrderStart } from './use-order-start.tsx';

const copy = BOARD_TOOLS_MESSAGES.newOrder;

/**
 * Chooses the table of a new order: by tapping one of the restaurant's, those with open orders first, or
 * by typing.
 */
export function TablePicker() {
  const { restaurantId } = useSession();
  const [, navigate] = useLocation();
  const [text, setText] = useState(() => storedStaffPlace.read().tableName);
  const [error, setError] = useState<string | undefined>();
  const open = useQuery({
    queryKey: ['tables-with-orders', restaurantId],
    queryFn: async () => {
      const names = (await call(listOrders)).map(({ mesa }) => mesa);
      return [...new Set(names)].toSorted(compareTables);
    },
    enabled: restaurantId !== null,
  });
  const named = useQuery(tablesOfRoomQuery(restaurantId));
  const openTables = open.data ?? [];
  const otherTables = (named.data ?? [])
    .map(({ tableName }) => tableName)
    .filter((table) => !openTables.includes(table));
  const order = useOrderStart(restaurantId, () => navigate(PATHS.staffOrderMenu));
  const choose = (table: string) =>
    order.start({ tableName: table, tabId: null, isFromRoom: false });
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusTooLong(event.currentTarget)) return;
    const table = readTableName(text);
    if (table === null) setError(tableNameRule(text) ?? undefined);
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
          maxLength={TABLE_NAME_LENGTH}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="big">
          {copy.next}
        </Button>
      </form>
      <Tables heading={copy.openTables} tables={openTables} onChoose={choose} />
      <Tables
        heading={openTables.length === 0 ? copy.tables : copy.otherTables}
        tables={otherTables}
        onChoose={choose}
      />
      {named.isError && (
        <Notice
          tone="alert"
          role="alert"
          action={
            <Button variant="soft" pending={named.isFetching} onClick={() => void named.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.tablesFailed}
        </Notice>
      )}
      {order.question}
    </div>
  );
}

interface TablesProps {
  heading: string;
  tables: readonly string[];
  onChoose: (table: string) => void;
}

function Tables({ heading, tables, onChoose }: TablesProps) {
  const headingId = useId();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {heading}
      </h2>
      <div className={css.tables}>
        {tables.map((table) => (
          <Button key={table} variant="outline" size="big" onClick={() => onChoose(table)}>
            {tableLabel(table)}
          </Button>
        ))}
      </div>
    </section>
  );
}
