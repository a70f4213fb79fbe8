import type { TableWire } from '@simplato/contract';
import { tableLabel } from '@simplato/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import css from './table-codes-page.module.css';

const copy = TABLES_MESSAGES.list;

interface TableListProps {
  tables: UseQueryResult<TableWire[]>;
  shownName: string | null;
  onShow: (name: string) => void;
}

export function TableList({ tables, shownName, onShow }: TableListProps) {
  const { data } = tables;
  return (
    <Card as="section" className={css.card}>
      <h2>
        {copy.title} {data && data.length > 0 && <span>{copy.count(data.length)}</span>}
      </h2>
      {!data && !tables.isError && <Overlay text={copy.loading} />}
      {!data && tables.isError && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={tables} />
      )}
      {data?.length === 0 && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {data && data.length > 0 && (
        <ul role="list" className={css.tables}>
          {data.map((table) => (
            <li key={table.mesa}>
              <button
                type="button"
                className={css.tableName}
                aria-label={copy.show(table.mesa)}
                aria-pressed={table.mesa === shownName}
                onClick={() => onShow(table.mesa)}
              >
                <QrCode aria-hidden="true" />
                <span>{tableLabel(table.mesa)}</span>
                {table.zona !== '' && <span className={css.note}>{table.zona}</span>}
                {table.pedidosabiertos > 0 && (
                  <span className={css.note}>{copy.openOrders(table.pedidosabiertos)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
