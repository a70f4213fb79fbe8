import { lazyPart, withQueryClient } from '../first-view/lazy-part.tsx';
import { type Area, pageAt } from '../pages.ts';
import { DINER_PAGES } from './diner-pages.ts';

interface Part {
  load: () => Promise<unknown>;
}

export const AREA_PARTS = {
  landing: lazyPart(async () => (await import('./landing-area.tsx')).LandingArea),
  legal: lazyPart(async () => (await import('./legal-area.tsx')).LegalArea),
  auth: lazyPart(withQueryClient(async () => (await import('./auth-area.tsx')).AuthArea)),
  scan: lazyPart(
    withQueryClient(async () => (await import('../features/scan/scan-page.tsx')).ScanPage),
  ),
  diner: lazyPart(async () => (await import('./diner-area.tsx')).DinerArea),
  staff: lazyPart(
    withQueryClient(async () => (await import('./restaurant-area.tsx')).RestaurantArea),
  ),
  onboarding: lazyPart(
    withQueryClient(async () => (await import('./onboarding-area.tsx')).OnboardingArea),
  ),
} satisfies Record<Area, Part>;

/**
 * Loads everything needed to render the page at a path without suspending. React shows each
 * fallback for a third of a second at least, and they come one after the other.
 */
export async function loadPageOf(path: string): Promise<void> {
  const page = pageAt(path);
  if (!page) return;
  const ownPart: Part | undefined = page.area === 'diner' ? DINER_PAGES[page.name] : undefined;
  await Promise.all([AREA_PARTS[page.area].load(), ownPart?.load()]);
}
