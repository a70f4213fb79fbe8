import type { Disputed } from '@simplato/contract';
import {
  CORRECTION_TEXTS,
  RESTAURANT_STATUS_WORDS,
  PAYMENT_STANDING_WORDS,
  tableLabel,
  type PaymentStatus,
} from '@simplato/domain';

const shareOf = (paymentNumber: number, tableName: string) =>
  `pago ${paymentNumber} de ${tableLabel(tableName)}`;

const orders = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);

/** Texts used by both screens. */
export const ORDER_WORDS = {
  status: RESTAURANT_STATUS_WORDS,
  /** How it is to be paid, for the filter; the standing says what actually happened. */
  payment: {
    unpaid: 'En la mesa',
    pending: 'Online, sin confirmar',
    paid: 'Online, confirmado',
  } satisfies Record<PaymentStatus, string>,
  standing: PAYMENT_STANDING_WORDS,
} as const;

export const HISTORY_MESSAGES = {
  pageTitle: 'Historial',
  heading: 'Historial',
  loading: 'Cargando el historial...',
  filters: 'Filtros',
  from: 'Desde',
  until: 'Hasta',
  dayHint: 'Cada día va de las cinco de la mañana a las cinco de la mañana siguiente.',
  ofTab: (number: string) => `Solo los pedidos de la misma cuenta que el nº ${number}.`,
  table: 'Mesa',
  number: 'Número',
  noNumber: 'Solo cifras, como 128. Ahora no se filtra por número.',
  status: 'Estado',
  payment: 'Forma de pago',
  any: 'Todos',
  clear: 'Quitar filtros',
  download: 'Descargar CSV',
  downloadFailed:
    'No hemos podido reunir todos los pedidos. Comprueba la conexión y prueba de nuevo.',
  fileName: (day: string) => `pedidos-${day}.csv`,
  columns: {
    number: 'Pedido',
    date: 'Fecha',
    table: 'Mesa',
    status: 'Estado',
    payment: 'Pago',
    total: 'Total',
  },
  see: (orderId: number) => `Ver el pedido nº ${orderId}`,
  more: 'Ver más',
  moreFailed: 'No hemos podido cargar más.',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `Los ${orders(count)} más recientes` : orders(count),
  day: 'El día en cifras',
  empty: 'Ningún pedido',
  emptyText: 'Con estos filtros no hay ninguno. Prueba con otros, o quítalos.',
  never: 'Todavía no hay pedidos',
  neverText: 'Cuando entre el primero, lo verás aquí.',
  failed: 'No hemos podido cargar el historial',
  failedText: 'Los pedidos están a salvo.',
} as const;

