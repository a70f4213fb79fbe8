import type { BuiltPage } from '../src/features/pages/built-site.ts';

/** A small site's pages: one for each kind of facts that a page is rendered from. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  { path: '/', rendered: 'front-door', files: [] },
  { path: '/clients/home', rendered: 'beginning-of-menu', files: [] },
  { path: '/clients/carta', rendered: 'whole-menu', files: [] },
  { path: '/clients/sin-carta', rendered: 'no-menu', files: [] },
  { path: '/clients/pedidos', rendered: null, files: [] },
];
