/** Texts of the login and its layout. */
export const LOGIN_MESSAGES = {
  id: 'LOGIN_MESSAGES',
  pageTitle: 'Entrar · Simplato',
  title: 'Entrar',
  side: {
    legend: '¿Quién entra?',
    restaurants: 'Restaurantes',
    diners: 'Comensales',
  },
  remember: 'Recordarme',
  submit: 'Entrar',
  pending: 'Procesando Login...',
  wrong: 'Credenciales no son válidas. Pruebe de nuevo.',
  otherWays: 'Otras opciones',
  forgot: '¿Has olvidado tu contraseña?',
  /** Translated beside it where leaving the page would lose something. */
  inAnotherTab: 'Se abre en otra pestaña: esta te espera.',
  registerDiner: 'Crear cuenta de comensal',
  registerRestaurant: 'Registrar mi restaurante',
  guest: 'Entrar como invitado',
} as const;

export const AUTH_LAYOUT_MESSAGES = {
  id: 'AUTH_LAYOUT_MESSAGES',
  product: 'Simplato',
  home: 'Inicio',
  share: 'Compartir',
  shareText: 'Simplato: la carta se abre, la cocina ya lo sabe.',
  shareCopied: 'Enlace copiado. Pégalo donde quieras.',
  shareFailed: (link: string) => `No hemos podido copiar el enlace: ${link}`,
} as const;
