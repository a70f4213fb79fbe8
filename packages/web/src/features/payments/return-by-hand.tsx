import { orderFromWire } from '@simplato/contract';
import { returnByHand } from '@simplato/contract/staff-endpoints';
import { formatEuros, type Order } from '@simplato/domain';
import { useMutation } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { call } from '../../api/call.ts';
import { MONEY_MESSAGES } from '../../i18n/es/payments.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

const { byHand: copy } = MONEY_MESSAGES;

interface ReturnByHandProps {
  /** With money that the provider could not return. */
  order: Order;
  onChange: (order: Order) => void;
}

/** Notes that the money was given back at the table; asked first, as it cannot be taken back. */
export function ReturnByHand({ order, onChange }: ReturnByHandProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const note = useMutation({
    mutationFn: async () =>
      orderFromWire(await call(returnByHand, { params: { id: order.orderId } })),
    onSuccess: (changed) => {
      setIsConfirming(false);
      onChange(changed);
    },
  });
  const close = () => {
    setIsConfirming(false);
    note.reset();
  };
  return (
    <>
      <Button
        variant="outline"
        icon={<HandCoins aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {copy.action}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        size="small"
        title={copy.title(formatEuros(order.stray?.amountCents ?? 0))}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {copy.keep}
            </Button>
            <Button pending={note.isPending} onClick={() => note.mutate()}>
              {copy.confirm}
            </Button>
          </>
        }
      >
        <p>{copy.text}</p>
        {note.isError && (
          <Notice tone="alert" role="alert" title={copy.failed}>
            {messageOf(note.error)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
