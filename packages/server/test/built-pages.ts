import type { BuiltPage } from '../src/features/pages/built-site.ts';

const LANDING = {
  title: 'Simplato · La carta se abre',
  description: 'Carta con código QR, pedidos desde la mesa y comandas en la cocina al instante.',
};
const ABOUT = { title: 'Quiénes somos · Simplato', description: 'Un equipo pequeño de Aranjuez.' };

/** A small site's pages: one for each kind of facts that a page is rendered from, and a still one. */
export const BUILT_PAGES: readonly BuiltPage[] = [
  { path: '/', rendered: 'front-door', public: LANDING, files: [] },
  { path: '/clients/home', rendered: 'beginning-of-menu', public: null, files: [] },
  { path: '/clients/carta', rendered: 'whole-menu', public: null, files: [] },
  { path: '/clients/sin-carta', rendered: 'no-menu', public: null, files: [] },
  { path: '/clients/pedidos', rendered: null, public: null, files: [] },
  { path: '/about', rendered: null, public: ABOUT, files: [] },
];
