import type * as spanish from '../es/calls.ts';
import type { Messages } from '../messages.ts';

export const CALL_MESSAGES: Messages<typeof spanish.CALL_MESSAGES> = {
  title: 'Appeler le serveur',
  reasons: {
    waiter: 'Qu’il vienne',
    water: 'De l’eau',
    bread: 'Du pain',
    cutlery: 'Des couverts',
    other: 'Autre chose',
    bill: 'L’addition',
  },
  askedAt: (time) => `demandé à ${time}`,
  comes: (name) => `${name} arrive`,
  comesFor: {
    waiter: 'à votre table',
    water: 'avec l’eau',
    bread: 'avec le pain',
    cutlery: 'avec les couverts',
    other: 'pour voir ce qu’il vous faut',
    bill: 'avec l’addition',
  },
  seenAt: (time) => `Vous a vus à ${time}`,
  rings: (reason) => `${reason}\u00a0: demandé`,
  unseen: (time) => `Depuis ${time}. Personne ne l’a encore vu.`,
  noMore: 'Plus besoin',
  noMoreOf: (reason) => `Plus besoin\u00a0: ${reason}`,
  ended: 'C’est fait\u00a0: nous n’appelons plus pour cela.',
  rung: (reason) => `${reason}\u00a0: le serveur est prévenu.`,
  added: 'Ajouté à ce que vous aviez déjà demandé.',
  untold: {
    title: 'Nous ne l’avons pas dit au serveur',
    text: (text) =>
      `«\u202f${text}\u202f» n’a pas été envoyé\u00a0: ta table a un autre appel en cours. Réessaie ou dis-le au serveur.`,
  },
  more: 'Autre chose\u202f?',
  what: 'Que vous manque-t-il\u202f?',
  otherLabel: 'De quoi avez-vous besoin\u202f?',
  otherPlaceholder: 'Une chaise haute, une serviette…',
  send: 'Prévenir',
  back: 'Retour',
  bill: 'Demander l’addition',
  billText: 'On vous l’apporte et vous payez à table.',
  cash: 'Espèces',
  card: 'Carte',
  noTab: {
    title: 'Tu ne peux pas encore appeler d’ici',
    text: 'Rejoins d’abord l’addition de ta table\u202f; ou fais signe au serveur.',
    unverified:
      'Ce code ne prouve pas que tu es à la table. Scanne celui que tu as devant toi, ou fais signe au serveur.',
  },
};
