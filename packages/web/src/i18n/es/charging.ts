import type { PaymentForm } from '@simplato/domain';
import { las } from './hour-words.ts';

/** Texts of the room about a tab's money: who pays, charging at the table, and its bill. */
export const CHARGING_MESSAGES = {
  payments: {
    heading: 'Pagos',
    /** Who pays, where no phone of the table is meant. */
    table: 'La mesa',
    paying: (who: string, amount: string) => `${who} está pagando ${amount}`,
    bank: 'Su banco lo está confirmando.',
    awaited: (who: string, amount: string) => `${amount} de ${who}, sin confirmar`,
    comes: (why: string, isWithBank: boolean) =>
      `${why}. ${isWithBank ? 'Está en manos de su banco: si' : 'Si aún'} llega, se devuelve solo.`,
    /** 'con el móvil, 21:35'. */
    how: (form: PaymentForm, time: string, takenBy: string) =>
      [FORMS[form], time, takenBy && `cobró ${takenBy}`].filter((part) => part !== '').join(' · '),
    paid: (who: string, amount: string) => `${who} pagó ${amount}`,
    tip: (amount: string) => `y ${amount} de propina`,
    owed: (who: string, amount: string) => `Por devolver: ${amount} a ${who}`,
    returned: (who: string, amount: string) => `Devuelto: ${amount} a ${who}`,
    undone: (amount: string) => `Deshecho: ${amount}`,
    /** What of a payment went back, of how much, and when. */
    givenBack: (amount: string, charged: string, when: string) =>
      [`Devuelto: ${amount} de ${charged}`, when].filter((part) => part !== '').join(' · '),
    release: 'Soltar',
    undo: 'Deshacer',
    /** The money of an online payment, and the way to give it back. */
    see: 'Ver',
    handBack: 'Devuelto',
    /** For screen readers: which of several buttons it is. */
    of: (what: string, who: string, amount: string) => `${what}: ${who}, ${amount}`,
    released: (who: string, amount: string) =>
      `${who} ya no está pagando ${amount}. Si aún llega, se devuelve solo.`,
    /** Of a tab that is over, in whose list nobody looks: 'Mesa 4, ya cerrada: …'. */
    cameLate: (table: string, who: string, amount: string) =>
      `${table}, ya cerrada: el pago de ${who}, ${amount}, llegó tarde. Se le devuelve solo.`,
    handedBack: (who: string, amount: string) => `Anotado: has devuelto ${amount} a ${who}.`,
  },
  member: {
    paid: (amount: string) => `pagó ${amount}`,
    paying: (amount: string) => `pagando ${amount}`,
    /** Somebody else has paid their products. */
    settled: 'pagado por la mesa',
  },
  forms: { cash: 'Efectivo', card: 'Tarjeta', other: 'Otro' },

  charge: {
    action: (amount: string) => `Cobrar ${amount}`,
    title: (table: string) => `Cobrar ${table}`,
    what: 'Qué cobras',
    rest: (amount: string) => `Lo que queda · ${amount}`,
    part: (who: string, amount: string) => `${who} · ${amount}`,
    amount: 'Otra cantidad',
    amountLabel: 'Cantidad',
    noAmount: 'Escribe cuánto cobras',
    tooMuch: (amount: string) => `Solo quedan ${amount}`,
    form: 'Cómo pagan',
    tip: 'Propina (si dejan)',
    noTip: 'Escribe la propina en euros, o nada',
    given: 'Te dan',
    givenHint: 'Los billetes se suman. Sin nada, es justo.',
    notes: 'Billetes',
    note: (euros: number) => `${euros} €`,
    exact: 'Justo',
    noGiven: 'Escribe lo que te dan en euros',
    short: 'Faltan',
    missing: (amount: string) => `Faltan ${amount}`,
    change: 'Cambio',
    changed: (before: string, now: string) =>
      `La cuenta ha cambiado mientras tanto: eran ${before} y ahora son ${now}.`,
    nothing: 'Ya no queda nada que cobrar en esta cuenta.',
    frees: (who: string) =>
      `${who}, con el móvil: si cobras esto, se suelta, y lo que aún llegue se devuelve solo.`,
    submit: (amount: string) => `Cobrar ${amount}`,
    submitNothing: 'Cobrar',
    done: (amount: string) => `Cobrados ${amount}.`,
    doneTitle: (amount: string) => `Cobrados ${amount}`,
    finish: 'Hecho',
    unanswered: (amount: string) =>
      `No sabemos si el cobro de ${amount} ha llegado. Compruébalo antes de hacer otro: no se cobra dos veces.`,
    check: 'Comprobar',
    waiting: (table: string, amount: string) => `${table}: no sabemos si se han cobrado ${amount}`,
    waitingText: 'La red falló al cobrar. Compruébalo: no se cobra dos veces.',
    refused: {
      amount_changed: 'La cuenta ha cambiado y ya no son los mismos euros. No se ha cobrado nada.',
      share_taken: 'Alguno de esos platos ya está pagado. No se ha cobrado nada.',
      share_gone: 'Alguno de esos platos ya no está en la cuenta. No se ha cobrado nada.',
      nothing_due: 'Ya no queda nada que cobrar en esta cuenta.',
    },
  },

  /** At the board, after a table's last order was closed. */
  asking: {
    how: (table: string, amount: string) => `${table}: quedan ${amount}. ¿Cómo se han pagado?`,
    done: (table: string, amount: string) => `${table}: cobrados ${amount}.`,
    undo: 'Deshacer',
    undoReason: 'Me he equivocado',
  },

  undo: {
    title: (amount: string) => `Deshacer el cobro de ${amount}`,
    text: 'Esos euros vuelven a quedar pendientes en la cuenta. Si tenían factura, sale su rectificativa.',
    cash: 'Si ya los tienes en la mano, devuélvelos.',
    reasons: ['Pagaban con tarjeta', 'Pagaban en efectivo', 'Era otra mesa', 'Me he equivocado'],
    submit: 'Deshacer',
    done: (amount: string) => `Deshecho: ${amount} vuelven a estar pendientes.`,
  },

  closing: {
    paying: (who: string) =>
      `${who}, con el móvil: al cerrar se suelta, y lo que aún llegue se devuelve solo.`,
    owed: (who: string) => `Falta por devolver ${who}. Hazlo antes de cerrar.`,
    toWhom: (amount: string, who: string) => `${amount} a ${who}`,
  },

  bill: {
    action: 'Ver la cuenta',
    onPrinter: 'Imprimir en la casa',
    printed: 'Enviada a la impresora.',
    printedAt: (time: string, by: string, total: string) =>
      `Impresa a ${las(time)} por ${by}: ${total}.`,
  },
} as const;

const FORMS = {
  online: 'con el móvil',
  cash: 'en efectivo',
  card: 'con tarjeta',
  other: 'de otra forma',
} as const satisfies Record<PaymentForm, string>;
