import type { OpenShift } from '@simplato/contract';
import { closeShift, countTill } from '@simplato/contract/staff-endpoints';
import {
  formatCents,
  formatEuros,
  grossCentsFromTyped,
  isLeftTooMuch,
  LEFT_TOO_MUCH,
  TILL_REASON_LENGTH,
  type Cents,
  type ShiftReport,
} from '@simplato/domain';
import { EyeOff, Lock } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import { countedCents, DENOMINATIONS, NO_COUNT, type Count } from './count.ts';
import css from './count-card.module.css';
import { DrawerSums } from './drawer-sums.tsx';
import { useReadTillAgain, useShowTill } from './till-queries.ts';

const { counting: copy, closing, drawer: drawerCopy } = TILL_MESSAGES;
const HOWS = ['pieces', 'total'] as const;

interface CountCardProps {
  restaurantId: number;
  shift: OpenShift;
  /** Null until the drawer is counted, and while its report is read. */
  report: ShiftReport | null;
}

/** Z: the drawer is counted without being told what is expected, and then the shift is closed. */
export function CountCard({ restaurantId, shift, report }: CountCardProps) {
  const id = useId();
  const [count, setCount] = useState<Count>(NO_COUNT);
  const isBlind = shift.countedCents === null;
  return (
    <Card as="section" labelledBy={id} className={css.card}>
      <div className={css.head}>
        <h2 id={id} className={css.letter}>
          Z <small>{copy.blind}</small>
        </h2>
        {isBlind && (
          <p className={css.hidden}>
            <EyeOff aria-hidden="true" />
            {copy.hidden}
          </p>
        )}
      </div>
      {isBlind ? (
        <Counting restaurantId={restaurantId} count={count} onChange={setCount} />
      ) : (
        <Closing
          restaurantId={restaurantId}
          shiftNumber={shift.shiftNumber}
          countedCents={shift.countedCents ?? 0}
          report={report}
        />
      )}
    </Card>
  );
}

interface CountingProps {
  restaurantId: number;
  count: Count;
  onChange: (count: Count) => void;
}

function Counting({ restaurantId, count, onChange }: CountingProps) {
  const show = useShowTill(restaurantId);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const readAgain = useReadTillAgain(restaurantId);
  const cents = countedCents(count);
  const send = async () => {
    if (cents === null || pending) return;
    setPending(true);
    setFailure(null);
    try {
      show(await call(countTill, { body: { contado: formatCents(cents) } }));
    } catch (error) {
      // Somebody else has counted it meanwhile: that is shown.
      if (error instanceof RefusedError && error.code === 'till_counted') readAgain();
      setFailure(error);
    }
    setPending(false);
  };
  const isTotal = count.how === 'total';
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setIsAsked(true);
        if (cents !== null) setIsSure(true);
      }}
    >
      <Segmented
        legend={copy.how}
        options={HOWS.map((value) => ({ value, label: copy.hows[value] }))}
        value={count.how}
        onChange={(how) => onChange({ ...count, how })}
      />
      {isTotal ? (
        <Field
          label={copy.total}
          suffix="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={count.total}
          error={isAsked && cents === null ? copy.noTotal : undefined}
          onChange={({ target }) => onChange({ ...count, total: target.value })}
        />
      ) : (
        <Pieces count={count} onChange={onChange} />
      )}
      <p className={css.sum}>
        <span>{copy.sum}</span>
        <output>{cents === null ? '–' : formatEuros(cents)}</output>
      </p>
      {!isTotal && cents === null && (
        <Notice tone="alert" role="alert">
          {copy.notWhole}
        </Notice>
      )}
      <Button type="submit" size="big" wide variant="dark">
        {copy.action}
      </Button>
      <ConfirmDialog
        open={isSure}
        title={copy.sure(cents === null ? '–' : formatEuros(cents))}
        confirm={copy.confirm}
        cancel={closing.cancel}
        pending={pending}
        error={failure === null ? null : failureMessage(failure)}
        onConfirm={() => void send()}
        onClose={() => setIsSure(false)}
      >
        <p>{copy.sureText}</p>
      </ConfirmDialog>
    </form>
  );
}

