import type { ToldInvoice } from '@simplato/contract';
import { exportInvoices, printInvoiceBook } from '@simplato/contract/staff-endpoints';
import { addDays, formatEuros, isDate, spanishDate, tableLabel, wallTime } from '@simplato/domain';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { callForFile } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { QueryFailed } from '../../../forms/query-failed.tsx';
import { INVOICE_MESSAGES } from '../../../i18n/es/invoice.ts';
import { INVOICES_MESSAGES as copy } from '../../../i18n/es/invoices.ts';
import { PATHS } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useUrlDialog } from '../../../url-state/use-url-dialog.ts';
import { useUrlFilter } from '../../../url-state/use-url-filter.ts';
import { useStaffMay } from '../../session/own-staff.ts';
import { useSession } from '../../session/session-store.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import {
  byDay,
  daysOfFile,
  invoicesQuery,
  invoicingQuery,
  NO_FILTER,
  WORDS_IN_ADDRESS,
  type InvoiceFilter,
} from './invoice-queries.ts';
import css from './invoices-page.module.css';
import { NamelessPayments } from './nameless-payments.tsx';
import { RecordingNews } from './recording-news.tsx';
import { replacementOf } from '../standing-invoices.ts';

export function InvoicesPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <Invoices restaurantId={restaurantId} />;
}

function Invoices({ restaurantId }: { restaurantId: number }) {
  const staffMay = useStaffMay();
  const [filter, setFilter] = useUrlFilter(WORDS_IN_ADDRESS);
  const opened = useUrlDialog('factura');
  const list = useInfiniteQuery(invoicesQuery(restaurantId, filter));
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  const isFiltered = Object.values(filter).some((value) => value !== '');
  /** The invoices shown are still those of the filter before. */
  const isLoading = list.isPlaceholderData;
  const isEmpty = list.data !== undefined && !isLoading && invoices.length === 0;
  const shown = /^[1-9]\d{0,8}$/.test(opened.value ?? '') ? Number(opened.value) : null;
  const isOwner = staffMay?.('manage-invoicing') ?? false;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.heading}>
        {isOwner && (
          <Link href={PATHS.invoicing} className={buttonClass({ variant: 'soft' }, css.way)}>
            <ReceiptText aria-hidden="true" />
            {copy.invoicing}
          </Link>
        )}
      </StaffBand>
      {!(isEmpty && !isFiltered) && <Filters filter={filter} onChange={setFilter} />}
      {!(isEmpty && !isFiltered) && (
        <div className={css.row}>
          <p role="status" className={css.count}>
            {isLoading ? copy.loading : list.data && copy.shown(invoices.length, list.hasNextPage)}
          </p>
          {staffMay?.('read-figures') === true && <FileOfDays filter={filter} />}
        </div>
      )}
      {list.isPending && <Overlay text={copy.loading} />}
      {list.isError && !list.data && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={list} />
      )}
      {isEmpty && isFiltered && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {isEmpty && !isFiltered && isOwner && <NeverForOwner restaurantId={restaurantId} />}
      {isEmpty && !isFiltered && staffMay && !isOwner && (
        <EmptyState title={copy.never} text={copy.neverStaff} />
      )}
      {isOwner && <RecordingNews restaurantId={restaurantId} />}
      <NamelessPayments
        restaurantId={restaurantId}
        payments={list.data?.pages[0]?.nameless ?? []}
        mayName={staffMay?.('name-invoice') ?? false}
        onNamed={({ invoiceId }) => opened.open(String(invoiceId))}
      />
      {invoices.length > 0 && (
        <div className={classNames(css.days, isLoading && css.loading)} aria-busy={isLoading}>
          {byDay(invoices).map((day) => (
            <DayOfInvoices key={day.day} {...day} all={invoices} onOpen={opened.open} />
          ))}
        </div>
      )}
      {list.isFetchNextPageError && (
        <Notice tone="alert" role="alert">
          {copy.moreFailed} {failureMessage(list.error)}
        </Notice>
      )}
      {list.hasNextPage && (
        <Button
          variant="soft"
          wide
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
      {shown !== null && (
        <InvoiceDialog
          restaurantId={restaurantId}
          invoiceId={shown}
          known={invoices.find(({ invoiceId }) => invoiceId === shown)}
          onOpen={({ invoiceId }) => opened.open(String(invoiceId))}
          onClose={opened.close}
        />
      )}
    </StaffPage>
  );
}

/** To owners: how invoices are turned on, or that they are. */
function NeverForOwner({ restaurantId }: { restaurantId: number }) {
  const { data } = useQuery(invoicingQuery(restaurantId));
  if (!data) return null;
  if (data.mode !== 'none') return <EmptyState title={copy.never} text={copy.neverWaits} />;
  return (
    <EmptyState
      title={copy.never}
      text={copy.neverOwner}
      action={
        <Link href={PATHS.invoicing} className={buttonClass({ size: 'big' })}>
          {copy.turnOn}
        </Link>
      }
    />
  );
}

interface FiltersProps {
  filter: InvoiceFilter;
  onChange: (filter: InvoiceFilter) => void;
}

/** Every change takes effect at once, so there is no submit button. */
function Filters({ filter, onChange }: FiltersProps) {
  const { from, until } = filter;
  const bind = (name: keyof InvoiceFilter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...filter, [name]: event.target.value }),
  });
  const isTurned = isDate(from) && isDate(until) && until < from;
  return (
    <section className={css.filters} aria-label={copy.filters}>
      <div className={css.fields}>
        <Field
          label={copy.search}
          type="search"
          hint={copy.searchHint}
          autoComplete="off"
          maxLength={80}
          {...bind('text')}
        />
        <div className={css.dates}>
          <Field label={copy.from} type="date" max={until || undefined} {...bind('from')} />
          <Field
            label={copy.until}
            type="date"
            min={from || undefined}
            error={isTurned ? copy.turned : undefined}
            {...bind('until')}
          />
        </div>
      </div>
      <div className={css.spans} role="group" aria-label={copy.days}>
        {Object.entries(spansOf(wallTime(serverNow().getTime()).date)).map(([name, span]) => (
          <button
            key={name}
            type="button"
            className={css.span}
            aria-pressed={from === span.from && until === span.until}
            onClick={() => onChange({ ...filter, ...span })}
          >
            {copy.spans[name as keyof typeof copy.spans]}
          </button>
        ))}
        {Object.values(filter).some((value) => value !== '') && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
            {copy.clear}
          </Button>
        )}
      </div>
      {(from !== '' || until !== '') && <p className={css.hint}>{copy.dayHint}</p>}
    </section>
  );
}

