import type * as spanish from '../es/public-menu.ts';
import type { Messages } from '../messages.ts';

export const PUBLIC_MENU_MESSAGES: Messages<typeof spanish.PUBLIC_MENU_MESSAGES> = {
  pageTitle: (restaurant, city) => `${restaurant} · Ementa e preços em ${city}`,
  description: (restaurant, city, products) =>
    `A ementa de ${restaurant}, em ${city}, com preços e alergénios: ${products}.`,
  emptyDescription: (restaurant, city) => `A ementa de ${restaurant}, em ${city}.`,
  order: 'Para pedir, lê o código da tua mesa com a câmara do telemóvel.',
  taxes: 'Preços com IVA incluído.',
  emptyText: 'O restaurante ainda não pôs os seus pratos.',
  languages: 'Ler a ementa noutra língua',
  madeWith: 'Esta ementa é feita com o Simplato',
  none: {
    title: 'Aqui não há nenhuma ementa',
    text: 'Talvez o endereço não esteja certo, ou esta ementa só se leia nas mesas do restaurante. Lá, podes abri-la com o código da mesa.',
    home: 'Ir para a página inicial do Simplato',
  },
};
