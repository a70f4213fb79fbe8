import {
  type CallKind,
  type Call,
  type CloseReason,
  type OrderStatus,
  type TabOpening,
  tableLabel as named,
  weightText,
} from '@simplato/domain';
import { las } from './hour-words.ts';

const minutes = (count: number) => (count < 1 ? 'ahora' : `${count}\u00A0min`);
const ago = (count: number) => (count < 1 ? 'ahora mismo' : `hace ${count}\u00A0min`);

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
const listed = (parts: readonly string[][]) => new Intl.ListFormat('es').format(parts.flat());

const CALLS = {
  waiter: 'camarero',
  water: 'agua',
  bread: 'pan',
  cutlery: 'cubiertos',
  other: 'otra cosa',
  bill: 'la cuenta',
} as const satisfies Record<CallKind, string>;

/** What a call is for, in a word or in those that the table wrote. */
export function describeCall({ kind, text }: Pick<Call, 'kind' | 'text'>): string {
  return kind === 'other' && text !== '' ? `«${text}»` : CALLS[kind];
}

/** Texts of the room: its tables, what needs somebody, and an open tab. */
export const ROOM_MESSAGES = {
  pageTitle: 'Sala',
  titled: (loud: number) => (loud > 0 ? `(${loud}) Sala` : 'Sala'),
  loading: 'Cargando la sala…',
  failed: {
    title: 'No hemos podido cargar la sala',
    text: 'Las cuentas están a salvo en el servidor. Prueba de nuevo.',
  },
  stream: {
    connecting: 'Conectando…',
    live: 'En directo',
    down: 'Sin conexión',
    over: 'Sin sesión',
  },
  newOrder: 'Pedido',
  retry: 'Reintentar',
  changed: 'Eso ya no está: alguien lo ha cambiado antes. La sala ya está al día.',
  keep: 'Cancelar',
  undo: 'Deshacer',

  first: {
    heading: 'Primero',
    none: 'Ahora mismo no te espera nadie.',
    more: (count: number) => `Ver ${count} más`,
    less: 'Ver menos',
    /** For screen readers, when something new rings. */
    arrived: (table: string, what: string) => `${table}: ${what}.`,
    /** What rings: '2 llamadas y 1 pedido sin ver en cocina. Aquí no suena la campana.' */
    unheard: ({
      calls,
      weighings,
      admissions,
      unseen,
    }: { [kind in 'calls' | 'weighings' | 'admissions' | 'unseen']: number }) =>
      `${listed([
        counted(calls, 'llamada', 'llamadas'),
        counted(weighings, 'pedido por pesar', 'pedidos por pesar'),
        counted(admissions, 'persona que pide entrar', 'personas que piden entrar'),
        counted(unseen, 'pedido sin ver en cocina', 'pedidos sin ver en cocina'),
      ])}. Aquí no suena la campana.`,
  },
  missed: {
    title: 'Nadie mira el tablero de la cocina',
    unseen: (count: number, minute: number) =>
      `${
        count === 1
          ? `Hay un pedido sin ver, de ${ago(minute)}`
          : `Hay ${count} pedidos sin ver, el primero de ${ago(minute)}`
      }. Avisa a la cocina y abre allí el tablero.`,
    none: 'Lo que pidan ahora no lo vería nadie. Abre el tablero en la cocina.',
    unheard: 'Aquí no suena la campana.',
  },
  calls: (call: Call) => `Llaman: ${describeCall(call)}`,
  needs: {
    bill: 'Piden la cuenta',
    goes: (name: string) => `Va ${name}`,
    weigh: 'Por pesar',
    weighed: 'Falta que lo acepten',
    admission: 'Piden entrar',
    unseen: 'Sin ver en cocina',
    pass: 'En el pase',
    waiting: 'Esperan',
    held: (course: string) => `${course} en espera`,
    owedBack: 'Por devolver',
  },
  details: {
    owedBack: (amount: string, who: string, isClosed: boolean) =>
      `${amount} a ${who}${isClosed ? ' · cuenta cerrada' : ''}`,
    call: (minute: number, who: string) =>
      who === '' ? ago(minute) : `${ago(minute)}, lo pide ${who}`,
    bill: (form: string, due: string, minute: number) =>
      [form, due, minutes(minute)].filter((part) => part !== '').join(' · '),
    attended: (what: string, time: string) => `${what}, desde ${las(time)}`,
    admission: (who: string, minute: number) => `${who}, ${ago(minute)}`,
    since: (minute: number) => `desde ${ago(minute)}`,
    held: (minute: number) => `lo anterior está en la mesa desde ${ago(minute)}`,
    weigh: (what: string, minute: number) => `${what}, ${ago(minute)}`,
    order: (orderId: number, minute: number) => `pedido nº ${orderId}, ${ago(minute)}`,
    pass: (count: string, minute: number) => `${count}, ${ago(minute)}`,
  },
  forms: { cash: 'efectivo', card: 'tarjeta' },
  goes: 'Voy',
  done: 'Hecho',
  admit: 'Admitir',
  see: 'Ver',
  going: (table: string) => `La mesa sabe que vas: ${table}.`,
  isDone: (table: string) => `${table}: hecho.`,
  admitted: (who: string, table: string) => `${who} ya está en la cuenta de ${table}.`,

  /** A tile: its words, and how long if that matters. */
  states: {
    free: 'Libre',
    seated: 'Sentados',
    ordered: 'Han pedido',
    waiting: 'Esperan',
    pass: 'En el pase',
    held: 'En espera',
    served: 'Servidos',
    calling: (call: Call) => `Llaman: ${describeCall(call)}`,
    bill: 'La cuenta',
    attended: (name: string) => `Va ${name}`,
    weigh: 'Por pesar',
    weighed: 'Por aceptar',
    owing: 'Falta',
    paid: 'Pagada',
  },
  minutes,
  marks: { apart: 'aparte', unverified: 'sin verificar' },
  numberOf: (number: number) => `nº ${number}`,
  zones: {
    none: 'Mesas',
    rest: 'Sin zona',
    taken: (taken: number, all: number) =>
      `${taken} de ${all} ${all === 1 ? 'ocupada' : 'ocupadas'}`,
  },
  noTables: {
    title: 'Todavía no hay mesas',
    text: 'Crea las mesas con sus códigos QR y aparecerán aquí.',
    action: 'Crear las mesas',
    askOwner: 'Quien lleva el restaurante las crea en «Generar QR».',
  },
  tablesFailed: 'No hemos podido leer las mesas. Las que tienen cuenta están aquí.',

  free: {
    title: (table: string) => `${table}, libre`,
    text: '¿Se sientan aquí?',
    seat: 'Sentar',
    order: 'Tomar nota',
    seated: (table: string) => `${table}: sentados.`,
  },

  tab: {
    back: 'Volver a la sala',
    backWith: (loud: number) => `Volver a la sala: ${loud} te esperan`,
    number: 'número',
    since: (time: string) => `desde ${las(time)}`,
    gone: {
      title: 'Esta cuenta ya no está abierta',
      text: 'Se ha cerrado o se ha juntado con otra. Sus pedidos siguen en el historial.',
      action: 'Ver la sala',
    },
    loading: 'Cargando la cuenta…',
    failed: 'No hemos podido leer quién ha pedido qué. Lo que ves puede no estar al día.',
    members: 'Quién está',
    nobody: 'Sin móviles en la mesa todavía.',
    waits: 'pide entrar',
    empty: 'Todavía no han pedido nada.',
    round: (index: number) => `Ronda ${index}`,
    orderedBy: (time: string, who: string) => (who === '' ? time : `${time}, la pide ${who}`),
    byWaiter: 'camarero',
    note: 'Nota:',
    status: {
      received: 'En cocina',
      preparing: 'En preparación',
      ready: 'En el pase',
      closed: 'Servida',
      cancelled: 'Cancelada',
    } satisfies Record<OrderStatus, string>,
    paying: 'Pagando online',
    unverified: 'Mesa sin verificar',
    servedAt: (table: string) => `Se sirvió en ${table}`,
    total: 'Total',
    paid: 'Pagado',
    reserved: 'Pagándose',
    due: 'Queda',
    add: 'Añadir',
    move: 'Mover',
    merge: 'Juntar',
    close: 'Cerrar',
    actions: 'Qué hacer con la cuenta',
    beside: 'Otra cuenta',
    besideName: 'Otra cuenta en esta mesa',
    besideDone: (table: string, number: number) => `${table}: otra cuenta, número ${number}.`,
    served: 'Servido',
    courseServedDone: (course: string, orderId: number) =>
      `${course} del pedido nº ${orderId}: en la mesa.`,
    carryAll: 'Todo lo del pase, en la mesa',
    allServedDone: (table: string) => `${table}: todo lo del pase, en la mesa.`,
    allUndone: (table: string) => `${table}: deshecho, vuelve a estar en el pase.`,
    /** Of an order of which the kitchen makes nothing until somebody fires the next course. */
    nextWaits: 'En espera',
    servedDone: (orderId: number) => `Pedido nº ${orderId}: servido.`,
    undone: (orderId: number) => `Pedido nº ${orderId}: deshecho.`,
    orderMore: (orderId: number) => `Más opciones del pedido nº ${orderId}`,
    moveOrder: 'Pasar a otra cuenta',
    unseen: 'Nadie lo ha visto en cocina.',
    seenAt: (time: string) => `visto en cocina ${time}`,
    allergy: 'Alergia:',
    allergySeenAt: (time: string) => `La cocina ha visto la alergia a ${las(time)}.`,
    seenByKitchen: 'La cocina ya lo sabe',
    seenDone: 'Hecho: su móvil dice «Visto en cocina».',
  },

  /** What is sold by weight: what somebody weighs, and the table accepts. */
  weighing: {
    weigh: 'Pesar',
    again: 'Volver a pesar',
    byPin: 'Aceptar con PIN',
    toWeigh: (minute: number) => `Por pesar · ${minutes(minute)}`,
    weighed: (grams: number) => `Pesado: ${weightText(grams)}`,
    waitsForTable: 'Falta que la mesa lo acepte. Hasta entonces no va a cocina ni a la cuenta.',
    estimate: (amount: string) => `unos ${amount}`,
    title: (name: string) => `¿Cuánto pesa? ${name}`,
    askedFor: (grams: number, kilo: string) =>
      `Piden unos ${weightText(grams)}, a ${kilo} el kilo.`,
    kilo: (kilo: string) => `A ${kilo} el kilo.`,
    grams: 'Gramos',
    noWeight: 'Escribe lo que marca la báscula, en gramos: 320',
    priced: (grams: number, amount: string) => `${weightText(grams)} · ${amount}`,
    save: 'Guardar peso',
    saved: (name: string, grams: number, amount: string) =>
      `${name}: ${weightText(grams)}, ${amount}. Ahora lo acepta la mesa.`,
    acceptTitle: '¿Lo acepta la mesa?',
    acceptText: (name: string) =>
      `${name}: di en la mesa el peso y el precio. Si los aceptan, confírmalo con un PIN.`,
    accept: 'La mesa lo acepta',
    accepted: (orderId: number) => `Pedido nº ${orderId}: va a cocina y a la cuenta.`,
    changed:
      'La carta ha cambiado desde que lo pidieron. Dilo en la mesa y, si les parece bien así, confírmalo.',
    notAsOrdered: 'Ya no se sirve como lo pidieron. Cancélalo y pídelo otra vez.',
    closed: 'La cocina está cerrada ahora mismo. Se podrá aceptar en cuanto abra.',
    cancel: {
      action: 'No lo quieren',
      title: (name: string) => `Cancelar: ${name}`,
      text: 'Quien lo pidió con el móvil verá el motivo. No se puede deshacer.',
      reasons: ['No lo queréis', 'Se nos ha terminado', 'Pedido repetido'],
      keep: 'No cancelar',
      submit: 'Cancelar pedido',
      done: (orderId: number) => `Pedido nº ${orderId}: cancelado.`,
    },
    noPin: 'Nadie tiene PIN todavía. Cada persona puede ponerse el suyo en «Mi cuenta».',
    setPin: 'Poner mi PIN en «Mi cuenta»',
    over: 'Mientras tanto lo han aceptado o cancelado: mira cómo está en la cuenta.',
  },

  moving: {
    title: (table: string) => `Mover ${table}`,
    text: 'Van con ella sus móviles y lo que aún está en cocina.',
    freeTables: 'Mesas libres',
    takenTables: 'Mesas ocupadas',
    none: 'Ahora mismo no hay ninguna mesa libre.',
    taken: (table: string) => `En ${table} ya hay una cuenta`,
    takenText: '¿Se sientan con ellos y comparten la cuenta, o es otra cuenta en la misma mesa?',
    beside: 'Otra cuenta en esa mesa',
    join: 'Juntar las cuentas',
    done: (from: string, to: string) => `${from} está ahora en ${to}.`,
  },
  takenMeanwhile: (table: string) =>
    `En ${table} se han sentado otros: todavía no los hemos llevado allí.`,
  merging: {
    title: (table: string) => `Juntar ${table} con otra`,
    text: 'Sus comensales y sus pedidos pasan a la cuenta que elijas.',
    none: 'No hay ninguna otra cuenta abierta.',
    done: (from: string, into: string) => `${from} está ahora en la cuenta de ${into}.`,
    recent: (table: string) => `${table} se acaba de juntar con esta cuenta`,
    recentText: 'Si no era esta, todavía puedes separarlas.',
    split: (table: string) => `Separar ${table}`,
    undone: (table: string) => `${table} vuelve a tener su cuenta.`,
  },
  movingOrder: {
    title: (orderId: number) => `Pasar el pedido nº ${orderId}`,
    text: '¿De quién es?',
    done: (orderId: number, table: string) => `El pedido nº ${orderId} está ahora en ${table}.`,
  },
  closing: {
    title: (table: string) => `Cerrar ${table}`,
    text: 'La mesa queda libre. Los próximos empiezan con una cuenta nueva.',
    unserved: (count: number) =>
      count === 1
        ? 'Hay un pedido que aún no se ha servido: sigue en cocina.'
        : `Hay ${count} pedidos que aún no se han servido: siguen en cocina.`,
    weighings: (count: number) =>
      count === 1
        ? 'Hay un pedido por pesar o aceptar: si ya no lo quieren, cancélalo antes.'
        : `Hay ${count} pedidos por pesar o aceptar: si ya no los quieren, cancélalos antes.`,
    /** 'Los segundos y los postres esperan: no se harán si no los marchas.' */
    held: (courses: readonly string[]) => {
      const all = listed([courses.map((course) => `los ${course.toLocaleLowerCase('es')}`)]);
      return `${all.replace('los', 'Los')} esperan: no se harán si no los marchas.`;
    },
    due: (amount: string) => `Quedan ${amount} sin pagar. ¿Por qué se cierra?`,
    reason: 'Motivo',
    reasons: {
      invitation: 'Invita la casa',
      error: 'Fue un error',
      walkout: 'Se han ido sin pagar',
      other: 'Otro motivo',
    } satisfies Record<CloseReason, string>,
    missing: 'Elige por qué se cierra con dinero pendiente',
    submit: 'Cerrar la cuenta',
    done: (table: string) => `${table}: cuenta cerrada.`,
  },
} as const;

/** What sets a tab apart that is marked. */
export function markOf({ opening }: { opening: TabOpening }): string {
  return opening === 'unverified' ? ROOM_MESSAGES.marks.unverified : ROOM_MESSAGES.marks.apart;
}

/** 'Mesa 4', and its number where another tab stands at the same table. */
export function tabLabel(
  { tableName, number }: { tableName: string; number: number },
  isOneOfTwo: boolean,
): string {
  return isOneOfTwo ? `${named(tableName)} (nº ${number})` : named(tableName);
}
