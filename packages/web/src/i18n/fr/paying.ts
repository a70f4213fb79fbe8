import type * as spanish from '../es/paying.ts';
import type { Messages } from '../messages.ts';

export const PAYING_MESSAGES: Messages<typeof spanish.PAYING_MESSAGES> = {
  online: 'Payer en ligne',
  leastOnline: (amount) => `Pour payer en ligne, la commande doit être de ${amount} ou plus.`,
  tip: {
    legend: 'Pourboire',
    hint: 'Si tu en as envie. Il va entièrement au restaurant, à part de l’addition, et seulement en payant en ligne.',
    none: 'Sans pourboire',
    percent: (percent) => `${percent}\u202f%`,
    other: 'Autre',
    amount: 'Combien',
    amountMissing: 'Écris le pourboire en euros, comme 1,50',
    faults: {
      overLimit: 'Le pourboire ne peut pas dépasser 100\u00a0€',
      overTotal: 'Le pourboire ne peut pas dépasser ce que tu paies',
    },
  },
  tipLine: 'Pourboire',
  totalToPay: 'Total à payer',
  created: 'Commande créée correctement',
  checking: 'Nous demandons où en est ton paiement…',
  notCharged: 'Rien n’a été débité',
  waiting: (orderId) =>
    `La commande nº\u00a0${orderId} attend son paiement et la cuisine ne l’a pas encore. Ce que tu as choisi est toujours là\u00a0: paie en ligne, ou commande maintenant et paie au serveur.`,
  waitingElsewhere:
    'Si ta commande attend encore son paiement, tu la trouveras dans «\u202fLa table\u202f».',
  underway: 'Ta banque confirme le paiement',
  underwayText: (orderId) =>
    `La commande nº\u00a0${orderId} ira en cuisine dès qu’elle l’aura confirmé. Inutile de payer une deuxième fois.`,
  lookAgain: 'Regarder à nouveau',
  unknown: 'Nous ne savons pas encore où en est ton paiement',
  unknownText: 'Ce que tu as choisi est toujours là et rien n’est débité deux fois.',
  failed: {
    pay: 'Nous n’avons pas pu ouvrir le paiement',
    turn: 'Nous n’avons pas pu passer ta commande en cuisine',
    drop: 'Nous n’avons pas pu abandonner la commande',
    check: 'Nous n’avons pas pu savoir où en est ton paiement',
  },
  kept: 'Ce que tu as choisi est toujours là.',
  cancelled: (orderId) => `La commande nº\u00a0${orderId} a été annulée et n’ira pas en cuisine.`,
  isAtTable: (orderId) => `La commande nº\u00a0${orderId} est envoyée. Tu la paies à table.`,
  locked: 'Ta banque confirme un paiement. Si elle refuse, tu pourras choisir à nouveau.',
  tipsOff:
    'Le restaurant n’accepte plus de pourboires\u00a0: nous avons retiré le tien. Le total est celui du dessus.',
  retry: 'Réessayer',
  arrived: (orderId) =>
    `La commande nº\u00a0${orderId} est enregistrée. Rien n’a encore été débité.`,
  payNow: 'Payer maintenant',
  paid: (orderId) => `Paiement reçu\u00a0: la commande nº\u00a0${orderId} est envoyée en cuisine.`,
  seeOrder: 'Voir la commande',
  over: (orderId) =>
    `La commande nº\u00a0${orderId} a été annulée avant d’être payée. Rien n’a été débité et ce que tu as choisi est toujours là.`,
  lost: 'La commande que tu allais payer datait d’une visite précédente et expirera sans être débitée. Ce que tu as choisi est toujours là.',
  tab: 'La table',
};

export const PAID_MESSAGES: Messages<typeof spanish.PAID_MESSAGES> = {
  pageTitle: 'Ton paiement · Simplato',
  checking: 'Vérification de ton paiement…',
  title: 'Ta commande est passée\u202f!',
  text: 'Ton paiement a réussi. Garde ton numéro de commande.',
  amount: (amount) => `Tu as payé ${amount}`,
  over: (orderId) => `La commande nº\u00a0${orderId} est annulée`,
  overText: 'Rien n’a été débité et ce que tu as choisi est toujours là.',
  chosen: 'Voir ce que tu as choisi',
  stranger: {
    title: 'Nous nous occupons de ton paiement',
    text: (orderId) =>
      `Ta session à table est terminée. Si tu as payé la commande nº\u00a0${orderId}, inutile de payer à nouveau\u00a0: rien n’est débité deux fois.`,
    scan: 'Scanne à nouveau le code de ta table pour voir où elle en est, ou demande au serveur.',
    scanAgain: 'Scanner ma table',
    home: 'Aller à l’accueil',
  },
  accept: 'D’accord',
  underway: 'Ta banque confirme le paiement',
  underwayText:
    'Cela peut prendre un peu de temps. Cette page continue toute seule dès que c’est confirmé\u202f; si tu la fermes, tu trouveras tout dans «\u202fLa table\u202f».',
  lookAgain: 'Regarder à nouveau',
  silent: 'Nous n’avons pas pu demander où en est ton paiement',
  silentText: 'Rien n’est perdu\u00a0: si tu as payé, ta commande ira quand même en cuisine.',
  unknown: 'Nous ne trouvons pas cette commande',
  unknownText:
    'Elle date peut-être d’une visite précédente. Celles de maintenant sont dans «\u202fLa table\u202f».',
  tab: 'La table',
};

export const WAITING_MESSAGES: Messages<typeof spanish.WAITING_MESSAGES> = {
  badge: 'Paiement en attente',
  text: 'La cuisine l’aura dès que tu auras choisi comment payer.',
  online: 'Payer en ligne',
  atTable: 'Payer au serveur',
  drop: 'Abandonner',
  dropTitle: (orderId) => `Abandonner la commande nº\u00a0${orderId}\u202f?`,
  dropText: 'La cuisine ne l’a pas vue et rien n’a été débité.',
  keep: 'La garder',
  dropped: (orderId) => `Tu as abandonné la commande nº\u00a0${orderId}. Rien n’a été débité.`,
  processing: 'Traitement de ta commande…',
  tip: 'Pourboire',
  cancelledPaid: 'Ce que tu as payé t’est remboursé.',
  cancelledReturned: (amount) => `Nous t’avons remboursé ${amount}.`,
  unreturned: {
    returning: (amount) =>
      `Nous n’avons pas encore pu te rembourser ${amount}\u00a0: nous essayons à nouveau.`,
    stuck: (amount) =>
      `Nous n’avons pas pu te rembourser ${amount}. Demande au restaurant\u00a0: c’est noté.`,
  },
  stray: {
    awaited: (amount) =>
      `Ta banque confirme encore le paiement de ${amount}. S’il est débité, il te sera entièrement remboursé.`,
    returning: (amount) =>
      `Ton paiement de ${amount} est arrivé quand la commande ne l’attendait plus. Il t’est entièrement remboursé en ce moment.`,
    returned: (amount) =>
      `Ton paiement de ${amount} est arrivé quand la commande ne l’attendait plus. Il t’a été entièrement remboursé.`,
    stuck: (amount) =>
      `Ton paiement de ${amount} est arrivé quand la commande ne l’attendait plus et nous n’avons pas encore pu te le rembourser. Demande au restaurant\u00a0: c’est noté.`,
    unseen: (amount) =>
      `Nous ne savons pas si ton paiement de ${amount} a été débité. Demande au restaurant\u00a0: ils peuvent le vérifier.`,
  },
};
