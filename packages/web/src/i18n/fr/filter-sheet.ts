import type * as spanish from '../es/filter-sheet.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

export const FILTER_SHEET_MESSAGES: Messages<typeof spanish.FILTER_SHEET_MESSAGES> = {
  ...MENU_SEARCH_MESSAGES,
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Filtrer la carte',
    text: 'Dis-nous ce que tu manges et ce que tu ne manges pas. Nous nous en souvenons sur ce téléphone pendant ta visite.',
    legend: 'Allergènes que tu évites',
    caution:
      'Nous nous fions à ce que le restaurant déclare pour chaque plat et ses options. Si tu as une allergie, dis-le toujours au serveur.',
    see: (count) => (count === 0 ? 'Voir la carte' : `Voir ${products(count)}`),
    removeAll: 'Tout enlever',
    tell: {
      label: (allergens) => `Prévenir la cuisine de ce que j’évite\u00a0: ${allergens}`,
      hint: 'Cela part avec ce que tu commandes pendant cette visite. Seul le personnel le voit, personne d’autre à ta table. Tu peux l’enlever avant de commander. Dis-le aussi au serveur.',
    },
    diet: {
      legend: 'Régime',
      any: 'Peu importe',
      hint: 'Si tu en choisis un, tu ne verras que les plats que le restaurant déclare ainsi.',
    },
    notStated: {
      vegetariano: 'Le restaurant ne dit pas que ce plat est végétarien.',
      vegano: 'Le restaurant ne dit pas que ce plat est végan.',
    },
    contains: (allergens) => `Contient ce que tu évites\u00a0: ${allergens}.`,
    traces: (allergens) => `Traces possibles de ce que tu évites\u00a0: ${allergens}.`,
  },
};
