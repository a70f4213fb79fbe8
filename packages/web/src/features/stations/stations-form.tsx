import { stationFieldName, stationFromWire, stationToWire } from '@simplato/contract';
import { changeStations } from '@simplato/contract/staff-endpoints';
import { type Category, isSameValue, type Station, STATION_LIMITS } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { keepUnsaved } from '../../forms/unsaved-work.ts';
import { useWarnOnLeaving } from '../../forms/use-warn-on-leaving.ts';
import { STATIONS_MESSAGES as copy } from '../../i18n/es/stations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { RadioChips } from '../../ui/radio-chips.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  draftFaults,
  type DraftFaults,
  draftOf,
  NEW_STATION,
  type StationDraft,
  stationOf,
} from './station-draft.ts';
import css from './stations.module.css';
import { stationsQuery } from '../live/stations-query.ts';

interface StationsFormProps {
  restaurantId: number;
  stations: readonly Station[];
  categories: readonly Category[];
}

interface Row extends StationDraft {
  /** On this page alone. */
  key: number;
}

const FIELDS: readonly (keyof Station)[] = ['name', 'categoryIds', 'printer'];
const NO_FAULTS: DraftFaults = new Map();

/** All stations at once: what one makes, no other does. */
export function StationsForm({ restaurantId, stations, categories }: StationsFormProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [rows, setRows] = useState<Row[]>(() =>
    stations.map((station, key) => ({ ...draftOf(station), key })),
  );
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  const isChanged = !isSameValue(rows.map(stationOf), stations);
  useWarnOnLeaving(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    return keepUnsaved({ describe: () => copy.unsaved, discard: () => undefined });
  }, [isChanged]);

  const save = useMutation({
    mutationFn: async (wanted: readonly Station[]) =>
      (await call(changeStations, { body: { partidas: wanted.map(stationToWire) } })).partidas.map(
        stationFromWire,
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(stationsQuery(restaurantId).queryKey, saved);
      setRows(
        saved.map((station, index) => ({ ...draftOf(station), key: rows[index]?.key ?? index })),
      );
      show({ text: copy.saved, tone: 'success' });
    },
    onError: (failure) => setFaults(refusedFields(failure, rows.length)),
  });

  useEffect(() => {
    if (faults.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  useEffect(() => {
    if (added !== null)
      form.current?.querySelector<HTMLElement>('section:last-of-type input')?.focus();
  }, [added]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = draftFaults(rows, categoryIds);
    setFaults(found);
    if (found.size === 0) save.mutate(rows.map(stationOf));
  }

  function change(key: number, draft: Partial<StationDraft>) {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...draft } : row)));
    setFaults(NO_FAULTS);
  }

  function add() {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { ...NEW_STATION, key }]);
    setAdded((count) => count + 1);
  }

  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key));
    setFaults(NO_FAULTS);
  }

  return (
    <div ref={form}>
      <FormShell
        onSubmit={submit}
        pending={save.isPending}
        error={save.isError && faults.size === 0 ? failureMessage(save.error) : null}
        submitLabel={copy.submit}
      >
        <p className={css.text}>{rows.length === 0 ? copy.none : copy.text}</p>
        <div className={css.stations}>
          {rows.map((row, index) => (
            <StationCard
              key={row.key}
              draft={row}
              faults={faults.get(index) ?? {}}
              categories={categories.filter(
                ({ categoryId }) =>
                  !rows.some((other) => other !== row && other.categoryIds.includes(categoryId)),
              )}
              onChange={(draft) => change(row.key, draft)}
              onRemove={() => remove(row.key)}
            />
          ))}
        </div>
        {rows.length < STATION_LIMITS.stations ? (
          <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={add}>
            {copy.add}
          </Button>
        ) : (
          <p className={css.text}>{copy.full(STATION_LIMITS.stations)}</p>
        )}
      </FormShell>
    </div>
  );
}

/** What the server refused of each of `count` stations; empty where it said something else. */
function refusedFields(failure: unknown, count: number): DraftFaults {
  if (!(failure instanceof RefusedError)) return NO_FAULTS;
  const faults = new Map<number, Partial<Record<keyof Station, string>>>();
  for (let index = 0; index < count; index += 1) {
    const ofStation = FIELDS.flatMap((field) => {
      const text = failure.fields[stationFieldName(index, field)];
      return text === undefined ? [] : [[field, text] as const];
    });
    if (ofStation.length > 0) faults.set(index, Object.fromEntries(ofStation));
  }
  return faults;
}

interface StationCardProps {
  draft: StationDraft;
  faults: Partial<Record<keyof Station, string>>;
  /** Those that no other station makes. */
  categories: readonly Category[];
  onChange: (draft: Partial<StationDraft>) => void;
  onRemove: () => void;
}

function StationCard({ draft, faults, categories, onChange, onRemove }: StationCardProps) {
  const headingId = useId();
  const title = draft.name.trim() || copy.unnamed;
  const { printing } = draft;
  return (
    <Card as="section" labelledBy={headingId} className={css.station}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        <button
          type="button"
          className={css.remove}
          aria-label={copy.remove(title)}
          title={copy.remove(title)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Field
        label={copy.name}
        placeholder={copy.namePlaceholder}
        autoComplete="off"
        maxLength={STATION_LIMITS.name}
        required
        value={draft.name}
        error={faults.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {categories.length === 0 ? (
        <p className={css.text}>{copy.noCategories}</p>
      ) : (
        <ChoiceChips
          legend={copy.categories}
          showLegend
          options={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
          values={draft.categoryIds}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
      {faults.categoryIds !== undefined && (
        <p className={css.fault} role="alert">
          {faults.categoryIds}
        </p>
      )}
      <RadioChips
        legend={copy.printing}
        options={(['none', 'network', 'screen'] as const).map((value) => ({
          value,
          label: copy.printers[value],
        }))}
        value={printing}
        onChange={(value) => onChange({ printing: value })}
      />
      {printing === 'network' && (
        <Field
          label={copy.printer}
          hint={copy.printerHint}
          autoComplete="off"
          spellCheck={false}
          value={draft.address}
          error={faults.printer}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
      {printing === 'screen' && <p className={css.text}>{copy.screenHint}</p>}
    </Card>
  );
}
