import { tableLabel } from '@simplato/domain';
import type * as spanish from '../es/diner-layout.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES: Messages<typeof spanish.DINER_LAYOUT_MESSAGES> = {
  backHome: 'Tornar a l’inici',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableLabel(name, 'ca'),
  number: (number) => `número ${number}`,
  skip: 'Saltar al contingut',
  basket: (count) =>
    count === 0 ? 'La teva comanda: buida' : `La teva comanda: ${products(count)}`,
  call: (count) => (count === 0 ? 'Cridar el cambrer' : `Cridar el cambrer: ${count} sense acabar`),
  callShort: 'Cridar',
  share: 'Compartir la carta',
  shareText: (restaurant) => `La carta de ${restaurant}, per demanar des del mòbil:`,
  shareCopied: 'Enllaç copiat. Enganxa’l on vulguis.',
  shareFailed: (link) => `No hem pogut copiar l’enllaç: ${link}`,
  menu: 'Més opcions',
  tab: 'La taula',
  account: 'El meu compte',
  logIn: 'Entrar o crear un compte',
  help: 'Ajuda',
  logout: 'Sortir',
  install: 'Instal·lar Simplato',
  language: 'Idioma',
  chooseLanguage: 'Tria el teu idioma',
  languageFailed:
    'No hem pogut carregar aquest idioma. Comprova la connexió i torna-ho a provar: mentrestant, tot continua igual.',
};
