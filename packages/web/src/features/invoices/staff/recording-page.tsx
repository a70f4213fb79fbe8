import type { InvoicingState, RecordingWire } from '@simplato/contract';
import { checkRecords } from '@simplato/contract/staff-endpoints';
import { spanishDate, wallTime } from '@simplato/domain';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { RefusedError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { QueryFailed } from '../../../forms/query-failed.tsx';
import { RECORDING_MESSAGES as copy } from '../../../i18n/es/recording.ts';
import { PATHS } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSession } from '../../session/session-store.ts';
import { CertificateFacts, CertificateForm } from './certificate-form.tsx';
import { invoicingQuery } from './invoice-queries.ts';
import css from './recording-page.module.css';
import { recordingQuery, useAmendment, useLeaving, useRecord } from './recording-queries.ts';
import { Points, Step, Steps } from './steps.tsx';

/** Where an owner has the tax agency told of invoices (VERI*FACTU), and reads how that goes. */
export function RecordingPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <Recording restaurantId={restaurantId} />;
}

function Recording({ restaurantId }: { restaurantId: number }) {
  const invoicing = useQuery({ ...invoicingQuery(restaurantId), staleTime: 0 });
  const recording = useQuery(recordingQuery(restaurantId));
  const failed = [invoicing, recording].find(({ isError, data }) => isError && !data);
  const isStale = recording.isError || recording.isPaused;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title}>
        <Link href={PATHS.invoicing} className={buttonClass({ variant: 'soft' }, css.way)}>
          <ChevronLeft aria-hidden="true" />
          {copy.invoicing}
        </Link>
      </StaffBand>
      {failed && <QueryFailed title={copy.failed} safe={copy.failedText} query={failed} />}
      {!failed && (!invoicing.data || !recording.data) && <Overlay text={copy.loading} />}
      {invoicing.data && recording.data && (
        <div className={css.page}>
          {isStale && (
            <Notice
              tone="wait"
              role="status"
              title={copy.stale(describeSince(recording.dataUpdatedAt))}
            >
              {copy.staleText}
            </Notice>
          )}
          {recording.data.entorno === 'pruebas' && (
            <Notice title={copy.test.title}>{copy.test.text}</Notice>
          )}
          <Stages restaurantId={restaurantId} state={invoicing.data} recording={recording.data} />
          <p className={css.alone}>
            <a href="/declaracion-responsable">{copy.law}</a>
          </p>
        </div>
      )}
    </StaffPage>
  );
}

interface StageProps {
  restaurantId: number;
  state: InvoicingState;
  recording: RecordingWire;
}

function Stages(props: StageProps) {
  const isOn = props.state.mode === 'verifactu';
  const shown = useRef(isOn);
  // Whoever has turned it on stands at the end of a page that is no more.
  useEffect(() => {
    if (shown.current === isOn) return;
    shown.current = isOn;
    focusHeading();
    window.scrollTo(0, 0);
  }, [isOn]);
  return isOn ? <On {...props} /> : <Off {...props} />;
}

/** Two steps, each saying what it means. */
function Off({ restaurantId, state, recording }: StageProps) {
  const { certificado, entorno } = recording;
  /** Neither a certificate nor another press would help. */
  const isBarred = state.obstacle !== null || entorno === null;
  return (
    <>
      <Points points={copy.off.points} />
      {isBarred && (
        <Notice tone="alert" title={copy.off.obstacle}>
          <p>{state.recordingObstacle}</p>
          {state.obstacle !== null && <Link href={PATHS.invoicing}>{copy.off.invoicing}</Link>}
        </Notice>
      )}
      {!isBarred && (
        <Card>
          <Steps>
            <Step number={1} title={copy.certificate.title}>
              <p>{copy.certificate.text}</p>
              {certificado && <CertificateFacts certificate={certificado} taxId={state.taxId} />}
              {certificado === null ? (
                <CertificateForm restaurantId={restaurantId} submit={copy.certificate.submit} />
              ) : (
                <Disclosure summary={copy.certificate.replace}>
                  <CertificateForm restaurantId={restaurantId} submit={copy.certificate.submit} />
                </Disclosure>
              )}
            </Step>
            <Step number={2} title={copy.start.title}>
              <p>{copy.start.text}</p>
              {state.mode === 'none' && (
                <Notice tone="wait">
                  <p>{copy.start.first}</p>
                  <Link href={PATHS.invoicing}>{copy.start.firstLink}</Link>
                </Notice>
              )}
              {state.recordingObstacle === null ? (
                <Start restaurantId={restaurantId} isTest={entorno === 'pruebas'} />
              ) : (
                <p className={css.quiet}>{copy.start.later}</p>
              )}
            </Step>
          </Steps>
        </Card>
      )}
      {hasSomethingToTell(recording) && (
        <>
          <Sending recording={recording} />
          <Remarks restaurantId={restaurantId} remarks={recording.reparos} />
        </>
      )}
    </>
  );
}

