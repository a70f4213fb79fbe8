import type { ErrorCode, TabWire } from '@simplato/contract';
import {
  type Cents,
  chargeFaults,
  COUNTER_FORMS,
  type CounterForm,
  formatCents,
  formatEuros,
  grossCentsFromTyped,
  memberName,
  type Recipient,
  tableLabel,
} from '@simplato/domain';
import { type SyntheticEvent, useId, useState } from 'react';
import { RefusedError } from '../../api/call-error.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { refusalUnderKey } from '../../api/refusal-under-key.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioChips } from '../../ui/radio-chips.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RecipientChoice } from '../invoices/recipient-choice.tsx';
import { NOTES, partOfMember, payerName } from './charge.ts';
import css from './charge-dialog.module.css';
import type { RoomTab } from './room-book.ts';
import { useTabContents } from './tab-contents.ts';
import {
  forgetCharge,
  keepCharge,
  useUnansweredCharges,
  type UnansweredCharge,
} from '../live/charges/unanswered-charges.ts';
import { type ChargeOrder, openCentsOf } from '../live/charges/send-charge.ts';
import { roomFailure, type RoomActions } from './use-room-actions.ts';

const copy = CHARGING_MESSAGES.charge;

interface ChargeDialogProps {
  restaurantId: number;
  /** As it is now. */
  tab: RoomTab;
  actions: RoomActions;
  onClose: () => void;
}

/** Takes money at the table: the rest, one person's part or an amount, with the change worked out. */
export function ChargeDialog({ restaurantId, tab, actions, onClose }: ChargeDialogProps) {
  const charging = useCharging({ restaurantId, tab, actions, onClose });
  const { details } = useTabContents(restaurantId, tab);
  const { pending, failure } = charging;
  if (charging.done || charging.waiting) return <Checked {...{ tab, charging, onClose }} />;
  return (
    <Dialog open title={copy.title(tableLabel(tab.tableName))} onClose={onClose}>
      <ChargeForm
        tab={tab}
        details={details}
        pending={pending}
        failure={failure}
        onSend={charging.send}
      />
    </Dialog>
  );
}

/** What became of a charge that got no answer, whose tab may be closed by now. */
export function CheckChargeDialog({
  restaurantId,
  charge,
  actions,
  onClose,
}: Omit<ChargeDialogProps, 'tab'> & { charge: UnansweredCharge }) {
  const charging = useCharging({ restaurantId, tab: charge, actions, onClose });
  const { done, waiting, failure } = charging;
  // Another page of this browser has asked about it.
  if (!done && !waiting && failure === null) return null;
  return <Checked {...{ tab: charge, charging, onClose }} />;
}

interface ChargingOf extends Omit<ChargeDialogProps, 'tab'> {
  tab: Pick<UnansweredCharge, 'tabId' | 'tableName'>;
}

function useCharging({ restaurantId, tab, actions, onClose }: ChargingOf) {
  const { tabId, tableName } = tab;
  const kept = useUnansweredCharges(restaurantId).find((one) => one.tabId === tabId);
  const [pending, setPending] = useState<'first' | 'again' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [done, setDone] = useState<{ cents: Cents; changeCents: Cents } | null>(null);

  const send = async (order: ChargeOrder) => {
    if (pending) return;
    const isAgain = kept !== undefined;
    setPending(isAgain ? 'again' : 'first');
    setFailure(null);
    const charge = { restaurantId, tabId, tableName, order };
    keepCharge(charge);
    try {
      const changeCents = await actions.charge(tab, order);
      forgetCharge(charge);
      if (changeCents > 0) setDone({ cents: order.cents, changeCents });
      else onClose();
    } catch (error) {
      if (refusalUnderKey(error, isAgain) !== null) forgetCharge(charge);
      setFailure(error);
    }
    setPending(null);
  };
  return {
    /** The form stays while it is being sent for the first time. */
    waiting: kept && pending !== 'first' ? kept.order : null,
    pending: pending !== null,
    failure,
    done,
    send: (order: ChargeOrder) => void send(order),
  };
}

interface CheckedProps {
  tab: ChargingOf['tab'];
  charging: ReturnType<typeof useCharging>;
  onClose: () => void;
}

