import { accentOf, DEFAULT_ACCENT, type Accent } from '@simplato/domain';

/** The site's colours as literals: many mail programs do not support CSS variables. */
export const COLOURS = {
  mantel: '#faf5ec',
  papel: '#fffdf8',
  tinta: '#1f1714',
  tinta2: '#6b5d52',
  linea: '#e4d9c6',
  pimentonText: '#a91c26',
} as const;

/** For letters from Simplato itself, not from a restaurant. */
export const OWN_ACCENT = accentOf(DEFAULT_ACCENT);

/**
 * Dark mode, for mail programs that support it. The selectors are classes and the rules
 * `!important`, to override the inline colours.
 */
export const darkStyles = ({ dark }: Accent) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 2px; }
@media (max-width: 480px) {
  .aire { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .mantel { background-color: #171210 !important; }
  .papel { background-color: #221b17 !important; }
  .corte { background-image: linear-gradient(135deg, #221b17 50%, transparent 50%), linear-gradient(225deg, #221b17 50%, transparent 50%) !important; }
  .tinta { color: #f6ede0 !important; }
  .tinta2 { color: #bdac9b !important; }
  .linea { border-color: #3d322b !important; }
  .pimenton { color: #f79a90 !important; }
  .acento { color: ${dark.text} !important; }
  .boton { background-color: ${dark.fill} !important; }
}`;

/** System fonts: mail programs do not load ours. */
export const SERIF = "Georgia, 'Times New Roman', serif";
export const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
