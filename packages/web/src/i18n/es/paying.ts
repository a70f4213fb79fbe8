import { TIP_TEXTS, type StrayState } from '@simplato/domain';

/**
 * Texts of paying online: the summary, the return from the provider, and orders that wait for
 * payment.
 */
export const PAYING_MESSAGES = {
  id: 'PAYING_MESSAGES',
  online: 'Pagar online',
  leastOnline: (amount: string) => `Para pagar online, el pedido debe ser de ${amount} o más.`,
  tip: {
    legend: 'Propina',
    hint: 'Si te apetece. Va entera al restaurante, aparte de la cuenta, y solo al pagar online.',
    none: 'Sin propina',
    percent: (percent: number) => `${percent} %`,
    other: 'Otra',
    amount: 'Cuánto',
    amountMissing: 'Escribe la propina en euros, como 1,50',
    faults: TIP_TEXTS,
  },
  tipLine: 'Propina',
  totalToPay: 'Total a pagar',
  created: 'Order Created Correctly',
  checking: 'Preguntando por tu pago…',
  notCharged: 'No se ha cobrado nada',
  waiting: (orderId: number) =>
    `El pedido nº ${orderId} espera su pago y la cocina aún no lo tiene. Lo que elegiste sigue aquí: paga online o pide ahora y paga al camarero.`,
  waitingElsewhere: 'Si tu pedido aún espera el pago, lo verás en «La mesa».',
  underway: 'Tu banco está confirmando el pago',
  underwayText: (orderId: number) =>
    `El pedido nº ${orderId} irá a la cocina en cuanto lo confirme. No hace falta pagar otra vez.`,
  lookAgain: 'Mirar otra vez',
  unknown: 'No sabemos todavía cómo va tu pago',
  unknownText: 'Lo que elegiste sigue aquí y nada se cobra dos veces.',
  failed: {
    pay: 'No hemos podido abrir el pago',
    turn: 'No hemos podido pasar tu pedido a la cocina',
    drop: 'No hemos podido descartar el pedido',
    check: 'No hemos podido saber cómo va tu pago',
  },
  kept: 'Lo que elegiste sigue aquí.',
  cancelled: (orderId: number) => `El pedido nº ${orderId} se ha cancelado y no irá a la cocina.`,
  isAtTable: (orderId: number) => `El pedido nº ${orderId} ya está enviado. Lo pagas en la mesa.`,
  locked: 'Tu banco está confirmando un pago. Si dice que no, podrás elegir otra vez.',
  tipsOff: 'El restaurante ya no acepta propinas: hemos quitado la tuya. El total es el de arriba.',
  retry: 'Reintentar',
  arrived: (orderId: number) =>
    `El pedido nº ${orderId} ya está guardado. No se ha cobrado nada todavía.`,
  payNow: 'Pagar ahora',
  paid: (orderId: number) => `Pago recibido: el pedido nº ${orderId} ya está enviado a la cocina.`,
  seeOrder: 'Ver pedido',
  over: (orderId: number) =>
    `El pedido nº ${orderId} se ha cancelado antes de pagarse. No se ha cobrado nada y lo que elegiste sigue aquí.`,
  lost: 'El pedido que ibas a pagar era de una visita anterior y caducará sin cobrarse. Lo que elegiste sigue aquí.',
  tab: 'La mesa',
} as const;

export const PAID_MESSAGES = {
  id: 'PAID_MESSAGES',
  pageTitle: 'Tu pago · Simplato',
  checking: 'Comprobando tu pago...',
  title: '¡Pedido creado correctamente!',
  text: 'Tu pago fue procesado con éxito. Guarde su número de pedido.',
  amount: (amount: string) => `Has pagado ${amount}`,
  over: (orderId: number) => `El pedido nº ${orderId} está cancelado`,
  overText: 'No se ha cobrado nada y lo que elegiste sigue aquí.',
  chosen: 'Ver lo que elegiste',
  stranger: {
    title: 'Nos ocupamos de tu pago',
    text: (orderId: number) =>
      `Tu sesión en la mesa ha terminado. Si has pagado el pedido nº ${orderId}, no hace falta pagar otra vez: nada se cobra dos veces.`,
    scan: 'Escanea otra vez el código de tu mesa para ver cómo va, o pregunta a tu camarero.',
    scanAgain: 'Escanear mi mesa',
    home: 'Ir al inicio',
  },
  accept: 'Aceptar',
  underway: 'Tu banco está confirmando el pago',
  underwayText:
    'Puede tardar un poco. Esta página sigue sola en cuanto lo confirme; si la cierras, lo verás en «La mesa».',
  lookAgain: 'Mirar otra vez',
  silent: 'No hemos podido preguntar por tu pago',
  silentText: 'No se ha perdido nada: si has pagado, tu pedido irá a la cocina igualmente.',
  unknown: 'No encontramos este pedido',
  unknownText: 'Puede que sea de una visita anterior. En «La mesa» tienes los de ahora.',
  tab: 'La mesa',
} as const;

/** Orders waiting for payment, in "La mesa". */
export const WAITING_MESSAGES = {
  id: 'WAITING_MESSAGES',
  badge: 'Pago pendiente',
  text: 'La cocina lo tendrá en cuanto elijas cómo pagarlo.',
  online: 'Pagar online',
  atTable: 'Pagar al camarero',
  drop: 'Descartar',
  dropTitle: (orderId: number) => `¿Descartar el pedido nº ${orderId}?`,
  dropText: 'La cocina no lo ha visto y no se ha cobrado nada.',
  keep: 'No descartar',
  dropped: (orderId: number) => `Has descartado el pedido nº ${orderId}. No se ha cobrado nada.`,
  processing: 'Procesando tu pedido...',
  tip: 'Propina',
  cancelledPaid: 'Lo que pagaste se te devuelve.',
  cancelledReturned: (amount: string) => `Te hemos devuelto ${amount}.`,
  /** What is missing of a refund that failed. */
  unreturned: {
    returning: (amount: string) =>
      `Todavía no hemos podido devolverte ${amount}: lo estamos intentando otra vez.`,
    stuck: (amount: string) =>
      `No hemos podido devolverte ${amount}. Pregunta en el restaurante: lo tienen apuntado.`,
  },
  stray: {
    awaited: (amount: string) =>
      `Tu banco aún está confirmando el pago de ${amount}. Si llega a cobrarse, se te devuelve entero.`,
    returning: (amount: string) =>
      `Tu pago de ${amount} llegó cuando el pedido ya no lo esperaba. Se te está devolviendo entero.`,
    returned: (amount: string) =>
      `Tu pago de ${amount} llegó cuando el pedido ya no lo esperaba. Se te ha devuelto entero.`,
    stuck: (amount: string) =>
      `Tu pago de ${amount} llegó cuando el pedido ya no lo esperaba y todavía no hemos podido devolvértelo. Pregunta en el restaurante: lo tienen apuntado.`,
    unseen: (amount: string) =>
      `No sabemos si tu pago de ${amount} llegó a cobrarse. Pregunta en el restaurante: pueden mirarlo.`,
  } satisfies Record<StrayState, (amount: string) => string>,
} as const;
