import { restaurantFromWire, type EnterpriseWire } from '@simplato/contract';
import { changeRestaurant } from '@simplato/contract/staff-endpoints';
import { openingFaults, type Restaurant } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { serverNow } from '../../api/server-clock.ts';
import { SETTINGS_MESSAGES as copy } from '../../i18n/es/settings.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { useWarnOnLeaving } from '../../forms/use-warn-on-leaving.ts';
import { isSameEntry, mergeEntries, type Merged } from './merge-entries.ts';
import { dropDraft, entryWithDraft, saveDraft } from './settings-draft.ts';
import { useLogo } from './use-logo.ts';
import {
  ENTRY_FIELD_OF,
  ENTRY_RULES,
  entryOf,
  settingsPayload,
  type SettingsEntry,
} from './settings-entry.ts';

export interface Clash extends Pick<Merged, 'clashes'> {
  mine: SettingsEntry;
  theirs: SettingsEntry;
}

/** The week as entered is invalid; each day shows why. */
class WrongHoursError extends Error {}

/**
 * The settings form. It is based on the last version read: when somebody else has saved meanwhile,
 * their changes are merged into the form, and nothing is stored until the user has seen them.
 */
export function useSettings(restaurant: Restaurant) {
  const queryClient = useQueryClient();
  const [start] = useState(() => entryWithDraft(restaurant));
  const [base, setBase] = useState(restaurant);
  const [clash, setClash] = useState<Clash | null>(null);
  const [hasNews, setHasNews] = useState(false);
  const [savedAtMs, setSavedAtMs] = useState<number | null>(null);

  const form = useServerForm<SettingsEntry>({
    defaultValues: start,
    rules: ENTRY_RULES,
    fieldOf: ENTRY_FIELD_OF,
    words: (failure) =>
      failure instanceof WrongHoursError ? copy.hours.wrong : failureMessage(failure),
    send: async (entry) => {
      if (openingFaults(entry.hours).size > 0) throw new WrongHoursError();
      try {
        const saved = restaurantFromWire(
          await call(changeRestaurant, { body: settingsPayload(entry, base) }),
        );
        keep(saved);
        form.reset(entryOf(saved));
        setClash(null);
        setHasNews(false);
        setSavedAtMs(serverNow().getTime());
      } catch (failure) {
        const theirs = rowOfNow(failure);
        if (theirs === null) throw failure;
        applyOrder(theirs, entry);
      }
    },
  });

  const keep = (read: Restaurant) => {
    setBase(read);
    setSavedAtMs(null);
    queryClient.setQueryData(restaurantQuery(read.restaurantId).queryKey, read);
  };

  const applyOrder = (theirs: Restaurant, mine: SettingsEntry) => {
    const merged = mergeEntries(entryOf(base), mine, entryOf(theirs));
    keep(theirs);
    form.reset(merged.entry);
    if (isSameEntry(mine, entryOf(base))) setHasNews(true);
    else setClash({ clashes: merged.clashes, mine, theirs: entryOf(theirs) });
  };

  const logo = useLogo(keep);
  const entry = form.watch();
  const isChanged = !isSameEntry(entry, entryOf(base));
  useWarnOnLeaving(isChanged);
  // Somebody else has saved. While our own save is in progress, its answer reports the same.
  const isBehind = restaurant.version > base.version && !form.pending && !logo.pending;
  useEffect(() => {
    if (isBehind) applyOrder(restaurant, entry);
  });
  useEffect(() => {
    if (isChanged) saveDraft(base, entry);
    else dropDraft(base.restaurantId);
  }, [isChanged, base, entry]);

  return {
    form,
    entry,
    base,
    clash,
    /** Somebody else has saved, and there are no edits here. */
    hasNews: hasNews && !isChanged,
    savedAtMs,
    isChanged,
    logo,
    takeTheirs: () => {
      form.reset(entryOf(base));
      setClash(null);
    },
  };
}

/** Null if the failure is about something else. */
function rowOfNow(failure: unknown): Restaurant | null {
  if (!(failure instanceof RefusedError) || failure.code !== 'row_changed') return null;
  const { currentRow } = failure;
  return currentRow === undefined ? null : restaurantFromWire(currentRow as EnterpriseWire);
}
