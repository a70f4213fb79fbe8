import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Menu } from '../../api/read-menu.ts';
import { ROWS_MESSAGES } from '../../i18n/es/menu-rows.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';

interface MenuStateProps {
  query: UseQueryResult<Menu>;
  /** Shown in the red band until the page renders its own. */
  heading: string;
  loading: string;
  children: (menu: Menu) => ReactNode;
}

/** Renders the menu once loaded; until then, the loading or error state. */
export function MenuState({ query, heading, loading, children }: MenuStateProps) {
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      <StaffBand title={heading} />
      {query.isError ? (
        <QueryFailed
          title={ROWS_MESSAGES.failed.title}
          safe={ROWS_MESSAGES.failed.text}
          query={query}
        />
      ) : (
        <Overlay text={loading} />
      )}
    </>
  );
}
