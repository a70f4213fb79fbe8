import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { claimBasket } from '../features/checkout/basket/basket-store.ts';
import { useSession } from '../features/session/session-store.ts';
import type { PagesOf } from '../pages.ts';
import { PATHS } from '../paths.ts';
import { prefetchWhenIdle } from '../first-view/idle-queue.ts';
import { BackFromPaying } from './back-from-paying.tsx';
import { DINER_PAGES, NEXT_DINER_PAGES } from './diner-pages.ts';
import { repeatEarlyTaps } from '../first-view/early-taps.ts';
import { DinerLayout } from './layouts/diner-layout.tsx';
import { useScanAnnouncement } from './scan-announcement.ts';

export function DinerArea({ page }: { page: PagesOf<'diner'> }) {
  const { restaurantId } = useSession();
  useScanAnnouncement();
  useEffect(() => {
    for (const { load } of NEXT_DINER_PAGES) prefetchWhenIdle(load);
  }, []);
  useEffect(() => {
    // From here the bill is paid: by a tap that need not wait for the page's code.
    if (page === 'tab' || page === 'confirmation') prefetchWhenIdle(DINER_PAGES.payTab.load);
  }, [page]);
  useEffect(() => {
    if (restaurantId !== null) claimBasket(restaurantId);
  }, [restaurantId]);
  // Must be the last effect: by now the tapped buttons work, and the basket is this restaurant's.
  useEffect(repeatEarlyTaps, []);
  // Logged in but not at a table: only the account page is available.
  if (restaurantId === null && page !== 'dinerAccount') {
    return <BackFromPaying otherwise={<Redirect to={PATHS.scan} replace />} />;
  }
  const Page = DINER_PAGES[page];
  return (
    <DinerLayout>
      <Page />
    </DinerLayout>
  );
}
