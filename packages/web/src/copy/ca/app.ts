import { tableWords } from '@simplato/domain';
import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const APP: Catalogue['app'] = {
  loading: 'S’està carregant…',
  sessionEnded: {
    title: 'La teva sessió s’ha acabat',
    tableText:
      'El que havies triat continua desat en aquest mòbil. Torna a escanejar el codi de la taula o entra amb el teu compte, i continues on eres.',
    scan: 'Escanejar la taula',
    accountText: 'Torna a entrar i continues on eres: el que havies escrit continua aquí.',
    logIn: 'Entrar amb el meu compte',
    leave: 'Sortir a la portada',
  },
  lost: {
    title: 'Això no ha arribat',
    why: 'Potser hi ha una versió nova de Simplato, o falla la connexió.',
    safe: 'El que havies triat continua desat.',
    action: 'Actualitzar',
  },
  crashed: {
    title: 'Aquesta pantalla ha fallat',
    text: 'El que havies triat continua desat. Torna a carregar la pàgina.',
    action: 'Tornar a carregar',
  },
};

export const DINER_LAYOUT: Catalogue['dinerLayout'] = {
  backHome: 'Tornar a l’inici',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableWords(name, 'ca'),
  skip: 'Saltar al contingut',
  basket: (count) =>
    count === 0 ? 'La teva comanda: buida' : `La teva comanda: ${products(count)}`,
  share: 'Compartir la carta',
  shareText: (restaurant) => `La carta de ${restaurant}, per demanar des del mòbil:`,
  shareCopied: 'Enllaç copiat. Enganxa’l on vulguis.',
  shareFailed: (link) => `No hem pogut copiar l’enllaç: ${link}`,
  menu: 'Més opcions',
  ownOrders: 'Les meves comandes',
  account: 'El meu compte',
  logIn: 'Entrar o crear un compte',
  logout: 'Sortir',
  install: 'Instal·lar Simplato',
  language: 'Idioma',
  chooseLanguage: 'Tria el teu idioma',
  languageFailed:
    'No hem pogut carregar aquest idioma. Comprova la connexió i torna-ho a provar: mentrestant, tot continua igual.',
};

export const HOME: Catalogue['home'] = {
  pageTitle: 'Inici · Simplato',
  welcome: (restaurant) => `Et donem la benvinguda a ${restaurant}`,
  fallbackRestaurant: 'Restaurant',
  greeting: (firstName) => `Hola, ${firstName}.`,
  table: (table) => `${table} · Tria, demana i t’ho portem.`,
  noTable: 'Tria, demana i t’ho portem.',
  menuCard: { title: 'La carta', text: 'Mira els plats i ves afegint.' },
  summaryCard: {
    title: 'La teva comanda',
    empty: 'Encara no has triat res.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};

export const UI: Catalogue['ui'] = {
  close: 'Tancar',
  closeNotice: 'Tancar l’avís',
  notices: 'Avisos',
  retry: 'Tornar-ho a provar',
  showPassword: 'Mostrar la contrasenya',
  hidePassword: 'Amagar la contrasenya',
  quantityOf: (name) => `Quantitat de ${name}`,
  removeOne: (name) => `Treure’n un: ${name}`,
  addOne: (name) => `Afegir-ne un: ${name}`,
  untranslated: 'ES',
};

export const LEGAL_FOOTER: Catalogue['legalFooter'] = {
  list: 'Textos legals',
  close: 'Tancar',
  ownPage: 'Obrir a la seva pàgina',
  inSpanish: 'Aquest text és en castellà.',
  about: 'Qui som',
  terms: 'Termes i condicions',
  privacy: 'Política de privacitat',
  cookies: 'Política de galetes',
  accessibility: 'Accessibilitat',
};

export const INSTALLED: Catalogue['installed'] = {
  newVersion: 'Hi ha una versió nova de Simplato.',
  update: 'Actualitzar',
  noNetwork: {
    title: 'Sense connexió',
    text: 'Aquesta pàgina només es llegeix amb connexió. Comprova la teva i torna-ho a provar.',
  },
  unsentOrder: {
    text: 'La teva comanda continua en aquest mòbil, per enviar.',
    back: 'Tornar a la taula',
  },
  byHand: {
    title: 'Instal·lar Simplato',
    text: 'Així s’obre com una aplicació, des de la pantalla d’inici:',
    share: 'Toca Compartir, el quadrat amb una fletxa cap amunt.',
    add: 'Tria «Afegir a la pantalla d’inici».',
    done: 'Entesos',
  },
};
