import { UNPAID_TEXTS, type Diet, type OrderStatus } from '@simplato/domain';
import { las } from './hour-words.ts';
import { MENU_MESSAGES } from './menu.ts';

export const SUMMARY_MESSAGES = {
  id: 'SUMMARY_MESSAGES',
  pageTitle: 'Tu pedido · Simplato',
  heading: 'Tu pedido',
  headingFor: (table: string) => `Pedido · ${table}`,
  /** Where the browser stores nothing. */
  notKept:
    'Este navegador no nos deja guardar tu pedido: si recargas o cierras la página antes de enviarlo, lo pierdes.',
  columns: {
    product: 'Producto',
    quantity: 'Cantidad',
    price: 'Precio',
    subtotal: 'Subtotal',
    action: 'Acción',
  },
  total: 'Total',
  vatIncluded: 'IVA incluido',
  remove: 'Eliminar',
  removeOne: (name: string, count: number) => `Eliminar ${count === 1 ? 'uno' : count} de ${name}`,
  removeAll: (name: string) => `Eliminar ${name}`,
  removedAll: (name: string) => `Has quitado ${name}.`,
  choose: 'Cambiar',
  chooseFor: (name: string) => `Cambiar ${name}`,
  removed: MENU_MESSAGES.removed,
  undo: MENU_MESSAGES.undo,
  addNote: 'Añadir nota',
  note: 'Nota para la cocina',
  noteFor: (name: string) => `sobre ${name}`,
  notePlaceholder: 'Sin sal, muy hecho…',
  orderNote: 'Nota de todo el pedido',
  orderNoteHint: 'Alergias, prisas: lo que la cocina deba saber.',
  payAtTable: 'Pedir ahora y pagar al camarero',
  sendToKitchen: 'Enviar a cocina',
  sending: 'Procesando tu pedido...',
  moreProducts: 'Seguir mirando la carta',
  empty: 'No hay productos en el carrito',
  emptyText: 'Elige en la carta y aquí verás la cuenta antes de pedir.',
  emptyAction: 'Ver la carta',
  failed: 'Error al crear el pedido.',
  changed: {
    title: 'La carta ha cambiado',
    text: 'No hemos pedido nada todavía. Mira qué ha cambiado y, si te parece bien, acéptalo.',
    accept: 'Aceptar los cambios',
    price: (now: string, before: string) => `Ahora cuesta ${now}, antes ${before}`,
    facts: {
      contains: (allergens: string) => `Ahora lleva ${allergens}`,
      'free-of': (allergens: string) => `Ya no lleva ${allergens}`,
      traces: (allergens: string) => `Ahora puede contener trazas de ${allergens}`,
      'no-traces': (allergens: string) => `Ya no declara trazas de ${allergens}`,
      'allergens-unstated': 'El restaurante ya no informa de sus alérgenos',
      'no-allergens': 'Ahora dice que no lleva alérgenos',
      suits: {
        vegetariano: 'Ahora es vegetariano',
        vegano: 'Ahora es vegano',
      } satisfies Record<Diet, string>,
      'suits-no-longer': {
        vegetariano: 'Ya no es vegetariano',
        vegano: 'Ya no es vegano',
      } satisfies Record<Diet, string>,
      name: (name: string) => `Ahora se llama «${name}»`,
      category: (category: string) => `Ahora está en «${category}»`,
      option: (option: string) => `Tu opción es ahora «${option}»`,
      description: (text: string) => `Ahora se describe así: «${text}»`,
      noDescription: 'Ya no tiene descripción',
      unknown: 'Puede haber cambiado desde que lo elegiste: míralo en la carta',
    },
    gone: 'Ya no está disponible',
    soldOut: 'Agotado',
    notServed: 'Ahora no se sirve',
    options: 'Sus opciones han cambiado: elige de nuevo',
    optionOut: (name: string) => `Se ha acabado «${name}»: elige otra cosa`,
    accepted: 'Tu pedido está al día. Ya puedes enviarlo.',
    allGone: 'Nada de lo que elegiste está disponible ya. Elige otra cosa en la carta.',
  },
} as const;

