import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { STATIONS_MESSAGES as copy } from '../../i18n/es/stations.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';
import { useSession } from '../session/session-store.ts';
import { StationsForm } from './stations-form.tsx';
import css from './stations.module.css';
import { stationsQuery } from '../live/stations-query.ts';

/** Where a kitchen's stations are named, with what each makes and where it prints. */
export function StationsPage() {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <Stations restaurantId={restaurantId} />;
}

function Stations({ restaurantId }: { restaurantId: number }) {
  // Always reloaded before editing, however recent the cached copy.
  const stations = useQuery({ ...stationsQuery(restaurantId), staleTime: 0 });
  const menu = useQuery(staffMenuQuery(restaurantId));
  const failed = [stations, menu].find(({ isError, data }) => isError && !data);
  return (
    <StaffPage pageTitle={copy.pageTitle} className={css.page}>
      <StaffBand title={copy.title}>
        <Link href={PATHS.board} className={buttonClass({ variant: 'outline' })}>
          {copy.back}
        </Link>
      </StaffBand>
      {failed && <QueryFailed title={copy.failed} safe={copy.failedText} query={failed} />}
      {!failed && (!stations.isFetchedAfterMount || !menu.data) && <Overlay text={copy.loading} />}
      {stations.data && stations.isFetchedAfterMount && menu.data && (
        <StationsForm
          restaurantId={restaurantId}
          stations={stations.data}
          categories={menu.data.categories}
        />
      )}
    </StaffPage>
  );
}
