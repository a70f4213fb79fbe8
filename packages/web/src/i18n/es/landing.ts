/** Texts of the landing page. The example uses the demo restaurant's menu. */
export const LANDING_MESSAGES = {
  promise: { first: 'La carta se abre.', second: 'La cocina', known: 'ya lo sabe.' },
  text: 'Tus clientes escanean la mesa, piden y pagan. Tú ves cada comanda al instante y sirves.',
  guest: 'Entrar como invitado',
  guestHint: '¿Estás en la mesa? Escanea su código y pide.',
  registerRestaurant: 'Registrar mi restaurante',
  openTowns: (towns: string) => `Registro abierto, por ahora, en ${towns}.`,
  example: {
    picture: 'Ejemplo: la carta de una taberna en el móvil de quien pide.',
    restaurant: 'Taberna del Palacio',
    table: 'Mesa 7',
    courses: ['Primeros', 'Segundos', 'Postres', 'Bebidas'],
    add: 'Añadir',
    basket: 'Ver mi pedido',
    slip: 'Ejemplo: la misma comanda, al instante, en la cocina.',
    number: 'nº 128',
    now: 'ahora',
    stamp: 'En cocina',
  },
  stepsTitle: 'Cómo funciona',
  steps: [
    {
      title: 'Escanea',
      text: 'El código de la mesa abre la carta en cualquier móvil. Sin descargar nada y sin crear una cuenta.',
    },
    {
      title: 'Pide y paga',
      text: 'Online o al camarero. El precio que se ve es el que se paga, con una nota para la cocina si hace falta.',
    },
    {
      title: 'A la mesa',
      text: 'La comanda llega a la cocina al instante y no se pierde, aunque falle la conexión. El móvil dice cómo va.',
    },
  ],
  fees: {
    title: 'Lo que cuesta, entero',
    text: 'Sin alta, sin cuota y sin permanencia. La carta, los códigos de las mesas y el tablero de la cocina son gratis, y lo que se paga en la mesa también. Solo un pago online tiene comisión:',
    total: (percent: string, perCharge: string) => `${percent} + ${perCharge}`,
    totalDetail: 'por cada pago online con tarjeta europea, y nada más',
    terms: 'Todo está en los términos',
    slipTitle: 'Un pedido online',
    platform: (percent: string) => `Simplato, ${percent}`,
    provider: (percent: string, perCharge: string) =>
      `Proveedor de pagos, ${percent} + ${perCharge}`,
    ordered: 'Paga la mesa',
    received: 'Recibes tú',
    atTable: 'Si paga al camarero, recibes los',
  },
  tryOut: {
    title: 'Pruébalo ahora',
    text: 'Siéntate en una mesa de la Taberna del Palacio, nuestra casa de mentira: abre su carta, elige y pide. Nadie cocina ni cobra nada.',
    action: 'Sentarme en la mesa de prueba',
  },
  about: {
    id: 'quienes-somos',
    title: 'Quiénes somos',
    text: 'Simplato se hace en Aranjuez, Madrid. Somos un equipo pequeño que trabaja a un paseo de las cocinas que lo usan, y que empezó por una pregunta: ¿por qué hay que esperar a que alguien te vea para pedir otra caña?',
    why: 'De momento abrimos solo nuestra ciudad, para poder ir a cada casa, poner el primer código en la primera mesa y volver el domingo a mediodía a ver qué tal.',
    start: 'Empezar con mi restaurante',
    more: 'Más sobre nosotros',
  },
} as const;
