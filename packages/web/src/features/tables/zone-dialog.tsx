import type { TableWire } from '@simplato/contract';
import { changeTable } from '@simplato/contract/endpoints';
import { tableLabel, ZONE_LENGTH, zoneFault, zoneName } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { tablesQuery } from './table-queries.ts';

const copy = TABLES_MESSAGES.zone;

interface ZoneFormProps {
  restaurantId: number;
  tables: readonly TableWire[];
  /** Empty for a new one. */
  zone: string;
  onClose: () => void;
}

/** A zone's name and its tables; null is closed. */
export function ZoneDialog({
  zone,
  ...form
}: Omit<ZoneFormProps, 'zone'> & { zone: string | null }) {
  return (
    <Dialog
      open={zone !== null}
      title={zone ? copy.title(zone) : copy.newTitle}
      onClose={form.onClose}
    >
      {zone !== null && <ZoneForm zone={zone} {...form} />}
    </Dialog>
  );
}

function ZoneForm({ restaurantId, tables, zone, onClose }: ZoneFormProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { queryKey } = tablesQuery(restaurantId);
  const isNew = zone === '';
  const form = useServerForm({
    defaultValues: {
      name: zone,
      chosen: isNew ? [] : tables.filter(({ zona }) => zona === zone).map(({ mesa }) => mesa),
    },
    rules: {
      name: (name, { chosen }) => {
        if (zoneName(name) === '') return copy.missing;
        return isNew && chosen.length === 0 ? copy.noTables : zoneFault(name);
      },
    },
    fieldOf: { zona: 'name' },
    send: async ({ name, chosen }) => {
      const wanted = (mesa: string, zona: string) => {
        if (chosen.includes(mesa)) return zoneName(name);
        return zona === zone ? '' : zona;
      };
      // Those that an earlier try has changed are not sent again.
      for (const { mesa, zona } of queryClient.getQueryData(queryKey) ?? tables) {
        if (wanted(mesa, zona) === zona) continue;
        const body = { zona: wanted(mesa, zona) };
        const changed = await call(changeTable, { params: { mesa }, body });
        queryClient.setQueryData(queryKey, (all) =>
          all?.map((table) => (table.mesa === mesa ? { ...table, ...changed } : table)),
        );
      }
      // A name that is only written anew is so at all of its tables.
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ['table-names', restaurantId] });
      show({ text: copy.done(zoneName(name), chosen.length), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <Field
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="off"
        maxLength={ZONE_LENGTH}
        {...form.field('name')}
      />
      <ChoiceChips
        legend={copy.tables}
        showLegend
        options={tables.map(({ mesa }) => ({ value: mesa, label: tableLabel(mesa) }))}
        values={form.watch('chosen')}
        onChange={(chosen) => form.setValue('chosen', chosen)}
      />
    </FormShell>
  );
}
