/** The addresses of the web. */
export const PATHS = {
  landing: '/',
  /** The start address of the installed site; it redirects according to the user. */
  start: '/abrir',
  about: '/about',
  terms: '/legal/terminos',
  privacy: '/legal/privacidad',
  cookies: '/legal/cookies',
  accessibility: '/legal/accesibilidad',
  login: '/auth/login',
  /** The login page with the restaurant tab selected. */
  staffLogin: '/auth/login?tipo=restaurante',
  registerDiner: '/auth/register',
  registerRestaurant: '/auth/registerRestaurant',
  forgotPassword: '/auth/forgot-password',
  invitation: '/auth/invitacion',
  confirmEmail: '/auth/confirmar-correo',
  onboarding: '/onboarding-complete',
  resetStaffPassword: '/reset-password',
  resetDinerPassword: '/reset-password-comensales',
  scan: '/scanqr',
  dinerHome: '/clients/home',
  menu: '/clients/carta',
  orderSummary: '/clients/resumen',
  confirmation: '/clients/pago',
  ownOrders: '/clients/pedidos',
  dinerAccount: '/clients/cuenta',
  board: '/restaurants/pedidos',
  staffOrder: '/restaurants/pedidos/nuevo',
  staffOrderMenu: '/restaurants/pedidos/nuevo/carta',
  staffOrderSummary: '/restaurants/pedidos/nuevo/resumen',
  categories: '/restaurants/categorias',
  products: '/restaurants/productos',
  menuFile: '/restaurants/productos/archivo',
  settings: '/restaurants/settings',
  tableCodes: '/restaurants/qr',
  team: '/restaurants/equipo',
  history: '/restaurants/historial',
  dayFigures: '/restaurants/dia',
  audit: '/restaurants/cambios',
  staffAccount: '/restaurants/cuenta',
} as const;

/** Pages for owners and colleagues in areas that otherwise speak the diner's language. */
const STAFF_FORMS: readonly string[] = [
  PATHS.registerRestaurant,
  PATHS.invitation,
  PATHS.resetStaffPassword,
];

/**
 * Whether a page is for diners and so follows their language. Pages for the restaurant and the public
 * are in Spanish.
 */
export function speaksLanguages(path: string): boolean {
  if (STAFF_FORMS.includes(path)) return false;
  return /^\/(clients|auth|carta|scanqr|reset-password-comensales)(\/|$)/.test(path);
}
