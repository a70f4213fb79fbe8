import type { AccountState } from '@simplato/domain';
import { las } from './hour-words.ts';

/** Texts of the restaurant's account with the payment provider. */
export const CONNECTION_MESSAGES = {
  title: 'Cobros con tarjeta',
  text: 'Tus clientes pagan desde el móvil al pedir. El dinero va a tu cuenta de Stripe, y de ahí a tu banco.',
  activate: 'Activar pagos con Stripe',
  proceed: 'Continuar en Stripe',
  again: 'Activar otra vez',
  lookAgain: 'Comprobar ahora',
  loading: 'Comprobando cómo están tus cobros…',
  onboarding: 'Cargando Onboarding de Stripe...',
  wait: 'Espere un momento por favor',
  testing: 'Pagos de prueba: no se mueve dinero',
  states: {
    none: {
      title: 'Todavía no cobras online',
      text: 'Hacen falta unos minutos, el NIF o CIF y una cuenta de banco. Mientras, todo se paga en la mesa.',
    },
    unfinished: {
      title: 'Te falta terminar el alta',
      text: 'Stripe todavía te pide datos. Hasta entonces tus clientes pagan en la mesa.',
    },
    'in-review': {
      title: 'Stripe está revisando tus datos',
      text: 'No tienes que hacer nada. En cuanto acabe, tus clientes podrán pagar online.',
    },
    active: {
      title: 'Pagos con Stripe activados',
      text: 'Tus clientes ya pueden elegir «Pagar online».',
    },
    restricted: {
      title: 'Stripe ha parado tus cobros',
      text: 'Te pide algún dato más. Hasta que lo envíes, tus clientes pagan en la mesa.',
    },
    disconnected: {
      title: 'Tu cuenta de Stripe ya no está conectada',
      text: 'Tus clientes pagan en la mesa. Para volver a cobrar online, activa los pagos otra vez.',
    },
  } satisfies Record<AccountState, { title: string; text: string }>,
  failed: 'No hemos podido saber cómo están tus cobros.',
  linkFailed: 'Error al conectar con Stripe',
  retry: 'Reintentar',
  tips: 'Ofrecer propina al pagar online',
  tipsText:
    'La opción de partida es no dejar nada. La propina es tuya entera, aparte de la cuenta.',
  tipsFailed: 'No hemos podido cambiarlo: sigue como estaba. Prueba de nuevo.',
} as const;

export const ONBOARDING_MESSAGES = {
  pageTitle: 'Pagos con Stripe · Simplato',
  checking: 'Comprobando tu cuenta con Stripe...',
  active: {
    title: '¡Conexión con Stripe completada!',
    text: 'Redirigiéndote a tus ajustes...',
  },
  renewing: 'Cargando Onboarding de Stripe...',
  toSettings: 'Volver a mis ajustes',
  failed: 'No hemos podido preguntar a Stripe',
  failedText: 'Lo que has rellenado está a salvo en Stripe. Prueba de nuevo en un momento.',
} as const;

export const REFUND_MESSAGES = {
  action: 'Devolver dinero',
  title: (orderId: number) => `Devolver dinero del pedido nº\u00A0${orderId}`,
  titleOfPayment: (paymentNumber: number) => `Devolver dinero del pago nº\u00A0${paymentNumber}`,
  what: 'Qué se devuelve',
  kinds: { todo: 'Todo', lineas: 'Por platos', importe: 'Un importe' },
  amount: 'Importe',
  amountMissing: 'Escribe un importe en euros, como 7,50',
  tooMuch: (left: string) => `Quedan ${left} por devolver`,
  noLines: 'Elige al menos un plato',
  unitsLeft: (left: number) => (left === 1 ? 'queda 1' : `quedan ${left}`),
  noneLeft: 'ya devuelto',
  paid: 'Pagado online',
  gone: 'Ya devuelto o en camino',
  willGo: 'Se devolverán',
  reasons: ['Estaba frío', 'Faltaba algo', 'Se nos ha terminado', 'Cobrado de más'],
  text: 'El comensal lo ve en su móvil. El dinero vuelve a su tarjeta en unos días.',
  submit: (amount: string | null) => (amount === null ? 'Devolver' : `Devolver ${amount}`),
  keep: 'No devolver',
  close: 'Cerrar',
  states: {
    en_curso: {
      title: (amount: string) => `Devolución de ${amount} en curso`,
      text: 'Stripe ya tiene el encargo. Puedes cerrar: aquí verás cuándo está hecha.',
    },
    hecha: {
      title: (amount: string) => `${amount} devueltos`,
      text: 'El comensal los verá en su tarjeta en unos días.',
    },
    fallida: {
      title: (amount: string) => `La devolución de ${amount} no ha salido`,
      text: 'No se ha devuelto nada. Puedes probar otra vez, o devolverlo en mano.',
    },
    ya_devuelta: {
      title: () => 'Ese dinero ya estaba devuelto',
      text: 'Se devolvió desde el panel de Stripe. No hace falta devolver nada más.',
    },
    se_reintenta: {
      title: (amount: string) => `La devolución de ${amount} no ha salido todavía`,
      text: 'Lo volvemos a intentar solos. No lo devuelvas en mano: aquí verás cómo va.',
    },
  },
  reused: 'La devolución que enviaste antes sí llegó. Cierra y mira cómo va en el pedido.',
} as const;

