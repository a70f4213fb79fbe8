import { tableLabel } from '@simplato/domain';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES = {
  id: 'DINER_LAYOUT_MESSAGES',
  backHome: 'Volver al Inicio',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurante',
  table: (name: string) => tableLabel(name),
  /** The table's, which lets others in. */
  number: (number: number) => `número ${number}`,
  skip: 'Saltar al contenido',
  basket: (count: number) => (count === 0 ? 'Tu pedido: vacío' : `Tu pedido: ${products(count)}`),
  call: (count: number) =>
    count === 0 ? 'Llamar al camarero' : `Llamar al camarero: ${count} sin terminar`,
  callShort: 'Llamar',
  share: 'Compartir la carta',
  shareText: (restaurant: string) => `La carta de ${restaurant}, para pedir desde el móvil:`,
  shareCopied: 'Enlace copiado. Pégalo donde quieras.',
  shareFailed: (link: string) => `No hemos podido copiar el enlace: ${link}`,
  menu: 'Más opciones',
  tab: 'La mesa',
  account: 'Mi cuenta',
  logIn: 'Entrar o crear cuenta',
  help: 'Ayuda',
  logout: 'Logout',
  install: 'Instalar Simplato',
  language: 'Idioma',
  chooseLanguage: 'Elige tu idioma',
  languageFailed:
    'No hemos podido cargar ese idioma. Comprueba tu red y prueba de nuevo: mientras, seguimos como hasta ahora.',
} as const;