function Pieces({ count, onChange }: Pick<CountingProps, 'count' | 'onChange'>) {
  return (
    <fieldset className={css.pieces}>
      <legend className={css.legend}>{copy.pieces}</legend>
      {DENOMINATIONS.map((value) => {
        const typed = count.pieces[value] ?? '';
        const pieces = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
        return (
          <label key={value} className={css.piece}>
            <span aria-hidden="true">{nameOf(value)}</span>
            <span className={css.times} aria-hidden="true">
              ×
            </span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              aria-label={copy.piece(nameOf(value))}
              value={typed}
              onChange={({ target }) =>
                onChange({ ...count, pieces: { ...count.pieces, [value]: target.value } })
              }
            />
            <span className={css.worth} aria-hidden="true">
              {pieces === 0 ? '' : formatEuros(pieces * value).replace('\u00A0€', '')}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** '50 €', '0,20 €' */
function nameOf(value: Cents): string {
  return value >= 100 ? `${value / 100}\u00A0€` : formatEuros(value);
}

interface ClosingProps {
  restaurantId: number;
  shiftNumber: number;
  countedCents: Cents;
  report: ShiftReport | null;
}

function Closing({ restaurantId, shiftNumber, countedCents: counted, report }: ClosingProps) {
  const mayClose = useStaffMay()?.('close-till') ?? false;
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const leftCents = grossCentsFromTyped(left);
  const expectedCents = report?.drawer?.expectedCents ?? null;
  const sinceCents = report?.drawer?.sinceCents ?? 0;
  const heldCents = counted + sinceCents;
  const fault = leftFault(leftCents, heldCents);
  const close = useClosing(restaurantId, shiftNumber);
  const send = () =>
    close.send({
      contado: formatCents(counted),
      deja: formatCents(leftCents ?? 0),
      motivo: reason,
      turno: shiftNumber,
    });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (fault === null) setIsSure(true);
      }}
    >
      <DrawerSums countedCents={counted} expectedCents={expectedCents} />
      {sinceCents !== 0 && (
        <Notice tone="info">
          {sinceCents > 0
            ? closing.cameSince(formatEuros(sinceCents))
            : closing.wentSince(formatEuros(-sinceCents))}
        </Notice>
      )}
      {!mayClose && <Notice tone="info">{closing.ownersOnly}</Notice>}
      {mayClose && (
        <>
          {expectedCents !== null && expectedCents !== counted && (
            <Field
              label={closing.reason}
              autoComplete="off"
              maxLength={TILL_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <div className={css.left}>
            <Field
              label={closing.left}
              suffix="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={left}
              error={isAsked && fault !== null ? fault : undefined}
              onChange={({ target }) => setLeft(target.value)}
            />
            <p className={css.safe}>
              {closing.safe}
              <output>
                {leftCents === null || fault !== null ? '–' : formatEuros(heldCents - leftCents)}
              </output>
            </p>
          </div>
          <Button type="submit" size="big" wide icon={<Lock aria-hidden="true" />}>
            {closing.action(shiftNumber)}
          </Button>
          <p className={css.note}>{closing.final}</p>
        </>
      )}
      <ConfirmDialog
        open={isSure}
        title={closing.sure(shiftNumber)}
        confirm={closing.confirm}
        cancel={closing.cancel}
        pending={close.pending}
        error={close.failure === null ? null : failureMessage(close.failure)}
        onConfirm={send}
        onClose={() => setIsSure(false)}
      >
        <p>{closing.sureText}</p>
        {expectedCents !== null && expectedCents !== counted && (
          <p>
            {counted < expectedCents ? drawerCopy.missing : drawerCopy.over}{' '}
            <strong>{formatEuros(Math.abs(counted - expectedCents))}</strong>
          </p>
        )}
        {report !== null && report.open.length > 0 && (
          <p>{closing.openPayments(report.open.length)}</p>
        )}
      </ConfirmDialog>
    </form>
  );
}

function leftFault(leftCents: Cents | null, heldCents: Cents): string | null {
  if (leftCents === null) return closing.noLeft;
  return isLeftTooMuch(leftCents, heldCents) ? LEFT_TOO_MUCH : null;
}

/** Sends a Z; repeated after a lost answer, it is the same one. */
function useClosing(restaurantId: number, shiftNumber: number) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [, navigate] = useLocation();
  const readAgain = useReadTillAgain(restaurantId);
  const toast = useToast();
  const send = async (body: { contado: string; deja: string; motivo: string; turno: number }) => {
    setPending(true);
    setFailure(null);
    try {
      await call(closeShift, { body });
      toast.show({ text: closing.closed(shiftNumber), tone: 'success' });
      readAgain();
      navigate(`${PATHS.closedShifts}?turno=${shiftNumber}`);
      return;
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'no_shift') readAgain();
      setFailure(error);
    }
    setPending(false);
  };
  return {
    pending,
    failure,
    send: (body: Parameters<typeof send>[0]) => {
      if (!pending) void send(body);
    },
  };
}
