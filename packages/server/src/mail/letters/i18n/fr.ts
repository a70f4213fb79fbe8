import type { DinerLetters } from './letter-messages.ts';

export const LETTERS_FR: DinerLetters = {
  greeting: (name) => `Bonjour ${name},`,
  foot: 'Cet e-mail part tout seul, parce que quelque chose s’est passé dans un compte.',
  copyAddress: 'Si le bouton ne s’ouvre pas, copie cette adresse dans ton navigateur\u00a0:',
  order: {
    subject: ({ restaurant, orderId }) => `Ta commande ${orderId} chez ${restaurant}`,
    title: 'Ta commande est envoyée',
    thanks: ({ restaurant, name }) => `${restaurant} a reçu ta commande. Merci, ${name}.`,
    heading: ({ orderId, table }) => `Commande ${orderId} · ${table}`,
    note: (note) => `Note\u00a0: ${note}`,
    linkRemoved: '[lien retiré]',
    unpaid: 'Tu paies au serveur, à table.',
    paid: 'Payé en ligne.',
    paidWithTip: (tip) => `Payé en ligne, avec ${tip} de pourboire à part.`,
    action: 'Voir où elle en est',
    foot: 'Commandé avec Simplato.',
  },
  ofOrder: (orderId) => `de ta commande ${orderId}`,
  ofPayment: (paymentNumber) => `de ton paiement ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `Ton reçu de ${restaurant}`,
    title: 'Ton reçu',
    thanks: ({ restaurant, name }) => `Merci, ${name}. Voici ce que tu as payé chez ${restaurant}.`,
    invoiceToCome: 'Ta facture sort quand l’addition de la table est complète.',
  },
  invoice: {
    subject: ({ restaurant }) => `Ta facture de ${restaurant}`,
    title: 'Ta facture',
    kinds: {
      F1: 'Facture',
      F2: 'Facture simplifiée',
      F3: 'Facture',
      R1: 'Facture rectificative',
      R4: 'Facture rectificative',
      R5: 'Facture simplifiée rectificative',
    },
    number: (number) => `Numéro ${number}`,
    corrects: ({ number, day }) => `Rectifie la ${number}, du ${day}`,
    replaces: ({ number, day }) => `À la place de la ${number}, du ${day}`,
    check: 'Vérifier auprès du fisc espagnol',
    attached: 'Aussi en PDF, dans ce même e-mail.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} t’a remboursé ${amount}`,
    title: `On t’a remboursé ${amount}`,
    before: [
      `${restaurant} t’a remboursé ${amount} ${of}. Motif\u00a0: ${reason}.`,
      'L’argent revient sur la carte ou le compte avec lequel tu as payé. Selon ta banque, il faut jusqu’à dix jours pour le voir.',
    ],
    after: ['Si tu as une question, demande au restaurant.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} t’a remboursé ${amount}`,
    title: `On t’a remboursé ${amount}`,
    before: [
      `Ton paiement de ${amount} à ${restaurant} est arrivé quand ce qu’il réglait ne pouvait plus être payé. Il t’est remboursé en entier, sans que tu aies rien à faire.`,
      'L’argent revient sur la carte ou le compte avec lequel tu as payé. Selon ta banque, il faut jusqu’à dix jours pour le voir.',
    ],
    after: ['Si tu as une question, demande au restaurant.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `Ton remboursement de ${amount} n’est pas encore arrivé`,
    title: `Le remboursement de ${amount} n’est pas arrivé`,
    before: [
      `Nous t’avions écrit que ${restaurant} t’avait remboursé ${amount} ${of}. La banque a refusé ce remboursement, et l’argent ne t’est pas parvenu.`,
      'Nous réessayons. Si cela échoue, le restaurant l’a noté et peut te le rendre sur place.',
    ],
    after: ['«\u202fLa table\u202f» montre où cela en est, et tu peux demander au restaurant.'],
  }),
  resetPassword: {
    subject: 'Change ton mot de passe Simplato',
    title: 'Choisis un nouveau mot de passe',
    before: [
      'Quelqu’un a demandé à changer le mot de passe de ton compte Simplato. Si c’est toi, ouvre ce lien\u00a0; il sert une seule fois et pendant une heure\u00a0:',
    ],
    action: 'Changer mon mot de passe',
    after: ['Si ce n’est pas toi, ne fais rien\u00a0: ton mot de passe reste le même.'],
  },
  confirmEmail: {
    subject: 'Confirme ta nouvelle adresse chez Simplato',
    title: 'Confirme que cette adresse est à toi',
    before: [
      'Tu as demandé à utiliser cette adresse pour ton compte Simplato. Ouvre ce lien pour la confirmer\u00a0; il sert pendant un jour\u00a0:',
    ],
    action: 'Confirmer mon adresse',
    after: [
      'Si tu ne l’as pas demandé, ne fais rien\u00a0: personne ne peut utiliser ton adresse sans ce lien.',
    ],
  },
  emailChanged: {
    subject: 'Ton compte Simplato a une autre adresse',
    title: 'Ton compte a une autre adresse e-mail',
    before: [
      'L’adresse e-mail de ton compte Simplato a changé. Désormais, on se connecte avec la nouvelle, et celle-ci ne reçoit plus rien du compte.',
      'Si c’est toi, tu n’as rien à faire.',
      'Si ce n’est pas toi, quelqu’un connaît ton mot de passe. Réponds à cet e-mail au plus vite et nous récupérerons ton compte avec toi.',
    ],
    after: ['Si tu utilises le même mot de passe ailleurs, change-le aussi là-bas.'],
  },
};
