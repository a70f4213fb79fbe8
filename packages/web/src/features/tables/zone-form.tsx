import type { TableWire } from '@simplato/contract';
import { changeTable } from '@simplato/contract/staff-endpoints';
import { byZone, ZONE_LENGTH, zoneFault } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { tablesOfRoomQuery, tablesQuery } from './table-queries.ts';

const copy = TABLES_MESSAGES.zone;

interface ZoneFormProps {
  restaurantId: number;
  table: TableWire;
  /** All of the restaurant, whose zones are suggested. */
  tables: readonly TableWire[];
}

/** The part of the restaurant that a table stands in, whose prices it pays. */
export function ZoneForm({ restaurantId, table: { mesa, zona }, tables }: ZoneFormProps) {
  const names = useId();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { zone: zona },
    rules: { zone: zoneFault },
    fieldOf: { zona: 'zone' },
    send: async ({ zone }) => {
      const placed = await call(changeTable, { params: { mesa }, body: { zona: zone } });
      queryClient.setQueryData(tablesQuery(restaurantId).queryKey, (known) =>
        known?.map((table) => (table.mesa === placed.mesa ? { ...table, ...placed } : table)),
      );
      void queryClient.invalidateQueries(tablesOfRoomQuery(restaurantId));
      form.reset({ zone: placed.zona });
      show({ text: copy.done(mesa, placed.zona), tone: 'success' });
    },
  });
  const zones = byZone(tables.map((one) => ({ zone: one.zona, name: one.mesa })));
  return (
    <FormShell {...form.shell} submitLabel={copy.submit} submitVariant="outline">
      <Field
        label={copy.label}
        hint={copy.hint}
        list={names}
        autoComplete="off"
        maxLength={ZONE_LENGTH}
        {...form.field('zone')}
        required={false}
      />
      <datalist id={names}>
        {zones.map(({ zone }) => zone !== '' && <option key={zone}>{zone}</option>)}
      </datalist>
    </FormShell>
  );
}
