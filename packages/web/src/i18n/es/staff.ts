/** Texts of the restaurant's layout. */
export const STAFF_MESSAGES = {
  ownRestaurant: 'Mi Restaurante',
  openMenu: 'Abrir menú',
  areaSmall: 'RESTAURANTES',
  areaWide: 'Simplato',
  skip: 'Saltar al contenido',
  navigation: 'Menú del restaurante',
  user: (name: string) => `Usuario: ${name}`,
  unnamedUser: 'Personal',
  logout: 'Logout',
  account: 'Mi cuenta',
  install: 'Instalar Simplato',
  /** On a phone, at the foot of the pages of the service. */
  ways: { label: 'Servicio', room: 'Sala', kitchen: 'Cocina', till: 'Caja', order: 'Pedido' },
  entries: {
    categories: 'Categorías',
    products: 'Productos',
    orders: 'Pedidos',
    room: 'Sala',
    till: 'Caja',
    settings: 'Settings',
    tableCodes: 'Generar QR',
    history: 'Historial',
    day: 'El día',
    team: 'Equipo',
    audit: 'Cambios',
  },
} as const;
