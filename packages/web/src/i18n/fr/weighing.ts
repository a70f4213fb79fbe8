import type * as spanish from '../es/weighing.ts';
import type { Messages } from '../messages.ts';

export const WEIGHING_MESSAGES: Messages<typeof spanish.WEIGHING_MESSAGES> = {
  asked: 'À peser',
  askedText:
    'Un serveur le pèse et tu verras ici le poids et le prix. Rien n’est préparé ni facturé avant ton accord.',
  about: 'environ',
  weighed: 'Pesé',
  weighedText: 'Voici son poids et son prix. On le prépare\u202f?',
  closed: 'La cuisine est fermée pour le moment\u00a0: tu pourras l’accepter dès qu’elle ouvrira.',
  changed: 'La carte a changé depuis la commande. Si cela te convient ainsi, accepte\u00a0:',
  notAsOrdered:
    'Ce n’est plus servi comme commandé. Si tu en as toujours envie, dis non et commande-le à nouveau depuis la carte.',
  accept: (price) => `Oui, pour ${price}`,
  decline: 'Non, merci',
  drop: 'Je n’en veux plus',
  accepted: 'C’est parti en cuisine et sur l’addition.',
  declined: 'D’accord\u00a0: rien n’est préparé ni facturé.',
  failed: 'Nous n’avons pas pu envoyer ta réponse.',
  notice: (name, price) => `${name}\u00a0: ${price}. On le prépare\u202f?`,
  see: 'Voir le poids',
};
