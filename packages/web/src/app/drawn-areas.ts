import { PATHS } from '../paths.ts';
import { loadable } from './loadable.tsx';

// What the server draws, each in a chunk of its own.
export const PublicArea = loadable(async () => (await import('./public-area.tsx')).PublicArea);
export const DinerArea = loadable(async () => (await import('./diner-area.tsx')).DinerArea);
export const HomeRoute = loadable(async () => (await import('./home-route.tsx')).HomeRoute);
export const MenuPage = loadable(
  async () => (await import('../features/menu/menu-page.tsx')).MenuPage,
);

/** What has to be there before the page at an address can be drawn without a wait. */
export async function loadPageOf(path: string): Promise<void> {
  if (path === PATHS.landing) await PublicArea.load();
  else {
    const Page = path.startsWith(PATHS.menu) ? MenuPage : HomeRoute;
    await Promise.all([DinerArea.load(), Page.load()]);
  }
}