export const DAY_MESSAGES = {
  pageTitle: 'El día',
  headings: { day: 'El día', month: 'El mes', dates: 'De un día a otro' },
  loading: 'Sumando el día...',
  before: 'El día anterior',
  after: 'El día siguiente',
  date: 'Fecha',
  span: 'Qué días',
  spans: { day: 'Día', month: 'Mes', dates: 'Fechas' },
  month: 'Mes',
  monthBefore: 'El mes anterior',
  monthAfter: 'El mes siguiente',
  from: 'Desde',
  until: 'Hasta',
  untilText: (from: string, until: string) => `Del ${from} al ${until}`,
  periodDetail:
    'Cada día, de las cinco de la mañana a las cinco de la mañana siguiente. IVA incluido.',
  turned: 'El último día es anterior al primero.',
  tooLong: 'Como mucho, un año de una vez.',
  byDay: 'Día a día',
  day: 'Día',
  corrected: 'Devuelto y anulado',
  correctedText:
    'En el día en que pasó: los pedidos de otros días que se anulan hoy restan hoy, y su día se queda como estaba.',
  correctedVat: 'Con lo devuelto y lo anulado ya restado.',
  what: 'Qué',
  correction: CORRECTION_TEXTS,
  order: (orderId: number) => `nº ${orderId}`,
  share: shareOf,
  left: (amount: string) => `${amount} sin lo devuelto y anulado`,
  collected: (count: number, total: string) =>
    `Además se ${count === 1 ? 'cerró' : 'cerraron'} ${orders(count)} de días anteriores (${total}).`,
  disputedMoney: 'Reclamado por los bancos',
  disputedMoneyText:
    'Lo que un banco retiene por una reclamación no cuenta como tuyo hasta que la ganas.',
  download: 'Descargar CSV para la gestoría',
  fileName: (from: string, until: string) => `cifras-${from}-${until}.csv`,
  periodLoading: 'Sumando los días...',
  periodEmpty: 'Ningún pedido en estas fechas',
  periodEmptyText: 'Prueba con otras: aquí se suma todo lo que pasó de un día a otro.',
  periodFailed: 'No hemos podido sumar estas fechas',
  detail: 'De las cinco de la mañana a las cinco de la mañana siguiente. IVA incluido.',
  orders: 'Pedidos',
  takings: 'Ventas',
  average: 'Ticket medio',
  serving: 'Hasta servir',
  minutes: (minutes: number) => `${minutes} min`,
  servingDetail: (average: number, longest: number) =>
    `media ${average}\u00a0min · máximo ${longest}\u00a0min`,
  noServing: 'Sin datos',
  promises: 'Horas prometidas',
  promisesHeld: (held: number, promised: number) => `${held} de ${promised}`,
  promisesDetail: (percent: number) => `cumplidas: ${percent}\u00a0%`,
  cancelled: (count: number, total: string) =>
    count === 0
      ? 'Ninguno cancelado'
      : `${orders(count)} ${count === 1 ? 'cancelado' : 'cancelados'} (${total}), sin contar`,
  openTables: 'Lo que aún deben las cuentas abiertas, como en la sala.',
  openPayments: 'Sin contar los pagos online que aún no se han confirmado.',
  disputed: ({ orders: orderIds, shares }: Disputed) => {
    const [share] = shares;
    if (orderIds.length === 0 && share && shares.length === 1) {
      return `El banco del comensal reclama el ${shareOf(share.paymentNumber, share.tableName)}`;
    }
    if (orderIds.length === 1 && shares.length === 0) {
      return `El banco del comensal reclama el cobro del pedido nº ${orderIds[0]}`;
    }
    const all = [
      ...(orderIds.length > 0 ? [`los pedidos nº ${orderIds.join(', ')}`] : []),
      ...shares.map((one) => `el ${shareOf(one.paymentNumber, one.tableName)}`),
    ];
    return `Los bancos reclaman: ${all.join('; ')}`;
  },
  disputedText: 'Respóndele desde tu panel de Stripe. Aquí avisamos de los últimos treinta días.',
  toHistory: 'Ver el historial',
  byHour: 'Ventas por hora',
  byProduct: 'Ventas por plato',
  byVat: 'IVA',
  byPayment: 'Pedidos según cómo se pidió pagar',
  byPaymentText: 'Con lo que se cerró sin cobrar. Lo cobrado está por forma de pago.',
  invoiced: 'Facturas',
  invoicedNumbers: 'Números',
  invoicedCount: 'Cuántas',
  invoicedText:
    'Por la hora en que salieron. Las que sustituyen a otras no suman, y lo pagado a cuenta tiene la suya al completarse.',
  byForm: 'Cobrado por forma de pago',
  byFormText:
    'El día en que se movió el dinero, con lo devuelto y lo deshecho. La propina, aparte.',
  withoutCash: 'Sin el efectivo del turno abierto, oculto hasta contar el cajón.',
  late: (inAmount: string, backAmount: string) =>
    `Además llegaron tarde ${inAmount}, que no son venta; de lo que llegó tarde se devolvieron ${backAmount}.`,
  times: 'Veces',
  tip: 'Propina',
  unpaid: 'Cuentas cerradas sin cobrar del todo',
  unpaidText: '«Sin indicar» es lo que no se apuntó como cobrado en una cuenta que se cerró sola.',
  reason: 'Motivo',
  tabs: 'Cuentas',
  onlineMoney: 'Cobrado online',
  concept: 'Concepto',
  amount: 'Importe',
  charged: 'Cobrado, propinas incluidas',
  tips: 'De ello, propinas',
  refunded: 'Devuelto',
  platformFee: 'Comisión de Simplato',
  providerFee: 'Comisión del servicio de pagos',
  net: 'Te queda',
  withoutFee: (count: number) =>
    count === 1
      ? 'Falta por saber la comisión del servicio de pagos de un cobro.'
      : `Faltan por saber las comisiones del servicio de pagos de ${count} cobros.`,
  hour: 'Hora',
  product: 'Plato',
  units: 'Unidades',
  total: 'Total',
  rate: 'Tipo',
  base: 'Base',
  tax: 'Cuota',
  way: 'Forma',
  online: 'Online, al pedir',
  atTable: PAYMENT_STANDING_WORDS['at-table'],
  due: 'Por cobrar en la mesa',
  sum: 'Suma',
  allProducts: (count: number) => `Ver los ${count} platos`,
  /** In place of a price, below the menu that it was made of. */
  inMenu: 'en el menú',
  bestProducts: 'Ver solo los primeros',
  hourOf: (hour: number) => `${hour} h`,
  hours: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  empty: 'Ningún pedido este día',
  emptyText: 'Cuando entre el primero, aquí verás las cuentas al momento.',
  failed: 'No hemos podido sumar el día',
  failedText: 'Los pedidos están a salvo.',
} as const;
