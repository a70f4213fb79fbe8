import type { OpenShift, Till } from '@simplato/contract';
import { openShift } from '@simplato/contract/staff-endpoints';
import { formatCents, formatEuros, grossCentsFromTyped } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Archive, CircleCheck, CircleDot } from 'lucide-react';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { useServerTime } from '../../api/use-server-minute.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { TILL_MESSAGES as copy } from '../../i18n/es/till.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-store.ts';
import { CountCard } from './count-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { OwedBackCard } from './owed-back-card.tsx';
import { ReportSlip } from './report-slip.tsx';
import css from './till-page.module.css';
import { soFarQuery, tillQuery, useReadTillAgain, useShowTill } from './till-queries.ts';
import { dayOf, timeOf } from './till-times.ts';
import { TipsCard } from './tips-card.tsx';

const STEP_SECONDS = 30;

export function TillPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <TillOf key={restaurantId} restaurantId={restaurantId} />;
}

function TillOf({ restaurantId }: { restaurantId: number }) {
  const till = useQuery(tillQuery(restaurantId));
  return (
    <StaffPage pageTitle={copy.pageTitle} className={css.page}>
      <StaffBand title={copy.pageTitle}>
        <Link href={PATHS.closedShifts} className={buttonClass({ variant: 'soft' }, css.link)}>
          <Archive aria-hidden="true" />
          {copy.closedTitle}
        </Link>
      </StaffBand>
      {till.isPending && <Overlay text={copy.loading} />}
      {till.isError && !till.data && (
        <QueryFailed title={copy.failed.title} safe={copy.failed.text} query={till} />
      )}
      {till.data && <OwedBackCard restaurantId={restaurantId} owedBack={till.data.owedBack} />}
      {till.data &&
        (till.data.shift ? (
          <RunningShift
            key={till.data.shift.shiftNumber}
            restaurantId={restaurantId}
            shift={till.data.shift}
          />
        ) : (
          <Opening restaurantId={restaurantId} till={till.data} />
        ))}
    </StaffPage>
  );
}

function Opening({ restaurantId, till }: { restaurantId: number; till: Till }) {
  const words = copy.opening;
  const show = useShowTill(restaurantId);
  const readAgain = useReadTillAgain(restaurantId);
  const form = useServerForm({
    defaultValues: {
      float: till.leftCents === null ? '' : formatCents(till.leftCents).replace('.', ','),
    },
    rules: {
      float: (typed: string) => (grossCentsFromTyped(typed) === null ? copy.closing.noLeft : null),
    },
    fieldOf: { fondo: 'float' },
    send: async ({ float }) => {
      const fondo = formatCents(grossCentsFromTyped(float) ?? 0);
      try {
        show(await call(openShift, { body: { fondo } }));
      } catch (error) {
        // Somebody else has opened it: it is shown.
        if (error instanceof RefusedError && error.code === 'shift_open') readAgain();
        throw error;
      }
    },
  });
  return (
    <Card as="section" className={css.opening}>
      <h2 className={css.cardTitle}>{words.title}</h2>
      <p>{words.text}</p>
      {till.uncounted > 0 && <Notice tone="wait">{words.uncounted(till.uncounted)}</Notice>}
      <FormShell {...form.shell} submitLabel={words.action}>
        <Field
          label={words.float}
          hint={till.leftCents === null ? words.firstHint : words.hint(formatEuros(till.leftCents))}
          suffix="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...form.field('float')}
        />
      </FormShell>
    </Card>
  );
}

function RunningShift({ restaurantId, shift }: { restaurantId: number; shift: OpenShift }) {
  const isCounted = shift.countedCents !== null;
  const report = useQuery(soFarQuery(restaurantId, shift.shiftNumber, isCounted));
  const nowMs = useServerTime(STEP_SECONDS);
  const { word, number } = copy.shift(shift.shiftNumber);
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 className={css.shift}>
            {word} <span className={css.number}>{number}</span>
          </h2>
          <p className={css.detail}>
            {copy.openedBy(dayOf(shift.openedAt), timeOf(shift.openedAt), shift.openedBy)}
          </p>
        </div>
        <Steps shift={shift} />
      </div>
      <div className={css.body}>
        <div className={css.columns}>
          <div className={css.left}>
            <MovementsCard restaurantId={restaurantId} shift={shift} />
            {report.data && (
              <TipsCard
                restaurantId={restaurantId}
                tipCents={report.data.tipCents}
                isWithoutCash={!isCounted}
              />
            )}
          </div>
          <div className={css.middle}>
            {report.data && (
              <ReportSlip
                letter="X"
                detail={copy.report.soFar(timeOf(nowMs))}
                report={report.data}
                isPrintable
              />
            )}
            {report.isError && !report.data && (
              <Notice
                tone="alert"
                role="alert"
                action={
                  <Button
                    variant="soft"
                    pending={report.isFetching}
                    onClick={() => void report.refetch()}
                  >
                    {copy.report.retry}
                  </Button>
                }
              >
                {copy.report.failed}
              </Notice>
            )}
          </div>
          <div className={css.right}>
            <CountCard
              restaurantId={restaurantId}
              shift={shift}
              report={isCounted ? (report.data ?? null) : null}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function Steps({ shift: { floatCents, countedCents } }: { shift: OpenShift }) {
  const words = copy.steps;
  const isCounted = countedCents !== null;
  const steps = [
    { label: words.opened(formatEuros(floatCents)), isDone: true },
    {
      label: isCounted ? words.counted(formatEuros(countedCents)) : words.toCount,
      isDone: isCounted,
    },
    { label: words.close, isDone: false },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol role="list" className={css.steps} aria-label={words.list}>
      {steps.map(({ label, isDone }, index) => (
        <li
          key={index}
          className={classNames(css.step, isDone && css.done, index === now && css.now)}
          aria-current={index === now ? 'step' : undefined}
        >
          {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
          {label}
          {isDone && <VisuallyHidden>, {words.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
