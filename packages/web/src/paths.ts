/** The addresses of the web. */
export const PATHS = {
  landing: '/',
  /** Where the installed site begins; it leads each to their own. */
  start: '/abrir',
  about: '/about',
  terms: '/legal/terminos',
  privacy: '/legal/privacidad',
  cookies: '/legal/cookies',
  accessibility: '/legal/accesibilidad',
  login: '/auth/login',
  /** The same page with the restaurants' side chosen. */
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

/** What an owner or a colleague does before there is a house, or for it. */
const STAFF_FORMS: readonly string[] = [
  PATHS.registerRestaurant,
  PATHS.invitation,
  PATHS.resetStaffPassword,
];

/** Pages for whoever comes to eat, in their language. Those of the house and of the public are in Spanish. */
export function speaksLanguages(path: string): boolean {
  if (STAFF_FORMS.includes(path)) return false;
  return /^\/(clients|auth|carta|scanqr|reset-password-comensales)(\/|$)/.test(path);
}