/** What is asked for most, of the restaurant's clock. */
function spansOf(today: string) {
  const first = `${today.slice(0, 8)}01`;
  const last = addDays(first, -1);
  return {
    today: { from: today, until: today },
    month: { from: first, until: today },
    before: { from: `${last.slice(0, 8)}01`, until: last },
  };
}

/** To reckon with, and to keep. */
const FORMATS = ['csv', 'pdf'] as const;
const BOOKS = { csv: exportInvoices, pdf: printInvoiceBook };
interface BookWish {
  format: (typeof FORMATS)[number];
  from: string;
  until: string;
}

/** The book of the days shown; without days, of this month. */
function FileOfDays({ filter }: { filter: InvoiceFilter }) {
  const { month } = spansOf(wallTime(serverNow().getTime()).date);
  const isAnyDay = filter.from === '' && filter.until === '';
  const days = isAnyDay ? month : daysOfFile(filter);
  const download = useMutation({
    mutationFn: async ({ format, from, until }: BookWish) => {
      const file = await callForFile(BOOKS[format], { query: { desde: from, hasta: until } });
      saveFile(copy.fileName(format, from, until), file);
    },
  });
  if (days === null) {
    return isDate(filter.from) && isDate(filter.until) && filter.from <= filter.until ? (
      <p className={css.hint}>{copy.tooLong}</p>
    ) : null;
  }
  const [first, last] = [spanishDate(days.from), spanishDate(days.until)];
  return (
    <>
      <div className={css.book}>
        <span className={css.hint}>{copy.book(copy.bookName, first, last)}</span>
        <div className={css.formats}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant="outline"
              icon={<Download aria-hidden="true" />}
              aria-label={copy.book(copy.formats[format], first, last)}
              pending={download.isPending && download.variables.format === format}
              onClick={() => download.mutate({ format, ...days })}
            >
              {copy.formats[format]}
            </Button>
          ))}
        </div>
      </div>
      {download.isError && (
        <Notice tone="alert" role="alert">
          {copy.downloadFailed} {failureMessage(download.error)}
        </Notice>
      )}
    </>
  );
}

const dayName = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface DayOfInvoicesProps {
  day: string;
  invoices: readonly ToldInvoice[];
  /** Of other days too. */
  all: readonly ToldInvoice[];
  onOpen: (invoiceId: string) => void;
}

function DayOfInvoices({ day, invoices, all, onOpen }: DayOfInvoicesProps) {
  const name = dayName.format(new Date(`${day}T00:00:00Z`));
  return (
    <section className={css.day} aria-label={name}>
      <h2 className={css.dayName}>{name}</h2>
      <ul role="list" className={css.list}>
        {invoices.map((invoice) => (
          <li key={invoice.invoiceId}>
            <InvoiceRow
              invoice={invoice}
              isReplaced={replacementOf(invoice, all) !== null}
              onOpen={() => onOpen(String(invoice.invoiceId))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InvoiceRowProps {
  invoice: ToldInvoice;
  isReplaced: boolean;
  onOpen: () => void;
}

function InvoiceRow({ invoice, isReplaced, onOpen }: InvoiceRowProps) {
  const { number, kind, issuedAt, tableName, form, recipient, totalCents, isOnAccount } = invoice;
  const { time } = wallTime(Date.parse(issuedAt));
  const isCorrection = kind === 'R1' || kind === 'R5' || totalCents < 0;
  return (
    <button
      type="button"
      className={css.invoice}
      aria-haspopup="dialog"
      aria-label={copy.see(number)}
      onClick={onOpen}
    >
      <span className={css.number}>{number}</span>
      <span className={css.what}>
        <span className={isCorrection ? css.correction : undefined}>
          {INVOICE_MESSAGES.kinds[kind]}
        </span>
        {isReplaced && <Badge>{copy.replaced}</Badge>}
        {recipient && <span className={css.recipient}>{recipient.name}</span>}
      </span>
      <span className={css.facts}>
        {time} · {tableLabel(tableName)} · {copy.forms[form]}
        {isOnAccount && ` · ${copy.onAccount}`}
      </span>
      <span className={classNames(css.total, isCorrection && css.correction)}>
        {formatEuros(totalCents)}
      </span>
    </button>
  );
}
