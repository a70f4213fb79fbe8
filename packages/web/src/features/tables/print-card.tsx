import { PRINT_SIZES, type PrintSize } from '@simplato/contract';
import { printTables } from '@simplato/contract/staff-endpoints';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '../../api/call.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import css from './table-codes-page.module.css';

const copy = TABLES_MESSAGES.print;

/** Prints all tables on sheets of A4. */
export function PrintCard({ count }: { count: number }) {
  const [size, setSize] = useState<PrintSize>('6');
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await callForFile(printTables, { query: { tamano: size } }),
    onSuccess: (pdf) => {
      saveFile(copy.fileName, pdf);
      show({ text: copy.done(count), tone: 'success' });
    },
  });
  return (
    <Card as="section" className={css.card}>
      <h2>{copy.title}</h2>
      <p className={css.text}>{copy.text}</p>
      <Select
        label={copy.size}
        value={size}
        onChange={(event) => {
          const chosen = PRINT_SIZES.find((one) => one === event.target.value);
          if (chosen) setSize(chosen);
        }}
      >
        {PRINT_SIZES.map((one) => (
          <option key={one} value={one}>
            {copy.sizes[one]}
          </option>
        ))}
      </Select>
      {error && !isPending && (
        <Notice tone="alert" role="alert">
          {failureMessage(error)}
        </Notice>
      )}
      <Button
        variant="outline"
        icon={<FileDown aria-hidden="true" />}
        pending={isPending}
        onClick={() => mutate()}
      >
        {copy.action}
      </Button>
    </Card>
  );
}
