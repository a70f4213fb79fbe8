import { renewTableKey } from '@simplato/contract/staff-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { TABLES_MESSAGES } from '../../i18n/es/tables.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { tablesQuery } from './table-queries.ts';

const copy = TABLES_MESSAGES.renew;

interface RenewKeyProps {
  restaurantId: number;
  tableName: string;
}

export function RenewKey({ restaurantId, tableName }: RenewKeyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await call(renewTableKey, { params: { mesa: tableName } }),
    onSuccess: (renewed) => {
      queryClient.setQueryData(tablesQuery(restaurantId).queryKey, (tables) =>
        tables?.map((table) => (table.mesa === renewed.mesa ? { ...table, ...renewed } : table)),
      );
      setIsOpen(false);
      show({ text: copy.done(tableName), tone: 'success' });
    },
  });
  return (
    <>
      <Button
        variant="outline"
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.action}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={copy.title(tableName)}
        confirm={copy.confirm}
        cancel={copy.cancel}
        pending={isPending}
        error={error && failureMessage(error)}
        onConfirm={() => mutate()}
        onClose={() => setIsOpen(false)}
      >
        <p>{copy.text}</p>
      </ConfirmDialog>
    </>
  );
}
