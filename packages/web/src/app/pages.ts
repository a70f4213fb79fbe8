import type { UserType } from '@simplato/contract';
import { PATHS } from '../paths.ts';

/**
 * Every page of the site. The router, the loader, the server's rendering, the links in the HTML and
 * the service worker's list of files all follow from this table; the build writes what the server
 * needs of it to `dist-server/pages.json`.
 */
export interface PageRow {
  path: string;
  area: Area;
  /** The file of its own chunk, where it has one besides its area's. */
  source?: string;
  /** Rendered on the server, from these facts of the restaurant (or, without one, of the site). */
  rendered?: 'front-door' | 'whole-menu' | 'beginning-of-menu' | 'no-menu';
}

/** The frames of the pages: each has a chunk, so that a diner never downloads the kitchen's. */
export const AREAS = {
  public: { source: 'app/public-area.tsx' },
  auth: { source: 'app/auth-area.tsx' },
  scan: { source: 'features/scan/scan-page.tsx' },
  diner: { source: 'app/diner-area.tsx', user: 'CLIENTE' },
  staff: { source: 'app/restaurant-area.tsx', user: 'RESTAURANTE' },
  onboarding: { source: 'app/onboarding-area.tsx', user: 'RESTAURANTE' },
} as const satisfies Record<string, AreaRow>;
export type Area = keyof typeof AREAS;

interface AreaRow {
  source: string;
  /** Whose its pages are; without, everybody's. */
  user?: UserType;
}

export function areaOf({ area }: PageRow): AreaRow {
  return AREAS[area];
}

/** Long texts that few people open. */
const LEGAL = { area: 'public', source: 'features/legal/legal-page.tsx' } as const;
const ORDERS = { area: 'diner', source: 'app/diner-orders.tsx' } as const;

/** `start` only redirects, and `staffLogin` is the login page with a choice made. */
type PageName = Exclude<keyof typeof PATHS, 'start' | 'staffLogin'>;

export const PAGES = {
  landing: { path: PATHS.landing, area: 'public', rendered: 'front-door' },
  about: { path: PATHS.about, ...LEGAL },
  terms: { path: PATHS.terms, ...LEGAL },
  privacy: { path: PATHS.privacy, ...LEGAL },
  cookies: { path: PATHS.cookies, ...LEGAL },
  accessibility: { path: PATHS.accessibility, ...LEGAL },
  login: { path: PATHS.login, area: 'auth' },
  registerDiner: { path: PATHS.registerDiner, area: 'auth' },
  registerRestaurant: { path: PATHS.registerRestaurant, area: 'auth' },
  forgotPassword: { path: PATHS.forgotPassword, area: 'auth' },
  invitation: { path: PATHS.invitation, area: 'auth' },
  confirmEmail: { path: PATHS.confirmEmail, area: 'auth' },
  resetStaffPassword: { path: PATHS.resetStaffPassword, area: 'auth' },
  resetDinerPassword: { path: PATHS.resetDinerPassword, area: 'auth' },
  scan: { path: PATHS.scan, area: 'scan' },
  dinerHome: {
    path: PATHS.dinerHome,
    area: 'diner',
    source: 'app/home-route.tsx',
    rendered: 'beginning-of-menu',
  },
  menu: {
    path: PATHS.menu,
    area: 'diner',
    source: 'features/menu/menu-page.tsx',
    rendered: 'whole-menu',
  },
  orderSummary: { path: PATHS.orderSummary, ...ORDERS },
  ownOrders: { path: PATHS.ownOrders, ...ORDERS },
  // Leads to the visit's orders where there is none to confirm.
  confirmation: { path: PATHS.confirmation, ...ORDERS },
  dinerAccount: {
    path: PATHS.dinerAccount,
    area: 'diner',
    source: 'features/account/diner-account-page.tsx',
  },
  onboarding: { path: PATHS.onboarding, area: 'onboarding' },
  board: { path: PATHS.board, area: 'staff' },
  staffOrder: { path: PATHS.staffOrder, area: 'staff' },
  staffOrderMenu: { path: PATHS.staffOrderMenu, area: 'staff' },
  staffOrderSummary: { path: PATHS.staffOrderSummary, area: 'staff' },
  categories: { path: PATHS.categories, area: 'staff' },
  products: { path: PATHS.products, area: 'staff' },
  menuFile: { path: PATHS.menuFile, area: 'staff' },
  settings: { path: PATHS.settings, area: 'staff' },
  tableCodes: { path: PATHS.tableCodes, area: 'staff' },
  team: { path: PATHS.team, area: 'staff' },
  history: { path: PATHS.history, area: 'staff' },
  dayFigures: { path: PATHS.dayFigures, area: 'staff' },
  audit: { path: PATHS.audit, area: 'staff' },
  staffAccount: { path: PATHS.staffAccount, area: 'staff' },
} as const satisfies Record<PageName, PageRow>;

/** The pages of one area, by their names. */
export type PagesOf<Of extends Area> = {
  [Name in keyof typeof PAGES]: (typeof PAGES)[Name]['area'] extends Of ? Name : never;
}[keyof typeof PAGES];

/** The pages that have a chunk besides their area's. */
export type PageWithChunk = {
  [Name in keyof typeof PAGES]: (typeof PAGES)[Name] extends { source: string } ? Name : never;
}[keyof typeof PAGES];

const ROWS = Object.entries<PageRow>(PAGES).map(([name, row]) => ({ name, ...row }));

export function pageAt(path: string): (PageRow & { name: string }) | undefined {
  return ROWS.find((page) => page.path === path);
}
