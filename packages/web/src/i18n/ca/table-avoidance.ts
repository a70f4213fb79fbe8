import type * as spanish from '../es/table-avoidance.ts';
import type { Messages } from '../messages.ts';

export const TABLE_AVOIDANCE_MESSAGES: Messages<typeof spanish.TABLE_AVOIDANCE_MESSAGES> = {
  heading: 'Què eviteu a la taula',
  avoid: (people, of) => (people === 1 ? `1 de ${of} ho evita` : `${people} de ${of} ho eviteu`),
  contains: (allergen, avoid) => `Porta ${allergen}: ${avoid}`,
  traces: (allergen, avoid) => `Pot contenir traces de ${allergen}: ${avoid}`,
  unstated: 'Al·lèrgens: no informat',
  tell: {
    label: (allergens) => `Explicar-ho a la taula, sense dir qui: ${allergens}`,
    hint: 'Els altres veuen quants ho eviteu. En una taula de dos s’endevina. No arriba a la cuina ni al cambrer: digues-los-ho també. Ho treus quan vulguis i s’oblida quan es tanca el compte.',
    failed: 'No ho hem pogut canviar',
  },
  ask: {
    label: (allergens) => `Preguntar si pot anar sense ${allergens}`,
    done: 'Va a la nota del plat, com a pregunta i en castellà: la cuina pot dir que no.',
  },
};
