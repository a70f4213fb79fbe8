import type { AreaWire, AuditEntryWire } from '@simplato/contract';
import { businessDay, RESTAURANT_TIME_ZONE } from '@simplato/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { serverNow } from '../../api/server-clock.ts';
import { AUDIT_MESSAGES as copy } from '../../i18n/es/audit.ts';
import { Actor } from '../../ui/actor.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Select } from '../../ui/select.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useUrlFilter } from '../../url-state/use-url-filter.ts';
import { useSession } from '../session/session-store.ts';
import css from './audit-page.module.css';
import { type AuditFilter, auditQuery, NO_FILTER, WORDS_IN_ADDRESS } from './audit-queries.ts';

const AREAS = Object.keys(copy.areas) as AreaWire[];

/** Empty for an unknown area. */
const areaOf = (text: string) => AREAS.find((area) => area === text) ?? '';

export function AuditPage() {
  const { restaurantId } = useSession();
  const [{ day, area }, setFilter] = useUrlFilter(WORDS_IN_ADDRESS);
  const filter: AuditFilter = { day, area: areaOf(area) };
  const trail = useInfiniteQuery(auditQuery(restaurantId, filter));
  const entries = trail.data?.pages.flatMap((page) => page.cambios) ?? [];
  /** The entries shown are still those of the filter before. */
  const isLoading = trail.isPlaceholderData;

  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.heading} />
      <p className={css.detail}>{copy.detail}</p>
      <FilterForm filter={filter} onChange={setFilter} />
      {trail.isPending && <Overlay text={copy.loading} />}
      {isLoading && (
        <p role="status" className={css.detail}>
          {copy.loading}
        </p>
      )}
      {trail.isError && !trail.data && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={trail} />
      )}
      {trail.data && !isLoading && entries.length === 0 && (
        <EmptyState
          title={copy.empty}
          text={
            Object.values(filter).some((value) => value !== '') ? copy.emptyText : copy.neverText
          }
        />
      )}
      {entries.length > 0 && (
        <ol
          role="list"
          className={classNames(css.list, isLoading && css.loading)}
          aria-label={copy.heading}
          aria-busy={isLoading}
        >
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {trail.isFetchNextPageError && (
        <Notice tone="alert" role="alert">
          {copy.moreFailed} {failureMessage(trail.error)}
        </Notice>
      )}
      {trail.hasNextPage && (
        <Button
          variant="soft"
          wide
          pending={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </StaffPage>
  );
}

interface FilterFormProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Every change takes effect at once, so there is no submit button. */
function FilterForm({ filter, onChange }: FilterFormProps) {
  const isFiltering = filter.day !== '' || filter.area !== '';
  return (
    <section className={css.filters} aria-label={copy.filters}>
      <Field
        label={copy.day}
        type="date"
        max={businessDay(serverNow().getTime())}
        value={filter.day}
        onChange={({ target }) => onChange({ ...filter, day: target.value })}
      />
      <Select
        label={copy.area}
        value={filter.area}
        onChange={({ target }) => onChange({ ...filter, area: areaOf(target.value) })}
      >
        <option value="">{copy.all}</option>
        {AREAS.map((area) => (
          <option key={area} value={area}>
            {copy.areas[area]}
          </option>
        ))}
      </Select>
      {isFiltering && (
        <Button variant="ghost" className={css.clear} onClick={() => onChange(NO_FILTER)}>
          {copy.clear}
        </Button>
      )}
    </section>
  );
}

const dateTime = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: RESTAURANT_TIME_ZONE,
});

function EntryRow({ entry }: { entry: AuditEntryWire }) {
  return (
    <li className={css.entry}>
      <p className={css.what}>
        {entry.que}
        {entry.sobre !== '' && <strong className={css.subject}> {entry.sobre}</strong>}
      </p>
      <p className={css.who}>
        <time dateTime={entry.cuando}>{dateTime.format(new Date(entry.cuando))}</time> ·{' '}
        <Actor name={entry.quien} nobody={copy.nobody} />
      </p>
      <span className={css.area}>
        <Badge tone="neutral">{copy.areas[entry.area]}</Badge>
      </span>
      {entry.cambios.length > 0 && (
        <dl className={css.changes}>
          {entry.cambios.map((change) => (
            <div key={change.campo}>
              <dt>{change.campo}</dt>
              <dd>
                <Difference change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Difference({ change: { antes, despues } }: { change: AuditEntryWire['cambios'][number] }) {
  if (antes === '' && despues === '') return copy.changed;
  if (antes === '') return <ins aria-label={`${copy.to} ${despues}`}>{despues}</ins>;
  return (
    <>
      <del aria-label={`${copy.from} ${antes}`}>{antes}</del>
      <span aria-hidden="true"> → </span>
      <ins aria-label={`${copy.to} ${despues || copy.none}`}>{despues || copy.none}</ins>
    </>
  );
}
