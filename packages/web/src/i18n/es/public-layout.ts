/** The top bar of the public pages. */
export const PUBLIC_LAYOUT_MESSAGES = {
  product: 'Simplato',
  home: 'Simplato, inicio',
  navigation: 'Principal',
  menu: 'Menú',
  about: 'Quiénes somos',
  registerRestaurant: 'Registrar restaurante',
  registerDiner: 'Soy cliente',
  guest: 'Entrar como invitado',
  logIn: 'Entrar',
} as const;
