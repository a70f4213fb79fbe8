import type { ShiftHeadWire } from '@simplato/contract';
import { exportShift, printShift } from '@simplato/contract/staff-endpoints';
import {
  formatEuros,
  parseSignedCents,
  safeCents,
  SINCE_COUNTED,
  type ClosedShift,
} from '@simplato/domain';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, FileDown } from 'lucide-react';
import { Link } from 'wouter';
import { callForFile } from '../../api/call.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useUrlDialog } from '../../url-state/use-url-dialog.ts';
import { useSession } from '../session/session-store.ts';
import css from './closed-shifts-page.module.css';
import { DrawerSums } from './drawer-sums.tsx';
import { ReportSlip } from './report-slip.tsx';
import { shiftQuery, shiftsQuery } from './till-queries.ts';
import { dayAndTimeOf, timeOf } from './till-times.ts';
import { TipsCard } from './tips-card.tsx';

const { closedShifts: copy, drawer: drawerCopy, closedTitle } = TILL_MESSAGES;

export function ClosedShiftsPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <Shifts key={restaurantId} restaurantId={restaurantId} />;
}

function Shifts({ restaurantId }: { restaurantId: number }) {
  const shifts = useInfiniteQuery(shiftsQuery(restaurantId));
  const opened = useUrlDialog('turno');
  const rows = shifts.data?.pages.flatMap(({ turnos }) => turnos) ?? [];
  const shown = /^[1-9]\d{0,8}$/.test(opened.value ?? '') ? Number(opened.value) : null;
  return (
    <StaffPage pageTitle={closedTitle}>
      <StaffBand title={closedTitle}>
        <Link href={PATHS.till} className={buttonClass({ variant: 'soft' }, css.link)}>
          <ChevronLeft aria-hidden="true" />
          {copy.back}
        </Link>
      </StaffBand>
      {shifts.isPending && <Overlay text={copy.loading} />}
      {shifts.isError && !shifts.data && (
        <QueryFailed title={copy.failed.title} safe={copy.failed.text} query={shifts} />
      )}
      {shifts.data && rows.length === 0 && (
        <EmptyState title={copy.empty.title} text={copy.empty.text} />
      )}
      {rows.length > 0 && (
        <ol role="list" className={css.list} aria-label={closedTitle}>
          {rows.map((shift) => (
            <ShiftRow
              key={shift.numero}
              shift={shift}
              onOpen={() => opened.open(String(shift.numero))}
            />
          ))}
        </ol>
      )}
      {shifts.isFetchNextPageError && (
        <Notice tone="alert" role="alert">
          {copy.moreFailed} {failureMessage(shifts.error)}
        </Notice>
      )}
      {shifts.hasNextPage && (
        <Button
          variant="soft"
          wide
          pending={shifts.isFetchingNextPage}
          onClick={() => void shifts.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
      {shown !== null && (
        <Dialog open size="wide" title={copy.z(shown)} onClose={opened.close}>
          <ShiftDetail restaurantId={restaurantId} shiftNumber={shown} />
        </Dialog>
      )}
    </StaffPage>
  );
}

const cents = (sent: string) => parseSignedCents(sent) ?? 0;

function ShiftRow({ shift, onOpen }: { shift: ShiftHeadWire; onOpen: () => void }) {
  const difference = cents(shift.diferencia);
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-label={copy.see(shift.numero)}
        onClick={onOpen}
      >
        <span className={css.z}>{copy.z(shift.numero)}</span>
        <span className={css.when}>
          {copy.from(dayAndTimeOf(shift.abierto), timeOf(shift.cerrado))}
          <small>{copy.by(shift.cierra)}</small>
        </span>
        <span className={css.sale}>
          {formatEuros(cents(shift.venta))}
          <small className={difference === 0 ? undefined : css.off}>
            {difference === 0
              ? drawerCopy.exact
              : `${difference < 0 ? drawerCopy.missing : drawerCopy.over} ${formatEuros(Math.abs(difference))}`}
          </small>
        </span>
      </button>
    </li>
  );
}

function ShiftDetail({ restaurantId, shiftNumber }: { restaurantId: number; shiftNumber: number }) {
  const shift = useQuery(shiftQuery(restaurantId, shiftNumber));
  if (shift.data) return <Z restaurantId={restaurantId} shift={shift.data} />;
  if (!shift.isError) return <p role="status">{copy.loadingOne}</p>;
  return (
    <Notice
      tone="alert"
      role="alert"
      action={
        <Button variant="soft" pending={shift.isFetching} onClick={() => void shift.refetch()}>
          {TILL_MESSAGES.report.retry}
        </Button>
      }
    >
      {failureMessage(shift.error)}
    </Notice>
  );
}

function Z({ restaurantId, shift }: { restaurantId: number; shift: ClosedShift }) {
  const { report, shiftNumber, movements } = shift;
  const { drawer } = report;
  const sums: [string, number][] = [
    [drawerCopy.float, drawer.floatCents],
    ...movements.map(({ reason, cents: moved }): [string, number] => [reason, moved]),
    [drawerCopy.cash, drawer.cashCents],
    ...(drawer.cashBackCents === 0
      ? []
      : [[drawerCopy.back, -drawer.cashBackCents] satisfies [string, number]]),
    ...(drawer.sinceCents === 0
      ? []
      : [[SINCE_COUNTED, drawer.sinceCents] satisfies [string, number]]),
    [drawerCopy.left, shift.leftCents],
    [drawerCopy.safe, safeCents(shift)],
  ];
  return (
    <div className={css.detail}>
      <p className={css.note}>
        {copy.opened(dayAndTimeOf(shift.openedAt), shift.openedBy)}
        <br />
        {copy.closed(dayAndTimeOf(shift.closedAt), shift.closedBy)}
      </p>
      <Files shiftNumber={shiftNumber} />
      <DrawerSums countedCents={shift.countedCents} expectedCents={drawer.expectedCents} />
      {shift.differenceReason !== '' && (
        <p>
          <strong>{drawerCopy.reason}:</strong> {shift.differenceReason}
        </p>
      )}
      <dl className={css.sums}>
        {sums.map(([name, amount], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <ReportSlip letter="Z" detail={timeOf(shift.closedAt)} report={report} />
      <TipsCard restaurantId={restaurantId} tipCents={report.tipCents} />
    </div>
  );
}

function Files({ shiftNumber }: { shiftNumber: number }) {
  const params = { numero: shiftNumber };
  const pdf = useMutation({
    mutationFn: async () => callForFile(printShift, { params }),
    onSuccess: (file) => saveFile(copy.pdfName(shiftNumber), file),
  });
  const csv = useMutation({
    mutationFn: async () => callForFile(exportShift, { params }),
    onSuccess: (file) => saveFile(copy.csvName(shiftNumber), file),
  });
  const failure = pdf.error ?? csv.error;
  return (
    <>
      <div className={css.files}>
        {(
          [
            [copy.pdf, pdf],
            [copy.csv, csv],
          ] as const
        ).map(([label, file]) => (
          <Button
            key={label}
            variant="outline"
            icon={<FileDown aria-hidden="true" />}
            pending={file.isPending}
            onClick={() => file.mutate()}
          >
            {label}
          </Button>
        ))}
      </div>
      {failure && (
        <Notice tone="alert" role="alert">
          {failureMessage(failure)}
        </Notice>
      )}
    </>
  );
}