/** Of before it was turned off. */
function hasSomethingToTell({ pendientes, incidencia, reparos }: RecordingWire): boolean {
  return pendientes > 0 || incidencia !== null || reparos.length > 0;
}

function Start({ restaurantId, isTest }: { restaurantId: number; isTest: boolean }) {
  const record = useRecord(restaurantId);
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button
        size="big"
        className={css.submit}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {copy.start.submit}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={copy.start.question}
        confirm={copy.start.submit}
        cancel={copy.start.cancel}
        pending={record.isPending}
        error={faultOf(record)}
        onConfirm={() =>
          record.mutate(null, {
            onSuccess: () => show({ text: copy.start.done, tone: 'success' }),
          })
        }
        onClose={() => {
          record.reset();
          setIsConfirming(false);
        }}
      >
        <p>{isTest ? copy.start.staysNot : copy.start.stays(spanishDate(lastOfYear()))}</p>
        <p>{copy.start.explained}</p>
      </ConfirmDialog>
    </>
  );
}

/** What stands in the way, if the server says so. */
function faultOf({ error }: Pick<UseMutationResult, 'error'>): string | null {
  if (error === null) return null;
  const obstacle = error instanceof RefusedError ? error.fields['modo'] : undefined;
  return obstacle ?? failureMessage(error);
}

function On({ restaurantId, state, recording }: StageProps) {
  const { certificado, parada } = recording;
  const id = useId();
  return (
    <>
      {parada && <Stopped restaurantId={restaurantId} stopped={parada} />}
      {state.isForOtherService && state.recordingObstacle === null && !parada && (
        <Again restaurantId={restaurantId} isTest={recording.entorno === 'pruebas'} />
      )}
      {state.recordingObstacle !== null && (
        <Notice tone="alert" title={copy.state.obstacle}>
          {state.recordingObstacle}
        </Notice>
      )}
      <Sending recording={recording} />
      <Remarks restaurantId={restaurantId} remarks={recording.reparos} />
      <Chain />
      <Card as="section" labelledBy={id} className={css.card}>
        <h2 id={id} className={css.title}>
          {copy.certificate.title}
        </h2>
        {certificado && <CertificateFacts certificate={certificado} taxId={state.taxId} />}
        <Disclosure summary={copy.certificate.replace}>
          <p>{copy.certificate.text}</p>
          <CertificateForm restaurantId={restaurantId} submit={copy.certificate.submit} />
        </Disclosure>
      </Card>
      {/* What has stopped issues nothing in any mode. */}
      {!parada && <Leave restaurantId={restaurantId} until={state.recordsUntil} />}
    </>
  );
}

/** Of a chain whose records nobody takes here. */
function Again({ restaurantId, isTest }: { restaurantId: number; isTest: boolean }) {
  const record = useRecord(restaurantId);
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    record.reset();
    setIsConfirming(false);
  };
  return (
    <>
      <Notice
        tone="alert"
        title={copy.again.title}
        action={
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsConfirming(true)}>
            {copy.again.action}
          </Button>
        }
      >
        {copy.again.text}
      </Notice>
      <ConfirmDialog
        open={isConfirming}
        title={copy.again.question}
        confirm={copy.again.action}
        cancel={copy.again.cancel}
        pending={record.isPending}
        error={faultOf(record)}
        onConfirm={() =>
          record.mutate(null, {
            onSuccess: () => show({ text: copy.again.done, tone: 'success' }),
          })
        }
        onClose={close}
      >
        <p>{isTest ? copy.start.staysNot : copy.start.stays(spanishDate(lastOfYear()))}</p>
        <p>{copy.again.explained}</p>
      </ConfirmDialog>
    </>
  );
}

