import { errorMessage } from '@simplato/contract';
import {
  describeLines,
  formatEuros,
  lineGrossCents,
  type Order,
  refundableCents,
  removesAll,
  tableLabel,
  isCharged,
} from '@simplato/domain';
import { IDEMPOTENCY_HEADER, orderFromWire } from '@simplato/contract';
import { removeFromOrder } from '@simplato/contract/staff-endpoints';
import { useState } from 'react';
import { RefusedError } from '../../api/call-error.ts';
import { call } from '../../api/call.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { ReasonFields } from './reason-fields.tsx';
import { reasonRule } from './reason-rule.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { REMOVAL_MESSAGES as copy } from '../../i18n/es/removals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import css from './remove-dialog.module.css';
import { UnitChoices } from './unit-choices.tsx';

interface RemoveDialogProps {
  /** As it is now. */
  order: Order;
  /** Whether this person may give money back. */
  mayRefund: boolean;
  /** The stream may report it before the answer arrives. */
  onSending?: ((isSending: boolean) => void) | undefined;
  onRemoved: (order: Order, text: string) => void;
  onClose: () => void;
}

/** Takes units off a sent order: which, why, and what becomes of their money. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { order, mayRefund, onClose } = props;
  const title = copy.title(order.orderId, tableLabel(order.tableName));
  if (order.payment === 'paid' && !mayRefund) {
    return (
      <Dialog
        open
        title={title}
        size="small"
        onClose={onClose}
        actions={
          <Button variant="outline" size="big" onClick={onClose}>
            {copy.understood}
          </Button>
        }
      >
        <p>{errorMessage('paid_order')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <RemoveForm {...props} />
    </Dialog>
  );
}

/** Something must be chosen, and nothing is. */
class NothingChosenError extends Error {}

function RemoveForm({ order, onSending, onRemoved, onClose }: RemoveDialogProps) {
  // One per dialog: sent again after a lost answer, it takes off the same once.
  const [key] = useState(makeIdempotencyKey);
  const [wanted, setWanted] = useState<readonly number[]>(order.lines.map(() => 0));
  const [fault, setFault] = useState<string | null>(null);
  const left = order.lines.map((line) => (isCharged(line) ? line.quantity : 0));
  // Somebody else may have taken some off meanwhile.
  const units = wanted.map((count, index) => Math.min(count, left[index] ?? 0));
  const taken = order.lines.map((line, index) => ({ ...line, quantity: units[index] ?? 0 }));
  const chosen = units.flatMap((quantity, index) =>
    quantity > 0 ? [{ lineNumber: index + 1, quantity }] : [],
  );
  const cents = taken.reduce((sum, line) => sum + lineGrossCents(line), 0);
  const isAll = removesAll(order.lines, chosen);

  const form = useServerForm({
    defaultValues: { reason: '' },
    rules: { reason: reasonRule },
    fieldOf: { motivo: 'reason' },
    words: (failure) => {
      if (failure instanceof NothingChosenError) return copy.nothing;
      const isReused = failure instanceof RefusedError && failure.code === 'key_reused';
      return isReused ? copy.reused : failureMessage(failure);
    },
    send: async ({ reason }) => {
      if (chosen.length === 0) {
        setFault(copy.nothing);
        throw new NothingChosenError();
      }
      onSending?.(true);
      try {
        const now = await call(removeFromOrder, {
          params: { id: order.orderId },
          headers: { [IDEMPOTENCY_HEADER]: key },
          body: {
            lineas: chosen.map(({ lineNumber, quantity }) => ({
              linea: lineNumber,
              unidades: quantity,
            })),
            motivo: reason.trim(),
          },
        });
        const what = describeLines(taken).replaceAll('\n', ', ');
        const text = isAll ? copy.doneAll(order.orderId) : copy.done(order.orderId, what);
        onRemoved(orderFromWire(now), text);
      } catch (error) {
        onSending?.(false);
        throw error;
      }
    },
  });

  return (
    <FormShell
      {...form.shell}
      submitLabel={
        isAll ? copy.submitAll : copy.submit(chosen.length === 0 ? null : formatEuros(cents))
      }
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.keep}
        </Button>
      }
    >
      <UnitChoices
        lines={order.lines}
        left={left}
        words={copy.units}
        units={units}
        onChange={(index, value) => {
          setFault(null);
          setWanted((now) => now.map((before, place) => (place === index ? value : before)));
        }}
        fault={fault}
      />
      <p className={css.text}>
        {isAll && <strong>{copy.all} </strong>}
        {order.payment === 'paid' && cents > 0 && (
          <>
            {copy.willRefund(
              formatEuros(isAll ? refundableCents(order) : Math.min(cents, refundableCents(order))),
            )}{' '}
          </>
        )}
        {copy.text}
      </p>
      <ReasonFields form={form} reasons={copy.reasons} />
    </FormShell>
  );
}
