import type { Action } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { STAFF_MESSAGES } from '../i18n/es/staff.ts';
import { OWNERS_ONLY_MESSAGES as copy } from '../i18n/es/team.ts';
import { ownStaffQuery, useStaffMay } from '../features/session/own-staff.ts';
import { useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-look.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { QueryFailed } from '../forms/query-failed.tsx';
import { AreaLoading } from '../first-view/area-loading.tsx';
import { StaffBand } from '../ui/staff-band.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

interface OwnersOnlyProps {
  action: Action;
  children: ReactNode;
}

/**
 * Renders a page for those allowed to use it; a colleague who opens its address is told who may.
 */
export function OwnersOnly({ action, children }: OwnersOnlyProps) {
  const own = useQuery(ownStaffQuery(useSession()));
  const isAllowed = useStaffMay()?.(action);
  if (isAllowed) return children;
  if (isAllowed === undefined && !own.isError) return <AreaLoading />;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={STAFF_MESSAGES.ownRestaurant} />
      {own.isError ? (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={own} />
      ) : (
        <EmptyState
          title={copy.title}
          text={copy.text}
          action={
            <Link href={PATHS.board} className={buttonClass({ size: 'big' })}>
              {copy.board}
            </Link>
          }
        />
      )}
    </StaffPage>
  );
}
