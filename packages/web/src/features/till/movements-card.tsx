import type { OpenShift } from '@simplato/contract';
import { IDEMPOTENCY_HEADER } from '@simplato/contract';
import { putCashIn, takeCashOut } from '@simplato/contract/staff-endpoints';
import {
  formatCents,
  formatEuros,
  grossCentsFromTyped,
  TILL_REASON_LENGTH,
} from '@simplato/domain';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { ReasonFields } from '../orders/reason-fields.tsx';
import { reasonRule } from '../orders/reason-rule.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import css from './till-page.module.css';
import { useShowTill } from './till-queries.ts';
import { timeOf } from './till-times.ts';

const copy = TILL_MESSAGES.moving;
type Way = 'in' | 'out';

/** What was put into the drawer and taken out of it, the float first. */
export function MovementsCard({ restaurantId, shift }: { restaurantId: number; shift: OpenShift }) {
  const [way, setWay] = useState<Way | null>(null);
  const id = useId();
  const rows = [
    {
      key: 0,
      cents: shift.floatCents,
      reason: copy.float,
      at: shift.openedAt,
      actor: shift.openedBy,
    },
    ...shift.movements.map(({ movementNumber, movedAt, ...rest }) => ({
      ...rest,
      key: movementNumber,
      at: movedAt,
    })),
  ];
  return (
    <Card as="section" labelledBy={id} className={css.card}>
      <h2 id={id} className={css.cardTitle}>
        {copy.title}
      </h2>
      <ul role="list" className={css.movements}>
        {rows.map(({ key, cents, reason, at, actor }) => (
          <li key={key} className={css.movement}>
            <span className={classNames(css.arrow, cents < 0 && css.out)}>
              {cents < 0 ? (
                <ArrowUpRight aria-hidden="true" />
              ) : (
                <ArrowDownLeft aria-hidden="true" />
              )}
            </span>
            <span className={css.reason}>
              {reason}
              <small>
                {timeOf(at)}, {actor}
              </small>
            </span>
            <strong className={css.moved}>
              {cents > 0 && '+'}
              {formatEuros(cents)}
            </strong>
          </li>
        ))}
      </ul>
      <div className={css.pair}>
        <Button
          variant="outline"
          icon={<ArrowDownLeft aria-hidden="true" />}
          onClick={() => setWay('in')}
        >
          {copy.in}
        </Button>
        <Button
          variant="outline"
          icon={<ArrowUpRight aria-hidden="true" />}
          onClick={() => setWay('out')}
        >
          {copy.out}
        </Button>
      </div>
      {way && (
        <Dialog
          open
          size="small"
          title={way === 'in' ? copy.inTitle : copy.outTitle}
          onClose={() => setWay(null)}
        >
          <MovementForm restaurantId={restaurantId} way={way} onClose={() => setWay(null)} />
        </Dialog>
      )}
    </Card>
  );
}

interface MovementFormProps {
  restaurantId: number;
  way: Way;
  onClose: () => void;
}

function MovementForm({ restaurantId, way, onClose }: MovementFormProps) {
  const show = useShowTill(restaurantId);
  const toast = useToast();
  /** The same movement keeps its key: sent again after a lost answer, it is noted once. */
  const sent = useRef({ what: '', key: '' });
  const form = useServerForm({
    defaultValues: { amount: '', reason: '' },
    rules: {
      amount: (typed: string) => (grossCentsFromTyped(typed) ? null : copy.noAmount),
      reason: reasonRule,
    },
    fieldOf: { importe: 'amount', motivo: 'reason' },
    send: async ({ amount, reason }) => {
      const cents = grossCentsFromTyped(amount) ?? 0;
      const what = JSON.stringify([cents, reason]);
      if (sent.current.what !== what) sent.current = { what, key: makeIdempotencyKey() };
      show(
        await call(way === 'in' ? putCashIn : takeCashOut, {
          headers: { [IDEMPOTENCY_HEADER]: sent.current.key },
          body: { importe: formatCents(cents), motivo: reason },
        }),
      );
      toast.show({
        text: copy.noted(formatEuros(way === 'in' ? cents : -cents)),
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={way === 'in' ? copy.inAction : copy.outAction}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <Field
        label={copy.amount}
        suffix="€"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...form.field('amount')}
      />
      <ReasonFields
        form={form}
        reasons={way === 'in' ? copy.inReasons : copy.outReasons}
        maxLength={TILL_REASON_LENGTH}
      />
    </FormShell>
  );
}
