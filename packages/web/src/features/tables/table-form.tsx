import { createTables } from '@simplato/contract/staff-endpoints';
import { readTableNames, tableNamesRule } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import css from './table-codes-page.module.css';
import { tablesOfRoomQuery, tablesQuery } from './table-queries.ts';

const copy = TABLES_MESSAGES.form;

interface TableFormProps {
  restaurantId: number;
  /** Receives the first of the requested tables. */
  onMade: (name: string) => void;
}

/** Adds one table or many; existing ones keep their codes. */
export function TableForm({ restaurantId, onMade }: TableFormProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { names: '' },
    rules: { names: tableNamesRule },
    fieldOf: { mesas: 'names' },
    send: async ({ names }) => {
      const wanted = readTableNames(names) ?? [];
      const tables = await call(createTables, { body: { mesas: [...wanted] } });
      queryClient.setQueryData(tablesQuery(restaurantId).queryKey, tables);
      void queryClient.invalidateQueries(tablesOfRoomQuery(restaurantId));
      const [first] = wanted;
      if (first !== undefined) onMade(first);
      if (wanted.length > 1) show({ text: copy.made(wanted.length), tone: 'success' });
      form.reset();
    },
  });
  return (
    <Card as="section" className={css.card}>
      <h2>{copy.title}</h2>
      <FormShell {...form.shell} submitLabel={copy.submit}>
        <Field
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          maxLength={200}
          {...form.field('names')}
        />
      </FormShell>
    </Card>
  );
}
