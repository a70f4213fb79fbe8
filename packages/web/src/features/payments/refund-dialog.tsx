import { formatEuros, tableLabel, unitsLeft } from '@simplato/domain';
import { useState } from 'react';
import { ReasonFields } from '../orders/reason-fields.tsx';
import { BOARD_TOOLS_MESSAGES } from '../../i18n/es/board-tools.ts';
import { REFUND_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { UnitChoices } from '../orders/unit-choices.tsx';
import { goneRefunds, leftCents, type OrderMoney, type OrderRefund } from './order-money-query.ts';
import css from './refund-dialog.module.css';
import { REFUND_KINDS, useRefund, type RefundTarget } from './use-refund.ts';

interface RefundDialogProps {
  target: RefundTarget;
  money: OrderMoney;
  onClose: () => void;
}

/** Refunds everything, some products or an amount, always with a reason; then shows the result. */
export function RefundDialog({ target, money, onClose }: RefundDialogProps) {
  const [sent, setSent] = useState<number | null>(null);
  const refund = money.refunds.find(({ number }) => number === sent);
  return (
    <Dialog open title={target.title} onClose={onClose}>
      {sent === null ? (
        <RefundForm target={target} money={money} onSent={setSent} onClose={onClose} />
      ) : (
        <Sent refund={refund} money={money} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface RefundFormProps extends RefundDialogProps {
  onSent: (number: number) => void;
}

function RefundForm({ target, money, onSent, onClose }: RefundFormProps) {
  const refund = useRefund(target, money, onSent);
  const { form, kind, wantedCents } = refund;
  const left = leftCents(money);
  const gone = money.chargedCents - left;
  const kinds = REFUND_KINDS.filter((one) => one !== 'lineas' || target.lines.length > 0).map(
    (value) => ({ value, label: copy.kinds[value] }),
  );
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit(wantedCents === null ? null : formatEuros(wantedCents))}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.keep}
        </Button>
      }
    >
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>
            {copy.paid} · {tableLabel(target.tableName)}
          </dt>
          <dd>{formatEuros(money.chargedCents)}</dd>
        </div>
        {gone > 0 && (
          <div className={css.sum}>
            <dt>{copy.gone}</dt>
            <dd>{formatEuros(gone)}</dd>
          </div>
        )}
        <div className={css.whole}>
          <dt>{copy.willGo}</dt>
          <dd>
            <output>{wantedCents === null ? '–' : formatEuros(wantedCents)}</output>
          </dd>
        </div>
      </dl>
      <Segmented legend={copy.what} options={kinds} value={kind} onChange={refund.choose} />
      {kind === 'lineas' && (
        <UnitChoices
          lines={target.lines}
          left={unitsLeft(
            target.lines,
            goneRefunds(money).flatMap(({ lines }) => lines),
          )}
          words={{ left: copy.unitsLeft, none: copy.noneLeft }}
          units={refund.units}
          onChange={refund.take}
          fault={refund.lineFault}
        />
      )}
      {kind === 'importe' && (
        <Field
          label={copy.amount}
          suffix="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          {...form.field('amount')}
        />
      )}
      <ReasonFields form={form} reasons={copy.reasons} hint={copy.text} />
    </FormShell>
  );
}

const TONES = {
  en_curso: 'wait',
  hecha: 'success',
  fallida: 'alert',
  ya_devuelta: 'success',
  se_reintenta: 'wait',
} as const satisfies Record<keyof typeof copy.states, NoticeTone>;

interface SentProps {
  refund: OrderRefund | undefined;
  money: OrderMoney;
  onClose: () => void;
}

/** After a failure nothing may be left to return: by hand it would go back twice. */
function outcomeOf({ state }: OrderRefund, money: OrderMoney): keyof typeof copy.states {
  if (state !== 'fallida' || leftCents(money) > 0) return state;
  return money.refundedCents >= money.chargedCents ? 'ya_devuelta' : 'se_reintenta';
}

function Sent({ refund, money, onClose }: SentProps) {
  const outcome = refund && outcomeOf(refund, money);
  const words = outcome && copy.states[outcome];
  return (
    <div className={css.sent}>
      {refund && words ? (
        <Notice
          tone={TONES[outcome]}
          role="status"
          title={words.title(formatEuros(refund.amountCents))}
        >
          {words.text}
        </Notice>
      ) : (
        <p role="status">{BOARD_TOOLS_MESSAGES.panel.loading}</p>
      )}
      <Button size="big" variant="outline" onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  );
}