export const SENDING_MESSAGES = {
  id: 'SENDING_MESSAGES',
  taken: 'Pedido enviado. El pago se realizará en mesa.',
  takenToWeigh: 'Pedido. Cuando lo pesen verás en «La mesa» el peso y el precio para aceptarlo.',
  takenBefore: 'Tu pedido ya estaba enviado. No hace falta que lo envíes otra vez.',
  seeOrder: 'Ver pedido',
  /** Instead of an empty basket. */
  inOtherTab: {
    title: 'Tu pedido ya está enviado',
    text: 'Lo has enviado desde otra pestaña. No hace falta que lo envíes otra vez.',
  },
  unsent: (reason: string) => `Tu pedido no se ha enviado. ${reason}`,
  unsentChanged: 'Tu pedido no se ha enviado: la carta ha cambiado. Lo que elegiste sigue aquí.',
  seeUnsent: 'Ver mi pedido',
  underWay: 'Enviando tu pedido…',
  unsentTitle: 'Tu pedido está por enviar',
  unsentYet:
    'No hay conexión y tu pedido sigue en este móvil. No se ha cobrado nada. Lo enviaremos al volver la conexión.',
  withdraw: 'No enviarlo',
  unansweredTitle: 'No sabemos si tu pedido ha llegado',
  unanswered:
    'Lo comprobamos en cuanto haya conexión y, si no llegó, lo enviamos: nunca dos veces. No se ha cobrado nada.',
  sendNow: 'Enviar ahora',
  staleTitle: 'Tienes un pedido de antes sin confirmar',
  stale:
    'Lo enviaste sin conexión y nunca supimos si llegó. Míralo en «La mesa» antes de enviarlo otra vez.',
  letGo: 'Ya no lo quiero',
  elsewhere: (from: string, to: string) =>
    `Lo pediste en ${from} y no sabemos si llegó. Si llegó, lo sirven allí. Si no, y lo envías ahora, te lo sirven en ${to}.`,
  /** The answer is about another table than the one where the diner is. */
  servedAt: (table: string) => `Este pedido lo sirven en ${table}.`,
  moved: {
    title: (from: string) => `Lo que elegiste en ${from} sigue aquí`,
    text: (to: string) => `No hemos enviado nada. ¿Es para ${to} o empiezas de cero?`,
    take: (to: string) => `Llevarlo a ${to}`,
    empty: 'Empezar de cero',
  },
  leaving: {
    title: 'Tu pedido aún no ha llegado',
    text: 'Si sales ahora, este móvil deja de enviarlo y puede que la cocina no lo reciba nunca.',
    stay: 'Seguir aquí',
    goOn: 'Salir sin enviarlo',
  },
} as const;

export const CONFIRMATION_MESSAGES = {
  id: 'CONFIRMATION_MESSAGES',
  pageTitle: 'Pedido enviado · Simplato',
  title: 'Success! Pedido Enviado',
  text: 'Ya puedes esperar a que te lo sirvan en mesa.',
  dialogTitle: 'Tu número de pedido',
  accept: 'Aceptar',
  follow: 'Ver cómo va',
} as const;

export const OWN_ORDERS_MESSAGES = {
  id: 'OWN_ORDERS_MESSAGES',
  loading: 'Cargando tus pedidos...',
  orderNumber: (orderId: number) => `Pedido nº ${orderId}`,
  placedAt: (time: string) => `a ${las(time)}`,
  status: {
    received: 'Enviado',
    preparing: 'En preparación',
    ready: 'Listo',
    closed: 'Servido',
    cancelled: 'Cancelado',
  } satisfies Record<OrderStatus, string>,
  statusText: {
    received: 'Enviado a la cocina.',
    preparing: 'Lo están preparando.',
    ready: 'Está listo: te lo llevan ahora.',
    closed: 'Que aproveche.',
    cancelled: 'No se ha cobrado nada.',
  } satisfies Record<OrderStatus, string>,
  /** Once somebody in the kitchen has touched it. */
  seenAt: (time: string) => `Visto en cocina a ${las(time)}.`,
  /** To its author alone, and never that a product is without it. */
  allergy: {
    told: (allergens: string) => `Avisado a la cocina: evitas ${allergens}.`,
    seenAt: (time: string) => `La cocina ha visto tu alergia a ${las(time)}.`,
  },
  /** How many units of a line, and why. */
  removed: (units: number, reason: string) => `Quitado: ${units} · ${reason}`,
  again: 'Pedir otra ronda',
  quote: { open: '«', close: '»' },
  cancelReason: 'El restaurante dice:',
  /** For an order that was never paid, whether the diner or a timeout ended it. */
  neverPaidReason: 'Motivo:',
  unpaid: UNPAID_TEXTS,
  total: 'Total',
  empty: 'Todavía no has pedido nada',
  emptyText: 'Cuando envíes un pedido, aquí verás cómo va.',
  emptyAction: 'Ver la carta',
  failed: 'No hemos podido cargar tus pedidos',
  failedText: 'Tus pedidos están a salvo. Comprueba tu red y prueba de nuevo.',
  streamDown: (since: string) => `Sin conexión desde ${las(since)}`,
  streamDownNever: 'Sin conexión',
  streamDownText: 'Lo que ves puede no estar al día. Nos volvemos a conectar solos.',
  /** For two or more; a single order says it itself. */
  atTable: (count: number) => `${count} pedidos se pagan en la mesa`,
  homeTitle: 'Tus pedidos',
  seeAll: 'Ver mis pedidos',
} as const;
