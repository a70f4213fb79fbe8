import type { UserType } from '@simplato/contract';
import type { Action } from '@simplato/domain';

/**
 * Every page of the site. Its addresses, the router, the loader, the server's rendering, the links
 * in the HTML and the service worker's list of files all follow from this table; the build writes
 * what the server needs of it to `dist-server/pages.json`.
 */
export type PageRow = Row & (DinerRow | { area: Exclude<Area, 'diner'> });

interface Row {
  path: string;
  /** The file of its own chunk, where it has one besides its area's and is loaded with it. */
  source?: string;
  /** Rendered on the server, from these facts of the restaurant (or, without one, of the site). */
  rendered?: 'front-door' | 'whole-menu' | 'beginning-of-menu' | 'no-menu' | null;
  /** What its user must be allowed to do; others are told who is. */
  action?: Action;
  /** For the restaurant's people, and so in Spanish, in an area that speaks the diner's language. */
  forStaff?: true;
}

/** A diner's page says so too where the phone alone can draw it, or one would be forgotten unseen. */
interface DinerRow {
  area: 'diner';
  rendered: Exclude<Row['rendered'], undefined>;
}

/** The frames of the pages: each has a chunk, so that a diner never downloads the kitchen's. */
export const AREAS = {
  landing: { source: 'app/landing-area.tsx' },
  legal: { source: 'app/legal-area.tsx' },
  auth: { source: 'app/auth-area.tsx', isTranslated: true },
  scan: { source: 'features/scan/scan-page.tsx', isTranslated: true },
  diner: { source: 'app/diner-area.tsx', user: 'CLIENTE', isTranslated: true },
  staff: { source: 'app/restaurant-area.tsx', user: 'RESTAURANTE' },
  onboarding: { source: 'app/onboarding-area.tsx', user: 'RESTAURANTE' },
} as const satisfies Record<string, AreaRow>;
export type Area = keyof typeof AREAS;

interface AreaRow {
  source: string;
  /** Whose its pages are; without, everybody's. */
  user?: UserType;
  /** It speaks the diner's language; without, Spanish. */
  isTranslated?: true;
}

export function areaOf({ area }: Pick<PageRow, 'area'>): AreaRow {
  return AREAS[area];
}

const ORDERS = 'app/diner-orders.tsx';

export const PAGES = {
  landing: { path: '/', area: 'landing', rendered: 'front-door' },
  about: { path: '/about', area: 'legal' },
  terms: { path: '/legal/terminos', area: 'legal' },
  privacy: { path: '/legal/privacidad', area: 'legal' },
  cookies: { path: '/legal/cookies', area: 'legal' },
  accessibility: { path: '/legal/accesibilidad', area: 'legal' },
  login: { path: '/auth/login', area: 'auth' },
  registerDiner: { path: '/auth/register', area: 'auth' },
  registerRestaurant: { path: '/auth/registerRestaurant', area: 'auth', forStaff: true },
  forgotPassword: { path: '/auth/forgot-password', area: 'auth' },
  invitation: { path: '/auth/invitacion', area: 'auth', forStaff: true },
  confirmEmail: { path: '/auth/confirmar-correo', area: 'auth' },
  resetStaffPassword: { path: '/reset-password', area: 'auth', forStaff: true },
  resetDinerPassword: { path: '/reset-password-comensales', area: 'auth' },
  scan: { path: '/scanqr', area: 'scan' },
  dinerHome: {
    path: '/clients/home',
    area: 'diner',
    source: 'app/home-route.tsx',
    rendered: 'beginning-of-menu',
  },
  menu: {
    path: '/clients/carta',
    area: 'diner',
    source: 'features/menu/menu-page.tsx',
    rendered: 'whole-menu',
  },
  orderSummary: { path: '/clients/resumen', area: 'diner', source: ORDERS, rendered: null },
  tab: { path: '/clients/pedidos', area: 'diner', source: ORDERS, rendered: null },
  // Where the provider returns to from a payment of the tab, too.
  payTab: {
    path: '/clients/pagar',
    area: 'diner',
    source: 'app/pay-tab-route.tsx',
    rendered: null,
  },
  // Leads to the visit's orders where there is none to confirm.
  confirmation: { path: '/clients/pago', area: 'diner', source: ORDERS, rendered: null },
  dinerAccount: {
    path: '/clients/cuenta',
    area: 'diner',
    source: 'features/account/diner-account-page.tsx',
    rendered: null,
  },
  help: {
    path: '/clients/ayuda',
    area: 'diner',
    source: 'features/help/help-page.tsx',
    rendered: 'no-menu',
  },
  onboarding: { path: '/onboarding-complete', area: 'onboarding', action: 'connect-payments' },
  board: { path: '/restaurants/pedidos', area: 'staff' },
  stations: { path: '/restaurants/partidas', area: 'staff', action: 'change-board' },
  room: { path: '/restaurants/sala', area: 'staff' },
  till: { path: '/restaurants/caja', area: 'staff', action: 'tend-till' },
  closedShifts: { path: '/restaurants/caja/turnos', area: 'staff', action: 'tend-till' },
  staffOrder: { path: '/restaurants/pedidos/nuevo', area: 'staff' },
  staffOrderMenu: { path: '/restaurants/pedidos/nuevo/carta', area: 'staff' },
  staffOrderSummary: { path: '/restaurants/pedidos/nuevo/resumen', area: 'staff' },
  categories: { path: '/restaurants/categorias', area: 'staff', action: 'manage-menu' },
  products: { path: '/restaurants/productos', area: 'staff', action: 'manage-menu' },
  menuFile: { path: '/restaurants/productos/archivo', area: 'staff', action: 'manage-menu' },
  menuReview: { path: '/restaurants/productos/revision', area: 'staff', action: 'manage-menu' },
  settings: { path: '/restaurants/settings', area: 'staff', action: 'change-restaurant' },
  tableCodes: { path: '/restaurants/qr', area: 'staff', action: 'manage-tables' },
  team: { path: '/restaurants/equipo', area: 'staff', action: 'manage-staff' },
  history: { path: '/restaurants/historial', area: 'staff' },
  dayFigures: { path: '/restaurants/dia', area: 'staff', action: 'read-figures' },
  invoices: { path: '/restaurants/facturas', area: 'staff', action: 'read-invoices' },
  invoicing: { path: '/restaurants/facturacion', area: 'staff', action: 'manage-invoicing' },
  recording: { path: '/restaurants/verifactu', area: 'staff', action: 'manage-invoicing' },
  audit: { path: '/restaurants/cambios', area: 'staff', action: 'read-audit' },
  staffAccount: { path: '/restaurants/cuenta', area: 'staff' },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof PAGES;

/** A row with its name: of one area, the name is one of that area's. */
export type Page = { [Name in PageName]: { name: Name } & (typeof PAGES)[Name] }[PageName];

/** The pages of one area, by their names. */
export type PagesOf<Of extends Area> = Extract<Page, { area: Of }>['name'];

const ROWS = Object.entries(PAGES).map(([name, row]) => ({ name, ...row }) as Page);

/** The page at a path, as addresses are written: in any case, and with a slash at the end or not. */
export function pageAt(path: string): Page | undefined {
  const wanted = path.replace(/(?<=.)\/$/, '').toLowerCase();
  return ROWS.find((page) => page.path.toLowerCase() === wanted);
}