export const MONEY_MESSAGES = {
  title: 'El dinero',
  titleOfOrder: (orderId: number) => `Pago del pedido nº\u00A0${orderId}`,
  titleOfPayment: (paymentNumber: number) => `Pago nº\u00A0${paymentNumber}`,
  failedPayment: 'No hemos podido leer este pago.',
  ofTab: 'Pagos de su cuenta',
  see: 'Ver',
  /** For screen readers: which of several buttons it is. */
  seePayment: (payment: string) => `Ver el pago: ${payment}`,
  loading: 'Cargando…',
  failed: 'No hemos podido leer las cuentas de este pedido.',
  retry: 'Reintentar',
  charged: 'Cobrado online',
  tip: 'de ello, propina',
  platformFee: 'Comisión de Simplato',
  providerFee: 'Comisión de Stripe',
  pending: 'pendiente',
  refunded: 'Devuelto',
  net: 'Te queda',
  disputed: 'El banco del comensal reclama este cobro. Respóndele desde tu panel de Stripe.',
  disputeLost: 'El banco ha dado la razón al comensal: este cobro se ha perdido.',
  disputedMoney: 'Reclamado por el banco',
  attempts: 'Intentos de pago',
  attempt: {
    en_curso: 'en curso',
    pagado: 'pagado',
    caducado: 'no se pagó',
    tardio: 'llegó tarde: se devuelve solo',
    perdido: 'no sabemos si se pagó: míralo en Stripe',
  },
  refunds: 'Devoluciones',
  refund: { en_curso: 'en curso', hecha: 'hecha', fallida: 'no ha salido' },
  byHand: {
    action: 'Devuelto en mano',
    title: (amount: string) => `¿Le has dado ${amount} en mano?`,
    text: 'El pedido deja de estar pendiente y el comensal lee que se le ha devuelto. Desde aquí ya no se puede devolver ese dinero a su tarjeta.',
    confirm: 'Sí, ya está devuelto',
    keep: 'Todavía no',
    failed: 'No hemos podido anotarlo',
    done: 'en mano',
  },
} as const;

/** Orders whose money the provider refuses to return, for the board's panel. */
export const STUCK_ORDERS_MESSAGES = {
  title: 'Dinero sin devolver',
  text: 'Stripe no ha podido devolverlo. Abre el pedido y devuélvelo otra vez, o dáselo en mano y anótalo allí: puede hacerlo un propietario.',
  empty: 'No queda nada por devolver.',
} as const;

/** Orders being paid online, for the board's panel. */
export const OPEN_PAYMENTS_MESSAGES = {
  title: 'Pagos en curso',
  text: 'La cocina los recibe cuando se paguen, o si prefieren pagar al camarero.',
  since: (time: string) => `desde ${las(time)}`,
  empty: 'Nadie está pagando ahora.',
  cancel: 'Cancelar',
  cancelOf: (orderId: number) => `Cancelar el pedido nº ${orderId}`,
  willRefund: (amount: string) => `Se devolverán ${amount} al comensal.`,
  understood: 'Cerrar',
} as const;
