/** Texts of the restaurant's frame (spec §2, Restaurant layout; §1, the area's title). */
export const STAFF_COPY = {
  ownHouse: 'Mi Restaurante',
  openMenu: 'Abrir menú',
  areaSmall: 'RESTAURANTES',
  areaWide: 'Simplato',
  skip: 'Saltar al contenido',
  navigation: 'Menú del restaurante',
  user: (name: string) => `Usuario: ${name}`,
  unnamedUser: 'Personal',
  logout: 'Logout',
  account: 'Mi cuenta',
  entries: {
    categories: 'Categorías',
    products: 'Productos',
    orders: 'Pedidos',
    settings: 'Settings',
    tableCodes: 'Generar QR',
    history: 'Historial',
    day: 'El día',
    team: 'Equipo',
  },
} as const;
