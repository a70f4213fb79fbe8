import type { TableWire } from '@simplato/contract';
import { byZone, tableLabel } from '@simplato/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { MapPin, Pencil, QrCode } from 'lucide-react';
import { useState } from 'react';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { RemoveTable } from './remove-table.tsx';
import css from './table-codes-page.module.css';
import { ZoneDialog } from './zone-dialog.tsx';

const copy = TABLES_MESSAGES.list;

interface TableListProps {
  restaurantId: number;
  tables: UseQueryResult<TableWire[]>;
  shownName: string | null;
  onShow: (name: string) => void;
}

export function TableList({ restaurantId, tables, shownName, onShow }: TableListProps) {
  /** Which is being changed; empty for a new one. */
  const [zone, setZone] = useState<string | null>(null);
  const { data } = tables;
  const zones = byZone((data ?? []).map((table) => ({ zone: table.zona, table })));
  const hasZones = zones.some((one) => one.zone !== '');
  return (
    <Card as="section" className={css.card}>
      <h2>
        {copy.title} {data && data.length > 0 && <span>{copy.count(data.length)}</span>}
      </h2>
      {!data && !tables.isError && <Overlay text={copy.loading} />}
      {!data && tables.isError && (
        <ErrorState
          title={copy.failed}
          text={copy.failedText}
          pending={tables.isFetching}
          onRetry={() => void tables.refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {zones.map(({ zone: name, tables: ofZone }) => (
        <div key={name} className={css.zone}>
          {hasZones && (
            <div className={css.zoneTitle}>
              <h3>{name === '' ? copy.noZone : name}</h3>
              {name !== '' && (
                <IconButton
                  label={copy.changeZone(name)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => setZone(name)}
                />
              )}
            </div>
          )}
          <ul role="list" className={css.tables}>
            {ofZone.map(({ table }) => (
              <li key={table.mesa} className={css.table}>
                <button
                  type="button"
                  className={css.tableName}
                  aria-label={copy.show(table.mesa)}
                  aria-pressed={table.mesa === shownName}
                  onClick={() => onShow(table.mesa)}
                >
                  <QrCode aria-hidden="true" />
                  <span>{tableLabel(table.mesa)}</span>
                  {table.pedidosabiertos > 0 && (
                    <span className={css.orders}>{copy.openOrders(table.pedidosabiertos)}</span>
                  )}
                </button>
                <RemoveTable restaurantId={restaurantId} table={table} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {data && data.length > 0 && (
        <div className={css.newZone}>
          {!hasZones && <p className={css.text}>{copy.zones}</p>}
          <Button
            variant="outline"
            icon={<MapPin aria-hidden="true" />}
            onClick={() => setZone('')}
          >
            {copy.newZone}
          </Button>
          <ZoneDialog
            restaurantId={restaurantId}
            tables={data}
            zone={zone}
            onClose={() => setZone(null)}
          />
        </div>
      )}
    </Card>
  );
}