/** A charge that is to be asked about, or has been. */
function Checked({ tab, charging, onClose }: CheckedProps) {
  const { done, waiting, pending, failure } = charging;
  return (
    <Dialog
      open
      size="small"
      title={done ? copy.doneTitle(formatEuros(done.cents)) : copy.title(tableLabel(tab.tableName))}
      onClose={onClose}
      actions={
        waiting ? (
          <Button size="big" pending={pending} onClick={() => charging.send(waiting)}>
            {copy.check}
          </Button>
        ) : (
          <Button size="big" pending={pending} onClick={onClose}>
            {copy.finish}
          </Button>
        )
      }
    >
      {done ? (
        <Change label={copy.change} cents={done.changeCents} />
      ) : (
        <Notice tone="alert" role="alert">
          {waiting
            ? copy.unanswered(formatEuros(waiting.cents + waiting.tipCents))
            : wordsOf(failure)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Whose part, or one of the two that are nobody's. */
type What = 'rest' | 'amount' | number;

interface ChargeFormProps {
  tab: RoomTab;
  details: TabWire | undefined;
  pending: boolean;
  failure: unknown;
  onSend: (order: ChargeOrder) => void;
}

function ChargeForm({ tab, details, pending, failure, onSend }: ChargeFormProps) {
  const formId = useId();
  const [what, setWhat] = useState<What>('rest');
  const [form, setForm] = useState<CounterForm>(formAskedFor(tab));
  const [amount, setAmount] = useState('');
  const [tip, setTip] = useState('');
  const [given, setGiven] = useState('');
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [isPressed, setIsPressed] = useState(false);

  const openCents = openCentsOf(tab);
  // Where phones are paying all of it, the waiter may still take it: then they are let go.
  const restCents = openCents > 0 ? openCents : tab.dueCents;
  const parts = tab.members
    .filter(({ isIn }) => isIn)
    .map((member) => {
      const part = details
        ? partOfMember(details, member.memberId, openCents)
        : { cents: 0, lines: null };
      return { ...part, memberId: member.memberId, name: memberName(member) };
    });
  const part = typeof what === 'number' ? parts.find(({ memberId }) => memberId === what) : null;
  const typedCents = grossCentsFromTyped(amount) ?? 0;
  const cents = what === 'rest' ? restCents : what === 'amount' ? typedCents : (part?.cents ?? 0);
  /** What it came to when it was chosen; an amount that is typed does not change by itself. */
  const [chosenCents, setChosenCents] = useState(restCents);
  const hasChanged = what !== 'amount' && cents !== chosenCents;
  const tipCents = tip.trim() === '' ? 0 : grossCentsFromTyped(tip);
  const sumCents = cents + (tipCents ?? 0);
  const isCash = form === 'cash';
  const givenCents = given.trim() === '' ? sumCents : grossCentsFromTyped(given);
  const changeCents = isCash ? (givenCents ?? 0) - sumCents : 0;

  const charge = {
    form,
    amountCents: cents,
    tipCents: tipCents ?? 0,
    givenCents: isCash ? givenCents : null,
  };
  const unsound = cents > 0 ? chargeFaults(charge) : {};
  const faults = {
    amount:
      what !== 'amount'
        ? null
        : typedCents === 0
          ? copy.noAmount
          : typedCents > tab.dueCents
            ? copy.tooMuch(formatEuros(tab.dueCents))
            : null,
    tip: tipCents === null ? copy.noTip : (unsound.tip ?? null),
    given:
      !isCash || sumCents === 0
        ? null
        : givenCents === null
          ? copy.noGiven
          : changeCents < 0
            ? copy.missing(formatEuros(-changeCents))
            : (unsound.given ?? null),
  };
  // What is typed is answered at once; what is missing, once it is asked for.
  const typed = { amount, tip, given };
  const faultOf = (name: keyof typeof faults) =>
    ((isPressed || (name !== 'given' && typed[name].trim() !== '')) && faults[name]) || undefined;
  const isCharged = cents > 0 && faults.amount === null && faults.tip === null;

  const choose = (value: What) => {
    setWhat(value);
    const chosen = parts.find(({ memberId }) => memberId === value);
    setChosenCents(value === 'rest' ? restCents : (chosen?.cents ?? 0));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsPressed(true);
    if (pending || cents === 0 || Object.values(faults).some((fault) => fault !== null)) return;
    onSend({
      key: makeIdempotencyKey(),
      cents,
      form,
      tipCents: tipCents ?? 0,
      givenCents: isCash && given.trim() !== '' ? givenCents : null,
      lines: part?.lines ?? null,
      memberId: part?.memberId ?? null,
      recipient,
    });
  };
  const addNote = (euros: number) => {
    const before = given.trim() === '' ? 0 : (grossCentsFromTyped(given) ?? 0);
    setGiven(formatCents(before + euros * 100).replace('.', ','));
  };
  const inTheWay = cents > openCents ? tab.payments.filter(({ state }) => state === 'open') : [];

  if (tab.dueCents <= 0) return <p>{copy.nothing}</p>;
  return (
    <div className={css.form}>
      <form id={formId} className={css.form} noValidate onSubmit={submit}>
        <RadioChips<What>
          legend={copy.what}
          options={[
            { value: 'rest', label: copy.rest(formatEuros(restCents)) },
            ...parts
              .filter(({ memberId, cents: of }) => of > 0 || memberId === what)
              .map((one) => ({
                value: one.memberId,
                label: copy.part(one.name, formatEuros(one.cents)),
              })),
            { value: 'amount', label: copy.amount },
          ]}
          value={what}
          onChange={choose}
        />
        {what === 'amount' && (
          <Field
            label={copy.amountLabel}
            suffix="€"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={amount}
            error={faultOf('amount')}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
        <Segmented
          legend={copy.form}
          showLegend
          options={COUNTER_FORMS.map((value) => ({ value, label: CHARGING_MESSAGES.forms[value] }))}
          value={form}
          onChange={setForm}
        />
        {isCash && (
          <div className={css.given}>
            <Field
              label={copy.given}
              hint={copy.givenHint}
              suffix="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={given}
              error={faultOf('given')}
              onChange={({ currentTarget }) => setGiven(currentTarget.value)}
            />
            <div className={css.notes} role="group" aria-label={copy.notes}>
              <Button variant="outline" onClick={() => setGiven('')}>
                {copy.exact}
              </Button>
              {NOTES.map((euros) => (
                <Button key={euros} variant="outline" onClick={() => addNote(euros)}>
                  {copy.note(euros)}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Field
          label={copy.tip}
          suffix="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={tip}
          error={faultOf('tip')}
          onChange={({ currentTarget }) => setTip(currentTarget.value)}
        />
      </form>
      {/* Its dialog has a form of its own. */}
      {tab.isInvoiced && (
        <RecipientChoice
          label={INVOICE_MESSAGES.form.title}
          recipient={recipient}
          onChoose={setRecipient}
        />
      )}
      {hasChanged && cents > 0 && (
        <Notice tone="wait" role="status">
          {copy.changed(formatEuros(chosenCents), formatEuros(cents))}
        </Notice>
      )}
      {inTheWay.map((payment) => (
        <Notice key={payment.paymentNumber} tone="wait">
          {copy.frees(
            CHARGING_MESSAGES.payments.paying(
              payerName(tab, payment.memberId),
              formatEuros(payment.cents),
            ),
          )}
        </Notice>
      ))}
      {failure !== null && !pending && (
        <Notice tone="alert" role="alert">
          {wordsOf(failure)}
        </Notice>
      )}
      {isCash && given.trim() !== '' && cents > 0 && givenCents !== null && (
        <Change label={changeCents < 0 ? copy.short : copy.change} cents={Math.abs(changeCents)} />
      )}
      <Button type="submit" form={formId} size="big" wide pending={pending}>
        {isCharged ? copy.submit(formatEuros(sumCents)) : copy.submitNothing}
      </Button>
    </div>
  );
}

function Change({ label, cents }: { label: string; cents: Cents }) {
  return (
    <p className={css.change} role="status">
      <span>{label}</span> <strong>{formatEuros(cents)}</strong>
    </p>
  );
}

/** What they said when they asked for the bill. */
function formAskedFor({ calls }: RoomTab): CounterForm {
  return calls.find(({ kind }) => kind === 'bill')?.form ?? 'cash';
}

function wordsOf(failure: unknown): string {
  const words: Partial<Record<ErrorCode, string>> = copy.refused;
  const own = failure instanceof RefusedError ? words[failure.code] : undefined;
  return own ?? roomFailure(failure);
}
