import { PATHS } from '../paths.ts';
import { loadable } from './loadable.tsx';

// The areas that the server renders, each in its own chunk.
export const PublicArea = loadable(async () => (await import('./public-area.tsx')).PublicArea);
export const DinerArea = loadable(async () => (await import('./diner-area.tsx')).DinerArea);
export const HomeRoute = loadable(async () => (await import('./home-route.tsx')).HomeRoute);
export const MenuPage = loadable(
  async () => (await import('../features/menu/menu-page.tsx')).MenuPage,
);

/** Loads everything needed to render the page at a path without suspending. */
export async function loadPageOf(path: string): Promise<void> {
  if (path === PATHS.landing) await PublicArea.load();
  else {
    const Page = path.startsWith(PATHS.menu) ? MenuPage : HomeRoute;
    await Promise.all([DinerArea.load(), Page.load()]);
  }
}
