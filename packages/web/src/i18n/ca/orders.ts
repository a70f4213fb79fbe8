import type * as spanish from '../es/orders.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const SUMMARY_MESSAGES: Messages<typeof spanish.SUMMARY_MESSAGES> = {
  pageTitle: 'La teva comanda · Simplato',
  heading: 'La teva comanda',
  headingFor: (table) => `Comanda · ${table}`,
  columns: {
    product: 'Plat',
    quantity: 'Quantitat',
    price: 'Preu',
    subtotal: 'Subtotal',
    action: 'Acció',
  },
  total: 'Total',
  vatIncluded: 'IVA inclòs',
  remove: 'Treure',
  removeOne: (name) => `Treure’n un: ${name}`,
  addOne: (name) => `Afegir-ne un: ${name}`,
  removeAll: (name) => `Treure ${name}`,
  removedAll: (name) => `Has tret ${name}.`,
  choose: 'Canviar',
  chooseFor: (name) => `Canviar ${name}`,
  removed: (name) => `N’has tret un: ${name}.`,
  undo: 'Desfer',
  addNote: 'Afegir una nota',
  note: 'Nota per a la cuina',
  noteFor: (name) => `sobre ${name}`,
  notePlaceholder: 'Sense sal, molt fet…',
  orderNote: 'Nota de tota la comanda',
  orderNoteHint: 'Al·lèrgies, pressa: el que la cuina hagi de saber.',
  payAtTable: 'Demanar ara i pagar al cambrer',
  sendToKitchen: 'Enviar a la cuina',
  sending: 'S’està processant la teva comanda…',
  moreProducts: 'Continuar mirant la carta',
  empty: 'La teva comanda és buida',
  emptyText: 'Tria a la carta i aquí veuràs el compte abans de demanar.',
  emptyAction: 'Veure la carta',
  failed: 'No s’ha pogut fer la comanda.',
  changed: {
    title: 'La carta ha canviat',
    text: 'Encara no hem demanat res. Mira què ha canviat i, si et sembla bé, accepta-ho.',
    accept: 'Acceptar els canvis',
    price: (now, before) => `Ara costa ${now}, abans ${before}`,
    gone: 'Ja no està disponible',
    soldOut: 'Exhaurit',
    notServed: 'Ara no se serveix',
    options: 'Les opcions han canviat: torna a triar',
    accepted: 'La teva comanda està al dia. Ja la pots enviar.',
    allGone: 'Res del que vas triar està disponible. Tria una altra cosa a la carta.',
  },
};

export const SENDING_MESSAGES: Messages<typeof spanish.SENDING_MESSAGES> = {
  taken: 'Comanda enviada. Es paga a taula.',
  takenBefore: 'La teva comanda ja havia arribat a la cuina. No cal que la tornis a enviar.',
  seeOrder: 'Veure la comanda',
  inOtherTab: {
    title: 'La teva comanda ja està enviada',
    text: 'L’has enviada des d’una altra pestanya. No cal que la tornis a enviar.',
  },
  unsent: (reason) => `La teva comanda no s’ha enviat. ${reason}`,
  unsentChanged:
    'La teva comanda no s’ha enviat: la carta ha canviat. El que vas triar continua aquí.',
  seeUnsent: 'Veure la meva comanda',
  underWay: 'S’està enviant la teva comanda…',
  unansweredTitle: 'La teva comanda està per enviar',
  unanswered:
    'No hem pogut enviar la teva comanda. No s’ha cobrat res. L’enviarem quan torni la connexió.',
  sendNow: 'Enviar ara',
  staleTitle: 'Tens una comanda d’abans sense confirmar',
  stale:
    'La vas enviar sense connexió i no vam saber mai si va arribar. Mira-la a Les meves comandes abans de tornar-la a enviar.',
  letGo: 'Ja no la vull',
  elsewhere: (table) =>
    `La vas fer a la taula «${table}» i no sabem si va arribar. Si l’envies ara, la serviran en aquesta taula.`,
  leaving: {
    title: 'La teva comanda encara no ha arribat',
    text: 'Si surts ara, aquest mòbil deixa d’enviar-la i pot ser que la cuina no la rebi mai.',
    stay: 'Quedar-me aquí',
    goOn: 'Sortir sense enviar-la',
  },
};

export const CONFIRMATION_MESSAGES: Messages<typeof spanish.CONFIRMATION_MESSAGES> = {
  pageTitle: 'Comanda enviada · Simplato',
  title: 'Comanda enviada!',
  text: 'Ja pots esperar que te la serveixin a taula.',
  dialogTitle: 'El teu número de comanda',
  dialogText: 'Desa’l per si el cambrer te’l demana. Es paga a taula.',
  accept: 'D’acord',
  ownOrders: 'Les meves comandes',
  home: 'Tornar a l’inici',
};

export const OWN_ORDERS_MESSAGES: Messages<typeof spanish.OWN_ORDERS_MESSAGES> = {
  pageTitle: 'Les meves comandes · Simplato',
  heading: 'Les meves comandes',
  detail: 'El que has demanat en aquesta visita, al moment.',
  loading: 'S’estan carregant les teves comandes…',
  orderNumber: (orderId) => `Comanda núm. ${orderId}`,
  placedAt: (time) => `a ${les(time)}`,
  status: {
    received: 'Rebuda',
    preparing: 'En preparació',
    ready: 'A punt',
    closed: 'Servida',
    cancelled: 'Cancel·lada',
  },
  statusText: {
    received: 'La cuina ja la té.',
    preparing: 'L’estan preparant.',
    ready: 'És a punt: te la porten ara.',
    closed: 'Bon profit.',
    cancelled: 'No s’ha cobrat res.',
  },
  quote: { open: '«', close: '»' },
  cancelReason: 'El restaurant diu:',
  neverPaidReason: 'Motiu:',
  unpaid: {
    dropped: 'L’has descartada abans de pagar',
    neverPaid: 'El pagament en línia no es va acabar a temps',
  },
  total: 'Total',
  empty: 'Encara no has demanat res',
  emptyText: 'Quan enviïs una comanda, aquí veuràs com va.',
  emptyAction: 'Veure la carta',
  failed: 'No hem pogut carregar les teves comandes',
  failedText:
    'Les teves comandes són segures a la cuina. Comprova la connexió i torna-ho a provar.',
  streamDown: (since) => `Sense connexió des de ${les(since)}`,
  streamDownNever: 'Sense connexió',
  streamDownText: 'El que veus pot no estar al dia. Ens tornem a connectar sols.',
  atTable: (count) => `${count} comandes es paguen a taula`,
  homeTitle: 'Les teves comandes',
  seeAll: 'Veure-les totes',
};
