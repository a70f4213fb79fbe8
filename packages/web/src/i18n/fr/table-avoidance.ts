import type * as spanish from '../es/table-avoidance.ts';
import type { Messages } from '../messages.ts';

export const TABLE_AVOIDANCE_MESSAGES: Messages<typeof spanish.TABLE_AVOIDANCE_MESSAGES> = {
  heading: 'Ce que votre table évite',
  avoid: (people, of) => (people === 1 ? `1 sur ${of} l’évite` : `${people} sur ${of} l’évitent`),
  contains: (allergen, avoid) => `Contient\u00a0: ${allergen} (${avoid})`,
  traces: (allergen, avoid) => `Traces possibles\u00a0: ${allergen} (${avoid})`,
  unstated: 'Allergènes\u00a0: non indiqués',
  tell: {
    label: (allergens) => `Le dire à la table, sans dire qui\u00a0: ${allergens}`,
    hint: 'Les autres voient combien l’évitent. À une table de deux, cela se devine. Ni la cuisine ni le serveur ne l’apprennent\u00a0: dis-le-leur aussi. Tu peux l’enlever quand tu veux, et c’est oublié à la clôture de l’addition.',
    failed: 'Nous n’avons pas pu le changer',
  },
  ask: {
    label: (allergens) => `Demander si c’est possible sans\u00a0: ${allergens}`,
    done: 'C’est dans la note du plat, comme une question, en espagnol\u00a0: la cuisine peut dire non.',
  },
};
