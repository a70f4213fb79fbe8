import type { SoldOut } from '@simplato/domain';

/** Texts for sold-out products ("agotado"), in the menu editor and on the board. */
export const SOLD_OUT_MESSAGES = {
  mark: 'Agotar',
  markOf: (name: string) => `Agotar ${name}`,
  markUntilChanged: 'Agotar hasta que lo cambie',
  offer: 'Ofrecer',
  offerOf: (name: string) => `Volver a ofrecer ${name}`,
  legend: 'Disponibilidad',
  words: { no: 'Disponible', today: 'Agotado hoy', 'until-changed': 'Agotado' },
  formatOut: (format: string, soldOut: SoldOut) =>
    `${format}: ${soldOut === 'today' ? 'agotado hoy' : 'agotado'}`,
  choices: { no: 'Disponible', today: 'Agotado hoy', 'until-changed': 'Hasta que lo cambie' },
  today: (name: string) => `«${name}», agotado por hoy.`,
  untilChanged: (name: string) => `«${name}», agotado hasta que lo cambies.`,
  offered: (name: string) => `«${name}» vuelve a estar disponible.`,
  makeItLast: 'Hasta que lo cambie',
  failed: (name: string, reason: string) => `«${name}» sigue como estaba. ${reason}`,

  board: {
    lineOf: (name: string) => `Se ha agotado… ${name}`,
    title: (name: string) => `¿Se ha agotado «${name}»?`,
    text: 'Se verá al momento en la carta de todos los móviles. Lo que ya está pedido sigue en el tablero.',
    soldOutTitle: (name: string) => `«${name}» está agotado`,
    soldOutText: {
      today: 'Hasta que acabe el día. Nadie puede pedirlo.',
      'until-changed': 'Hasta que alguien lo cambie. Nadie puede pedirlo.',
    },
    what: 'Qué se ha agotado',
    allFormats: 'El plato entero',
    onlyFormat: (format: string) => `Solo: ${format}`,
    todayAction: 'Agotado por hoy',
    untilChangedAction: 'Hasta que lo cambie',
    offerAction: 'Vuelve a haber',
    gone: 'Este plato ya no está en la carta: nadie puede pedirlo.',
    loading: 'Cargando la carta…',
    failed: 'No hemos podido leer la carta. Comprueba la conexión.',
    retry: 'Reintentar',
  },
  panel: {
    action: 'Agotados',
    title: 'Qué hay y qué no',
    text: 'Lo que agotes aquí deja de poder pedirse en todos los móviles, al momento.',
    search: 'Buscar un plato',
    onlySoldOut: (count: number) => `Solo lo agotado (${count})`,
    nothingFound: (text: string) => `No hay ningún plato con «${text}».`,
    nothingSoldOut: 'No hay nada agotado.',
    emptyMenu: 'La carta todavía no tiene platos.',
    withoutCategory: 'Sin categoría',
  },
} as const;
