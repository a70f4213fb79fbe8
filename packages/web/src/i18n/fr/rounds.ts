import type * as spanish from '../es/rounds.ts';
import type { Messages } from '../messages.ts';

export const ROUND_MESSAGES: Messages<typeof spanish.ROUND_MESSAGES> = {
  heading: 'Ce que vous allez commander',
  headingAlone: 'Ce que vous allez commander',
  change: 'Modifier',
  nothingYet: 'Rien pour l’instant',
  forAll: 'Commander pour tous',
  forAllByCourses: 'Commander pour tous, l’un après l’autre',
  onlyMine: 'Seulement le mien',
  mine: 'Commander le mien',
  forWhom: (names) => `Pour ${names}`,
  toYou: 'toi',
  leaveOut: 'Retirer quelqu’un',
  whom: 'Pour qui commandes-tu\u202f?',
  whomText: 'Ce que tu retires reste sur son téléphone.',
  done: 'Terminé',
  sent: (orderId) => `Commande nº\u00a0${orderId} envoyée, avec celle de tous.`,
  unanswered: {
    title: 'Nous ne savons pas si la commande de tous est arrivée',
    text: 'Nous vérifions dès que la connexion revient et l’envoyons si elle n’est pas arrivée, jamais deux fois.',
    again: 'Envoyer maintenant',
  },
  failed: 'Nous n’avons pas pu commander pour tous',
  nothing: 'Quelqu’un de ta table vient de le commander\u00a0: il ne reste rien à envoyer.',
  menuChanged: 'La carte a changé et rien n’a été commandé.',
  changesFor: (names) =>
    `Quelque chose change pour ${names}\u00a0: chacun le voit et l’accepte sur son téléphone.`,
  kept: (names) =>
    `${names} a changé quelque chose\u00a0: ce changement reste pour la prochaine fois.`,
  taken: {
    title: 'Ta table a déjà commandé cela',
    text: 'C’est parti avec la commande de tous.',
    see: 'Voir la table',
    lostNotes: (notes: string) =>
      `Ta note n’est peut-être pas arrivée en cuisine\u00a0: ${notes}. Dis-le au serveur.`,
  },
  nobodyWatches:
    'En ce moment, personne ne regarde l’écran de la cuisine\u00a0: préviens aussi le serveur.',
  nobodyWatchesForStaff:
    'Personne ne regarde l’écran de la cuisine en ce moment\u00a0: préviens toi-même la cuisine.',
};
