import type * as spanish from '../es/public-menu.ts';
import type { Messages } from '../messages.ts';

export const PUBLIC_MENU_MESSAGES: Messages<typeof spanish.PUBLIC_MENU_MESSAGES> = {
  pageTitle: (restaurant, city) => `${restaurant} · Carte et prix à ${city}`,
  description: (restaurant, city, products) =>
    `La carte de ${restaurant}, à ${city}, avec prix et allergènes\u00a0: ${products}.`,
  emptyDescription: (restaurant, city) => `La carte de ${restaurant}, à ${city}.`,
  order: 'Pour commander, scannez le code de votre table avec l’appareil photo du téléphone.',
  taxes: 'Prix TVA comprise.',
  emptyText: 'Le restaurant n’a pas encore mis ses plats.',
  languages: 'Lire la carte dans une autre langue',
  madeWith: 'Cette carte est faite avec Simplato',
  none: {
    title: 'Il n’y a pas de carte ici',
    text: 'L’adresse n’est peut-être pas exacte, ou cette carte ne se lit qu’aux tables du restaurant. Sur place, ouvrez-la avec le code de la table.',
    home: 'Aller à l’accueil de Simplato',
  },
};
