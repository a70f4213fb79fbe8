import type * as spanish from '../es/paying.ts';
import type { Messages } from '../messages.ts';

export const PAYING_MESSAGES: Messages<typeof spanish.PAYING_MESSAGES> = {
  online: 'Pagar en línia',
  leastOnline: (amount) => `Per pagar en línia, la comanda ha de ser de ${amount} o més.`,
  tip: {
    legend: 'Propina',
    hint: 'Si et ve de gust. Va sencera al restaurant, a part del compte, i només si es paga en línia.',
    none: 'Sense propina',
    percent: (percent) => `${percent}\u00a0%`,
    other: 'Una altra',
    amount: 'Quant',
    amountMissing: 'Escriu la propina en euros, com 1,50',
    faults: {
      overLimit: 'La propina no pot passar de 100\u00a0€',
      overTotal: 'La propina no pot ser més que el que pagues',
    },
  },
  tipLine: 'Propina',
  totalToPay: 'Total a pagar',
  created: 'Comanda creada correctament',
  checking: 'S’està preguntant pel teu pagament…',
  notCharged: 'No s’ha cobrat res',
  waiting: (orderId) =>
    `La comanda núm. ${orderId} espera el pagament i la cuina encara no la té. El que vas triar continua aquí: paga en línia, o demana ara i paga al cambrer.`,
  waitingElsewhere: 'Si la teva comanda encara espera el pagament, la trobaràs a «La taula».',
  underway: 'El teu banc està confirmant el pagament',
  underwayText: (orderId) =>
    `La comanda núm. ${orderId} anirà a la cuina quan el confirmi. No cal tornar a pagar.`,
  lookAgain: 'Tornar a mirar',
  unknown: 'Encara no sabem com va el teu pagament',
  unknownText: 'El que vas triar continua aquí i res no es cobra dues vegades.',
  failed: {
    pay: 'No hem pogut obrir el pagament',
    turn: 'No hem pogut passar la teva comanda a la cuina',
    drop: 'No hem pogut descartar la comanda',
    check: 'No hem pogut saber com va el teu pagament',
  },
  kept: 'El que vas triar continua aquí.',
  cancelled: (orderId) => `La comanda núm. ${orderId} s’ha cancel·lat i no anirà a la cuina.`,
  isAtTable: (orderId) => `La comanda núm. ${orderId} ja està enviada. La pagues a la taula.`,
  locked: 'El teu banc està confirmant un pagament. Si diu que no, podràs tornar a triar.',
  tipsOff: 'El restaurant ja no accepta propines: hem tret la teva. El total és el de dalt.',
  retry: 'Tornar-ho a provar',
  arrived: (orderId) => `La comanda núm. ${orderId} ja està desada. Encara no s’ha cobrat res.`,
  payNow: 'Pagar ara',
  paid: (orderId) => `Pagament rebut: la comanda núm. ${orderId} ja està enviada a la cuina.`,
  seeOrder: 'Veure la comanda',
  over: (orderId) =>
    `La comanda núm. ${orderId} s’ha cancel·lat abans de pagar-la. No s’ha cobrat res i el que vas triar continua aquí.`,
  lost: 'La comanda que anaves a pagar era d’una visita anterior i caducarà sense cobrar-se. El que vas triar continua aquí.',
  tab: 'La taula',
};

export const PAID_MESSAGES: Messages<typeof spanish.PAID_MESSAGES> = {
  pageTitle: 'El teu pagament · Simplato',
  checking: 'S’està comprovant el teu pagament…',
  title: 'La teva comanda està feta!',
  text: 'El pagament ha anat bé. Desa el número de comanda.',
  amount: (amount) => `Has pagat ${amount}`,
  over: (orderId) => `La comanda núm. ${orderId} està cancel·lada`,
  overText: 'No s’ha cobrat res i el que vas triar continua aquí.',
  chosen: 'Veure el que vas triar',
  stranger: {
    title: 'Ens ocupem del teu pagament',
    text: (orderId) =>
      `La teva sessió a la taula s’ha acabat. Si has pagat la comanda núm. ${orderId}, no cal tornar a pagar: res no es cobra dues vegades.`,
    scan: 'Torna a escanejar el codi de la taula per veure com va, o pregunta al cambrer.',
    scanAgain: 'Escanejar la meva taula',
    home: 'Anar a l’inici',
  },
  accept: 'D’acord',
  underway: 'El teu banc està confirmant el pagament',
  underwayText:
    'Pot trigar una mica. Aquesta pàgina continua sola quan el confirmi; si la tanques, ho veuràs a «La taula».',
  lookAgain: 'Tornar a mirar',
  silent: 'No hem pogut preguntar pel teu pagament',
  silentText: 'No s’ha perdut res: si has pagat, la teva comanda anirà igualment a la cuina.',
  unknown: 'No trobem aquesta comanda',
  unknownText: 'Pot ser d’una visita anterior. A «La taula» tens les d’ara.',
  tab: 'La taula',
};

export const WAITING_MESSAGES: Messages<typeof spanish.WAITING_MESSAGES> = {
  badge: 'Pagament pendent',
  text: 'La cuina la tindrà quan triïs com pagar-la.',
  online: 'Pagar en línia',
  atTable: 'Pagar al cambrer',
  drop: 'Descartar',
  dropTitle: (orderId) => `Vols descartar la comanda núm. ${orderId}?`,
  dropText: 'La cuina no l’ha vista i no s’ha cobrat res.',
  keep: 'No descartar',
  dropped: (orderId) => `Has descartat la comanda núm. ${orderId}. No s’ha cobrat res.`,
  processing: 'S’està processant la teva comanda…',
  tip: 'Propina',
  cancelledPaid: 'Et tornem el que vas pagar.',
  cancelledReturned: (amount) => `T’hem tornat ${amount}.`,
  unreturned: {
    returning: (amount) => `Encara no t’hem pogut tornar ${amount}: ho tornem a intentar.`,
    stuck: (amount) => `No t’hem pogut tornar ${amount}. Pregunta al restaurant: ho tenen apuntat.`,
  },
  stray: {
    awaited: (amount) =>
      `El teu banc encara està confirmant el pagament de ${amount}. Si s’arriba a cobrar, se’t torna sencer.`,
    returning: (amount) =>
      `El teu pagament de ${amount} va arribar quan la comanda ja no l’esperava. Se t’està tornant sencer.`,
    returned: (amount) =>
      `El teu pagament de ${amount} va arribar quan la comanda ja no l’esperava. Se t’ha tornat sencer.`,
    stuck: (amount) =>
      `El teu pagament de ${amount} va arribar quan la comanda ja no l’esperava i encara no te l’hem pogut tornar. Pregunta al restaurant: ho tenen apuntat.`,
    unseen: (amount) =>
      `No sabem si el teu pagament de ${amount} es va arribar a cobrar. Pregunta al restaurant: ho poden mirar.`,
  },
};
