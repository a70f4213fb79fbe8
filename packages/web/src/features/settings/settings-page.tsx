import type { House } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { SETTINGS_COPY as copy } from '../../copy/settings.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { HouseFacts } from '../restaurant/restaurant-facts.tsx';
import { useHouseNews } from '../restaurant/use-restaurant-news.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { houseWith } from './settings-entry.ts';
import { SettingsForm } from './settings-form.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import css from './settings-page.module.css';
import { useSettings } from './use-settings.ts';

interface SettingsPageProps {
  /** The block on online payments, above the form. */
  connection: ReactNode;
}

export function SettingsPage({ connection }: SettingsPageProps) {
  const { restaurantId, userName } = useSession();
  useHouseNews(restaurantId);
  // Always reloaded before editing, however recent the cached copy.
  const house = useQuery({ ...restaurantQuery(restaurantId), staleTime: 0 });
  const isCurrent = house.data !== undefined && (house.isFetchedAfterMount || house.isError);
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <StaffBand title={copy.title} />
      {house.isError && !house.data && (
        <ErrorState
          title={copy.failed.title}
          text={copy.failed.text}
          pending={house.isFetching}
          onRetry={() => void house.refetch()}
        />
      )}
      {connection}
      {/* Keyed by person, so that nobody sees another's unsaved edits on this tablet. */}
      {isCurrent && <Settings key={userName} house={house.data} />}
      {!isCurrent && !house.isError && <Overlay text={copy.loading} />}
    </div>
  );
}

function Settings({ house }: { house: House }) {
  const settings = useSettings(house);
  const previewId = useId();
  return (
    <div className={css.columns}>
      <SettingsForm settings={settings} />
      <aside className={css.preview} aria-labelledby={previewId}>
        <div>
          <h2 id={previewId} className={css.previewTitle}>
            {copy.preview.title}
          </h2>
          <p className={css.text}>{copy.preview.text}</p>
        </div>
        <HouseFacts house={houseWith(settings.entry, settings.base)} />
      </aside>
    </div>
  );
}
