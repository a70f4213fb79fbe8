import type { Catalogue } from '../catalogue.ts';

export const PUBLIC_MENU: Catalogue['publicMenu'] = {
  pageTitle: (house, city) => `${house} · Ementa e preços em ${city}`,
  description: (house, city, dishes) =>
    `A ementa de ${house}, em ${city}, com preços e alergénios: ${dishes}.`,
  emptyDescription: (house, city) => `A ementa de ${house}, em ${city}.`,
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
