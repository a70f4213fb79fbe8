import type { LegalText } from './legal-text.ts';

/** A test compares this text with every name used in the code: scripts/documented-cookies.test.ts. */
export const COOKIES_TEXT: LegalText = {
  title: 'Política de cookies',
  date: 'En vigor desde 2025. Revisada en noviembre de 2026.',
  sections: [
    {
      paragraphs: [
        'Una cookie es un texto corto que una página guarda en tu navegador. Solo usamos lo que hace falta para que funcione lo que pides, y la ley permite eso sin preguntar (art. 22.2 de la LSSI): por eso no te recibimos con un aviso. No hay cookies de publicidad ni de medición, ni de otros sitios.',
      ],
    },
    {
      title: 'Cookies',
      items: [
        ['SMPLTSSN', 'Tu sesión. Hasta siete días; sin «Recordarme», hasta cerrar el navegador.'],
        ['SMPLTSRNM', 'Tu nombre de usuario, para saludarte. Lo mismo que la sesión.'],
        ['SMPLTTYPE', 'Si eres comensal o restaurante. Lo mismo que la sesión.'],
        ['SMPLTNTRPRS', 'El restaurante en el que estás. Lo mismo que la sesión.'],
        ['SMPLTMS', 'Tu mesa. Lo mismo que la sesión.'],
        [
          'SMPLTFIN',
          'Que has salido sin conexión, hasta que lo sabe el servidor. Siete días como mucho.',
        ],
        ['SMPLTLNG', 'El idioma que has elegido para la carta. Un año.'],
        [
          'SMPLTDSP',
          'Reconoce un dispositivo en el que ya entraste, para que los intentos de otros no te dejen fuera. Un año. Con HTTPS se llama __Host-SMPLTDSP.',
        ],
        [
          'SMPLTTCKT',
          'Une los dos pasos del registro de un restaurante. Media hora. Con HTTPS se llama __Host-SMPLTTCKT.',
        ],
      ],
    },
    {
      title: 'Almacenamiento local de tu navegador',
      items: [
        ['carrito', 'Lo que has elegido y aún no has enviado. Hasta que lo envías o sales.'],
        ['carritoMesa', 'En qué mesa lo elegiste. Lo mismo que el carrito.'],
        ['carritoCuenta', 'En qué cuenta de la mesa lo elegiste. Lo mismo que el carrito.'],
        [
          'carritoPedido',
          'Lo último que pediste, como lo leíste, para avisarte de lo que cambie si lo repites. Hasta que sales.',
        ],
        ['cuentaMesa', 'La cuenta de la mesa en la que estás. Hasta que se cierra o sales.'],
        ['carritoComentarios', 'La nota de ese pedido para la cocina. Lo mismo que el carrito.'],
        ['carritoTiempos', 'Si ese pedido va por tiempos. Lo mismo que el carrito.'],
        ['cestaVista', 'Lo que tu mesa ya sabe que estás eligiendo. Lo mismo que el carrito.'],
        [
          'rondaPendiente',
          'Un pedido para varios de la mesa del que todavía no sabemos la respuesta. Hasta que llega.',
        ],
        [
          'pedidoPendiente',
          'Un pedido enviado del que todavía no sabemos la respuesta. Hasta que llega.',
        ],
        ['pagoPendiente', 'El pedido que estás pagando. Hasta que se sabe si se ha cobrado.'],
        [
          'pagoCuenta',
          'Lo que estás pagando de la cuenta de la mesa. Hasta que se sabe si se ha cobrado.',
        ],
        [
          'puertaVista',
          'La hora de la cuenta por la que te preguntamos si es la vuestra y lo dejaste para luego. Hasta salir.',
        ],
        [
          'entradaVista',
          'Quién ha pedido entrar en tu cuenta y has dejado para luego. Hasta salir.',
        ],
        ['order', 'El número de tu último pedido. Hasta que lo lees y aceptas.'],
        ['comensal', 'Tu nombre, tu usuario y tu correo. Mientras estás dentro de tu cuenta.'],
        [
          'alergenosEvitados…',
          'Los alérgenos que no quieres ver en la carta y la dieta por la que la filtras, por casa. No salen de tu móvil si no eliges avisar a la cocina o contarlo a la mesa. Doce horas desde el último cambio, o hasta salir.',
        ],
        [
          'notasEmpezadas',
          'La nota que escribiste sobre un plato y no llegaste a añadir. Hasta que lo añades, cambias de mesa o sales.',
        ],
        ['vistaCarta', 'Que prefieres leer la carta como lista. Hasta salir.'],
        [
          'stripeAccountId',
          'En el restaurante: el número de su cuenta para cobrar con tarjeta. Hasta salir.',
        ],
        [
          'pedidosVistos…',
          'En las tabletas del restaurante, con el número de la casa: qué pedidos son nuevos. Hasta salir.',
        ],
        [
          'pedidosEnTablero…',
          'En las tabletas, con el número de la casa: en qué columna está cada pedido. Hasta salir.',
        ],
        [
          'toquesSinEnviar…',
          'En las tabletas, con el número de la casa: lo que se toca sin conexión, hasta que se envía. Hasta salir.',
        ],
        [
          'partidaTablero…',
          'En las tabletas, con el número de la casa: qué partida es cada una. Hasta salir.',
        ],
        [
          'primerosPasos',
          'En los ordenadores y tabletas del restaurante: que su primer pedido ha llegado, hasta que se lee el aviso. Hasta salir.',
        ],
        [
          'panelLateral',
          'En los ordenadores y tabletas del restaurante: si el menú lateral está abierto. Hasta salir.',
        ],
        ['tamanoTablero', 'En las tabletas: el tamaño del tablero de pedidos. Hasta salir.'],
        ['sonidoPedidos', 'En las tabletas: si suena al llegar un pedido. Hasta salir.'],
        [
          'cobrosPendientes',
          'En las tabletas: los cobros en la mesa de los que todavía no sabemos la respuesta. Hasta que llega.',
        ],
        ['mesaCamarero', 'En las tabletas: para qué mesa se toma nota. Hasta salir.'],
      ],
    },
    {
      title: 'Copias para cuando no hay conexión',
      paragraphs: [
        'Tu navegador las guarda en su caché para que Simplato se abra sin red. Si las borras no se pierde nada.',
      ],
      items: [
        [
          'simplato-archivos-…',
          'Los archivos de la propia página, con su versión. No dicen nada de ti. Hasta la versión siguiente.',
        ],
        [
          'simplato-carta',
          'La última carta que has leído y los datos de esa casa, con la hora. Hasta que sales o te sientas en otra casa.',
        ],
        [
          'simplato-fotos',
          'Hasta 150 fotos de platos y el color de la casa. Hasta que sales o te sientas en otra casa.',
        ],
      ],
    },
    {
      title: 'Al pagar',
      paragraphs: [
        'Si pagas online pasas a la página de Stripe, que usa sus propias cookies para cobrar y evitar fraudes, según su política. En las páginas de Simplato no hay ninguna de ellas.',
      ],
    },
    {
      title: 'Cómo se borran',
      paragraphs: [
        'Al salir con «Logout» se borra el almacenamiento local, la carta y las fotos guardadas, y toda cookie menos SMPLTDSP y SMPLTLNG. También puedes borrarlo todo cuando quieras en los ajustes de tu navegador, en los datos del sitio; sin la sesión tendrás que volver a escanear la mesa o entrar.',
      ],
    },
  ],
};
