/** Texts of the landing page (spec §2, Landing). */
export const LANDING_COPY = {
  product: 'Simplato',
  pageTitle: 'Simplato · La carta se abre. La cocina ya lo sabe.',
  promise: { first: 'La carta se abre.', second: 'La cocina', known: 'ya lo sabe.' },
  text: 'Tus clientes escanean la mesa, piden desde su móvil y pagan al camarero. Tú ves cada comanda al instante y sirves.',
  guest: 'Entrar como invitado',
  guestHint: '¿Estás en la mesa? Escanea su código y pide.',
  logIn: 'Entrar',
  registerDiner: 'Soy cliente',
  registerRestaurant: 'Registrar mi restaurante',
  openTowns: (towns: string) => `Registro abierto, por ahora, en ${towns}.`,
  navigation: 'Principal',
  slip: {
    table: 'Mesa 7',
    number: 'nº 1284',
    lines: [
      { quantity: 2, name: 'Salmorejo' },
      { quantity: 1, name: 'Espárragos de Aranjuez', note: 'sin romesco' },
      { quantity: 1, name: 'Agua con gas' },
    ],
    stamp: 'En cocina',
    example: 'Ejemplo de comanda',
  },
  stepsTitle: 'Cómo funciona',
  steps: [
    {
      title: 'Escanea',
      text: 'El código de la mesa abre la carta en cualquier móvil. Sin descargar nada.',
    },
    {
      title: 'Pide',
      text: 'El precio que ves es el que pagas. Con una nota para la cocina, si hace falta.',
    },
    {
      title: 'A la mesa',
      text: 'La comanda llega a la cocina al instante y no se pierde. En tu móvil ves cómo va.',
    },
  ],
} as const;