/** Back to invoices of which the agency is not told. */
function Leave({ restaurantId, until }: { restaurantId: number; until: string | null }) {
  const id = useId();
  const leaving = useLeaving(restaurantId);
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Card as="section" labelledBy={id} className={css.card}>
      <h2 id={id} className={css.title}>
        {copy.leave.title}
      </h2>
      <p>{until === null ? copy.leave.text : copy.leave.stays(spanishDate(until))}</p>
      {until === null && (
        <Button
          variant="outline"
          className={css.submit}
          aria-haspopup="dialog"
          onClick={() => setIsConfirming(true)}
        >
          {copy.leave.action}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={copy.leave.question}
        confirm={copy.leave.action}
        cancel={copy.leave.cancel}
        pending={leaving.isPending}
        error={faultOf(leaving)}
        onConfirm={() =>
          leaving.mutate(undefined, {
            onSuccess: () => show({ text: copy.leave.done, tone: 'success' }),
          })
        }
        onClose={() => {
          leaving.reset();
          setIsConfirming(false);
        }}
      >
        <p>{copy.leave.explained}</p>
        <p>{copy.leave.adviser}</p>
      </ConfirmDialog>
    </Card>
  );
}

const lastOfYear = () => `${wallTime(serverNow().getTime()).date.slice(0, 4)}-12-31`;

interface StoppedProps {
  restaurantId: number;
  stopped: NonNullable<RecordingWire['parada']>;
}

function Stopped({ restaurantId, stopped }: StoppedProps) {
  const [asked, setAsked] = useState<Way | null>(null);
  const ways: readonly Way[] = stopped.mismacadena ? ['misma', 'nueva'] : ['nueva'];
  return (
    <>
      <section className={css.stopped} aria-label={copy.state.stopped}>
        <h2 className={css.title}>{copy.state.stopped}</h2>
        <p>{stopped.texto}</p>
        <p>{stopped.consejo}</p>
        <p>{copy.state.since(describeSince(Date.parse(stopped.desde)))}</p>
        {ways.map((way) => (
          <Button
            key={way}
            variant="outline"
            size="big"
            className={css.submit}
            aria-haspopup="dialog"
            onClick={() => setAsked(way)}
          >
            {copy.resume[way].action}
          </Button>
        ))}
      </section>
      {ways.map((way) => (
        <ResumeDialog
          key={way}
          restaurantId={restaurantId}
          way={way}
          open={asked === way}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  );
}

/** How a chain that has stopped goes on. */
type Way = 'misma' | 'nueva';

interface ResumeProps {
  restaurantId: number;
  way: Way;
  open: boolean;
  onClose: () => void;
}

function ResumeDialog({ restaurantId, way, open, onClose }: ResumeProps) {
  const record = useRecord(restaurantId);
  const { show } = useToast();
  const words = copy.resume[way];
  return (
    <ConfirmDialog
      open={open}
      title={words.question}
      confirm={words.action}
      cancel={copy.resume.cancel}
      pending={record.isPending}
      error={faultOf(record)}
      onConfirm={() =>
        record.mutate(way, {
          onSuccess: () => {
            onClose();
            show({ text: words.done, tone: 'success' });
          },
        })
      }
      onClose={() => {
        record.reset();
        onClose();
      }}
    >
      {words.explained.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
}

/** What waits, and why it does. */
function Sending({
  recording: { pendientes, desde, incidencia, reparos },
}: Pick<StageProps, 'recording'>) {
  const id = useId();
  const waits =
    desde === null ? null : copy.state.waiting(pendientes, describeSince(Date.parse(desde)));
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {copy.state.title}
      </h2>
      {pendientes === 0 ? (
        <Notice
          tone={reparos.length === 0 ? 'success' : 'wait'}
          title={reparos.length === 0 ? copy.state.allSent : copy.state.sentWithRemarks}
        />
      ) : (
        <Notice title={waits}>{incidencia === null && copy.state.alone}</Notice>
      )}
      {incidencia && (
        <Notice tone="wait" title={incidencia.texto}>
          <p>{incidencia.consejo}</p>
          <p>{copy.state.since(describeSince(Date.parse(incidencia.desde)))}</p>
        </Notice>
      )}
    </section>
  );
}

interface RemarksProps {
  restaurantId: number;
  remarks: RecordingWire['reparos'];
}

function Remarks({ restaurantId, remarks }: RemarksProps) {
  const id = useId();
  const amendment = useAmendment(restaurantId);
  const { show } = useToast();
  const toAmend = remarks.filter(({ remedio }) => remedio === 'subsanar').length;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {copy.remarks.title}
      </h2>
      {remarks.length === 0 ? (
        <p className={css.quiet}>{copy.remarks.none}</p>
      ) : (
        <ul role="list" className={css.list}>
          {remarks.map((remark) => (
            <li key={remark.registro} className={css.remark}>
              <p className={css.head}>
                <Link
                  href={invoicePath(remark.idfactura)}
                  className={css.number}
                  aria-label={copy.remarks.see(remark.numero)}
                >
                  {remark.numero}
                </Link>
                <Badge tone={remark.estado === 'rechazado' ? 'alert' : 'wait'}>
                  {copy.remarks.states[remark.estado]}
                </Badge>
                <span className={css.quiet}>
                  {describeMoment(Date.parse(remark.cuando))}
                  {remark.codigo !== null && ` · ${copy.remarks.code(remark.codigo)}`}
                </span>
              </p>
              <p>{remark.texto}</p>
              <p className={css.advice}>{remark.consejo}</p>
              {remark.remedio === 'corregir' && (
                <Link
                  href={invoicePath(remark.idfactura)}
                  className={buttonClass({ variant: 'outline' }, css.submit)}
                  aria-label={copy.remarks.correctOf(remark.numero)}
                >
                  {copy.remarks.correct}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {amendment.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(amendment.error)}
        </Notice>
      )}
      {toAmend > 0 && (
        <Button
          variant="outline"
          className={css.submit}
          pending={amendment.isPending}
          onClick={() =>
            amendment.mutate(undefined, {
              onSuccess: () => show({ text: copy.remarks.amended(toAmend), tone: 'success' }),
            })
          }
        >
          {copy.remarks.amend(toAmend)}
        </Button>
      )}
    </section>
  );
}

const invoicePath = (invoiceId: number) => `${PATHS.invoices}?factura=${invoiceId}`;

function Chain() {
  const id = useId();
  const check = useMutation({ mutationFn: async () => call(checkRecords) });
  return (
    <Card as="section" labelledBy={id} className={css.card}>
      <h2 id={id} className={css.title}>
        {copy.chain.title}
      </h2>
      <p>{copy.chain.text}</p>
      <Button
        variant="outline"
        className={css.submit}
        pending={check.isPending}
        onClick={() => check.mutate()}
      >
        {copy.chain.check}
      </Button>
      {check.isError && (
        <Notice tone="alert" role="alert">
          {copy.chain.failed} {failureMessage(check.error)}
        </Notice>
      )}
      {check.data?.fallo === null && (
        <Notice tone="success" role="status" title={copy.chain.whole(check.data.registros)} />
      )}
      {check.data?.fallo && (
        <Notice tone="alert" role="alert" title={copy.chain.broken(check.data.fallo.registro)}>
          <p>{check.data.fallo.texto}.</p>
          <p>{copy.chain.brokenText}</p>
        </Notice>
      )}
    </Card>
  );
}

/** '27/11/2026, 14:20' */
function describeMoment(atMs: number): string {
  const { date, time } = wallTime(atMs);
  return `${spanishDate(date)}, ${time}`;
}

/** 'las 14:20', or of another day 'el 27/11/2026, 14:20'. */
function describeSince(atMs: number): string {
  const { date, time, hour } = wallTime(atMs);
  if (date !== wallTime(serverNow().getTime()).date) return `el ${describeMoment(atMs)}`;
  return `${hour === 1 ? 'la' : 'las'} ${time}`;
}
