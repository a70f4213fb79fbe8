import type { Restaurant } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { SETTINGS_MESSAGES as copy } from '../../i18n/es/settings.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { RestaurantFacts } from '../restaurant/restaurant-facts.tsx';
import { useRestaurantSync } from '../restaurant/sync-restaurant.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { restaurantWith } from './settings-entry.ts';
import { SettingsForm } from './settings-form.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import css from './settings-page.module.css';
import { useSettings } from './use-settings.ts';

interface SettingsPageProps {
  /** The block on online payments, above the form. */
  connection: ReactNode;
}

export function SettingsPage({ connection }: SettingsPageProps) {
  const { restaurantId, userName } = useSession();
  useRestaurantSync(restaurantId);
  // Always reloaded before editing, however recent the cached copy.
  const restaurant = useQuery({ ...restaurantQuery(restaurantId), staleTime: 0 });
  const isCurrent =
    restaurant.data !== undefined && (restaurant.isFetchedAfterMount || restaurant.isError);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title}>
        <Link href={PATHS.invoicing} className={buttonClass({ variant: 'soft' }, css.way)}>
          <ReceiptText aria-hidden="true" />
          {copy.invoicing}
        </Link>
      </StaffBand>
      {restaurant.isError && !restaurant.data && (
        <QueryFailed title={copy.failed.title} safe={copy.failed.text} query={restaurant} />
      )}
      {connection}
      {/* Keyed by person, so that nobody sees another's unsaved edits on this tablet. */}
      {isCurrent && <Settings key={userName} restaurant={restaurant.data} />}
      {!isCurrent && !restaurant.isError && <Overlay text={copy.loading} />}
    </StaffPage>
  );
}

function Settings({ restaurant }: { restaurant: Restaurant }) {
  const settings = useSettings(restaurant);
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
        <RestaurantFacts restaurant={restaurantWith(settings.entry, settings.base)} />
      </aside>
    </div>
  );
}
