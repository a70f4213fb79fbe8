/** The addresses of the web (spec §2). */
export const PATHS = {
  landing: '/',
  login: '/auth/login',
  scan: '/scanqr',
  dinerHome: '/clients/home',
  menu: '/clients/carta',
  orderSummary: '/clients/resumen',
  confirmation: '/clients/pago',
  ownOrders: '/clients/pedidos',
  board: '/restaurants/pedidos',
  categories: '/restaurants/categorias',
  products: '/restaurants/productos',
  settings: '/restaurants/settings',
  tableCodes: '/restaurants/qr',
} as const;
