import { products } from './count.ts';

export const PRINT_MENU_MESSAGES = {
  way: 'Carta en PDF',
  title: 'La carta para imprimir',
  text: 'En A4 y con tu color: platos, precios con IVA, horas y alérgenos con su leyenda. Para quien no usa el móvil, o para la puerta.',
  language: 'Idioma',
  spanish: 'Español',
  untranslated: 'Lo que no hayas traducido sale en español.',
  leftOff: (count: number) =>
    count === 1
      ? 'No sale 1 plato: está agotado hasta que lo cambies. Lo agotado solo por hoy sí sale.'
      : `No salen ${products(count)}: están agotados hasta que los cambies. Lo agotado solo por hoy sí sale.`,
  action: 'Descargar PDF',
  done: 'La carta está en tus descargas.',
} as const;
