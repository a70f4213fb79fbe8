import { type Order, type OrderStatus, tableLabel as named } from '@simplato/domain';
import { las } from './hour-words.ts';

/** Texts of the order board. Restaurants know the column titles and buttons: do not change them. */
export const BOARD_MESSAGES = {
  pageTitle: 'Pedidos',
  loading: 'Cargando Pedidos...',
  columnGroup: 'Columnas de pedidos',
  columns: {
    received: {
      title: 'Pedidos en curso',
      shortTitle: 'En curso',
      empty: 'Nada por empezar. Lo que pidan las mesas aparece aquí al momento.',
    },
    preparing: {
      title: 'Pedidos En preparación',
      shortTitle: 'En preparación',
      empty: 'Nada en los fuegos.',
    },
    ready: {
      title: 'Pedidos Listos',
      shortTitle: 'Listos',
      empty: 'Nada esperando al camarero.',
    },
  },
  /** Slips of a column that are scrolled out of it. */
  outOfSight: {
    above: (count: number) => `+${count} arriba`,
    below: (count: number) => `+${count} abajo`,
    oldest: (minutes: string) => `la más antigua, ${minutes}`,
    more: (count: number) => `${count}\nmás`,
    stub: (order: string, minutes: string, isAllergy: boolean) =>
      `Ir a ${order}, ${minutes}${isAllergy ? ', alergia' : ''}`,
  },
  count: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
  steps: { received: 'PREPARAR', preparing: 'ENTREGAR', ready: 'Cerrar', cancelled: 'Visto' },

  table: 'Mesa:',
  orderNumber: (orderId: number) => `nº ${orderId}`,
  minutes: (minutes: number) => (minutes < 1 ? 'ahora' : `${minutes} min`),
  atPass: 'en el pase',
  orderNote: 'Nota:',
  /** Never that a product is safe. */
  allergy: {
    title: 'ALERGIA',
    see: 'Visto',
    /** Under a tick. */
    seenAt: (time: string) => `Visto ${time}`,
    failed: (order: string) => `El comensal de ${order}, aún no sabe que habéis visto su alergia.`,
    holds: (names: readonly string[]) => `lleva ${names.join(', ').toLocaleLowerCase('es')}`,
    traces: (names: readonly string[]) =>
      `puede llevar trazas de ${names.join(', ').toLocaleLowerCase('es')}`,
    unstated: 'alérgenos no informados',
    restUnstated: 'y del resto no está informado',
    ownNote: 'para quien lo ha escrito',
  },
  unverified: 'Mesa sin verificar',
  isNew: 'Nuevo',

  stream: {
    connecting: 'Conectando…',
    live: 'En directo',
    down: 'Sin conexión',
    over: 'Sesión terminada',
  },
  stuck: (count: number) => `Sin devolver: ${count}`,
  pendingPayments: (count: number) => `Pagos en curso: ${count}`,
  down: {
    title: (time: string) => `Sin conexión con Simplato desde ${las(time)}.`,
    neverHeard: 'Sin conexión con Simplato.',
    text: 'Lo que ves puede no estar al día. Nos volvemos a conectar solos.',
  },
  failed: {
    title: 'No hemos podido cargar los pedidos',
    text: 'Los pedidos están a salvo en el servidor. Prueba de nuevo.',
  },

  sound: {
    off: 'Activar sonido',
    on: 'Sonido activado',
    muted: 'Sonido silenciado',
    test: 'Probar sonido',
    /** Beside the button that turns it on, where there is no room for a sentence. */
    unheard: (count: number) => (count === 1 ? '1 aviso sin oír' : `${count} avisos sin oír`),
    unsupported: 'Este navegador no puede tocar la campana. Mira la pantalla.',
  },
  kitchen: {
    open: 'Cocina abierta',
    /** For narrow screens. */
    openShort: 'Abierta',
    closed: 'Cocina cerrada',
    closedShort: 'Cerrada',
    closeAction: 'Cocina abierta: cerrarla',
    openAction: 'Cocina cerrada: abrirla',
    outsideHours: 'Fuera de horario',
    closedTitle: 'Cocina cerrada.',
    untilSomebody: 'Los comensales lo ven y no pueden pedir hasta que la abras.',
    untilTime: (time: string) => `Los comensales lo ven. Se abre sola a ${las(time)}.`,
    outsideTitle: 'Fuera de horario.',
    outsideText: (when: string | null) =>
      when === null
        ? 'Los comensales no pueden pedir.'
        : `Los comensales no pueden pedir. Abre ${when}.`,
    durations: 'Cuánto tiempo',
    minutes: (minutes: number) => (minutes === 60 ? '1 hora' : `${minutes} min`),
    noLimit: 'Sin límite',
    openAgain: 'Abrir cocina',
    /** That orders take longer than usual. */
    delay: {
      action: 'Avisar de que tardamos',
      label: 'Tardamos más',
      title: (minutes: number) => `Tardamos unos ${minutes} min.`,
      text: (time: string) => `Los comensales lo ven antes de pedir, hasta ${las(time)}.`,
      minutes: 'Cuánto tardamos',
      end: 'Ya no tardamos',
      /** The same, beside what it says. */
      remove: 'Quitar',
      failed:
        'No hemos podido cambiar lo que tardáis: los comensales leen lo de antes. Prueba de nuevo.',
    },
    failedToClose: 'No hemos podido cerrar la cocina: siguen entrando pedidos. Prueba de nuevo.',
    failedToOpen: 'No hemos podido abrir la cocina: sigue cerrada. Prueba de nuevo.',
  },
  fresh: {
    count: (count: number) => (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`),
    /** For screen readers. */
    arrived: (orderId: number, table: string) => `Pedido nuevo: nº ${orderId}, ${named(table)}.`,
    seen: 'Visto',
    unheard: (count: number) =>
      count === 1
        ? 'Hay un pedido nuevo y aquí no suena la campana.'
        : `Hay ${count} pedidos nuevos y aquí no suena la campana.`,
  },

  /** Cancelled elsewhere. */
  struck: {
    mark: 'CANCELADO',
    /** For screen readers. */
    cancelled: ({ orderId, tableName }: Pick<Order, 'orderId' | 'tableName'>) =>
      `Pedido cancelado: nº ${orderId}, ${named(tableName)}.`,
    unheard: (count: number) =>
      count === 1
        ? 'Se ha cancelado un pedido y aquí no suena la campana.'
        : `Se han cancelado ${count} pedidos y aquí no suena la campana.`,
  },

  stepped: {
    received: (order: string) => `${order}: en curso.`,
    preparing: (order: string) => `${order}: en preparación.`,
    ready: (order: string) => `${order}: listo para servir.`,
    closed: (order: string) => `${order}: pedido cerrado.`,
    cancelled: (order: string) => `${order}: pedido cancelado.`,
  } satisfies Record<OrderStatus, (order: string) => string>,
  undo: 'Deshacer',
  undone: (order: string) => `${order}: deshecho.`,
  retry: 'Reintentar',
  stepFailed: (order: string) => `Sin conexión: el pedido de ${order}, sigue donde estaba.`,
  undoFailed: (order: string) => `Sin conexión: no hemos podido deshacer lo de ${order}.`,
} as const;

/** 'Mesa 4, nº 12': a table may have two orders on the board, so messages name the order too. */
export function orderLabel({ tableName, orderId }: Pick<Order, 'tableName' | 'orderId'>): string {
  return `${named(tableName)}, ${BOARD_MESSAGES.orderNumber(orderId)}`;
}
