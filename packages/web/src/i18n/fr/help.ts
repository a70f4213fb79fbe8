import type * as spanish from '../es/help.ts';
import type { Messages } from '../messages.ts';

export const HELP_MESSAGES: Messages<typeof spanish.HELP_MESSAGES> = {
  pageTitle: 'Aide · Simplato',
  heading: 'Aide',
  detail: 'Bon à savoir à table. Pour le reste, demande à ton serveur.',
  allergy: {
    question: 'J’ai une allergie. Que faire\u202f?',
    answer:
      'Dis-le toujours au serveur avant de commander. Tu peux filtrer la carte selon les allergènes que tu évites, mais elle ne connaît que ce que le restaurant déclare pour chaque plat et ses options. En commandant, écris-le aussi dans la note pour la cuisine.',
    link: 'La carte',
  },
  change: {
    question: 'Puis-je modifier ou annuler une commande\u202f?',
    answer:
      'Avant de l’envoyer, change ce que tu veux. Tant qu’elle attend son paiement, tu peux l’abandonner dans «\u202fLa table\u202f». Une fois en cuisine, parles-en au serveur\u00a0: le restaurant peut l’annuler tant qu’elle n’est pas servie, et ce que tu as payé en ligne t’est remboursé.',
    link: 'La table',
  },
  pay: {
    question: 'Comment payer\u202f?',
    answer:
      'Au serveur, à table\u00a0: ta commande part en cuisine dès que tu l’envoies. Ou par carte depuis ton téléphone, si tu vois «\u202fPayer en ligne\u202f» en commandant\u00a0: elle part alors en cuisine une fois le paiement confirmé. Rien n’est débité deux fois.',
    link: 'Ta commande',
  },
};
