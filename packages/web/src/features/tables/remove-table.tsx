import type { TableWire } from '@simplato/contract';
import { deleteTable } from '@simplato/contract/staff-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { tablesQuery } from './table-queries.ts';

const copy = TABLES_MESSAGES.remove;

interface RemoveTableProps {
  restaurantId: number;
  table: TableWire;
}

export function RemoveTable({ restaurantId, table: { mesa, pedidosabiertos } }: RemoveTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await call(deleteTable, { params: { mesa } });
      } catch (failure) {
        // Somebody else has already removed it, as wanted.
        if (!(failure instanceof RefusedError) || failure.code !== 'not_found') throw failure;
      }
    },
    onSuccess: () => {
      show({ text: copy.done(mesa), tone: 'success' });
      queryClient.setQueryData(tablesQuery(restaurantId).queryKey, (tables) =>
        tables?.filter((table) => table.mesa !== mesa),
      );
    },
  });
  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {copy.action(mesa)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={copy.title(mesa)}
        confirm={copy.confirm}
        cancel={copy.cancel}
        pending={isPending}
        error={error && failureMessage(error)}
        onConfirm={() => mutate()}
        onClose={() => setIsOpen(false)}
      >
        <p>{copy.codes}</p>
        <p>{pedidosabiertos > 0 ? copy.orders(pedidosabiertos) : copy.noOrders}</p>
        <p>{copy.again}</p>
      </ConfirmDialog>
    </>
  );
}
