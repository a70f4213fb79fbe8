import type { SoldOut } from '@simplato/domain';
import { MENU_MESSAGES } from './menu.ts';

/** The texts of the menu and of a product's sheet, which is loaded after the menu. */
export const PRODUCT_SHEET_MESSAGES = {
  ...MENU_MESSAGES,
  id: 'PRODUCT_SHEET_MESSAGES',
  save: 'Guardar',
  withPrice: (verb: string, price: string) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'Hoy ya no queda. Prueba con otro plato.',
    'until-changed': 'De momento no queda. Prueba con otro plato.',
  } satisfies Record<SoldOut, string>,
  servedAt: (hours: string) => `Se sirve así: ${hours}.`,
  goneText: 'El restaurante lo ha quitado. Elige otro plato.',
  seeMenu: 'Ver la carta',
  note: 'Nota para la cocina',
  notePlaceholder: 'Sin sal, muy hecho…',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Alérgenos',
    tracesHeading: 'Puede contener trazas',
    ask: 'Si tienes alguna alergia, pregunta al camarero antes de pedir.',
    none: 'Sin alérgenos de declaración obligatoria',
  },
  dietOfProduct: 'Lo declara el restaurante del plato, no de sus opciones.',
  weigh: {
    ask: 'Pedir que lo pesen',
    /** Before a price that is not yet known to the cent. */
    about: 'unos',
    title: 'Se vende por peso',
    text: 'Un camarero lo pesa y verás el peso y el precio en «La mesa». No se prepara ni se cobra hasta que lo aceptes.',
    changed: 'La carta ha cambiado y no hemos pedido nada. Míralo otra vez antes de pedirlo.',
  },
  format: { legend: 'Formato', hint: 'Elige uno.', fault: 'Elige un formato' },
  options: {
    required: 'Obligatorio',
    optional: 'Opcional',
    nothing: 'Nada',
    full: (most: number) => `Ya tienes ${most}, el máximo. Para cambiar, quita una.`,
    faults: {
      one: (group: string) => `Elige una opción de «${group}»`,
      'at-least': (least: number, group: string) => `Elige al menos ${least} de «${group}»`,
      'at-most': (most: number, group: string) => `Elige como mucho ${most} de «${group}»`,
    },
    hints: {
      one: 'Elige una.',
      oneOrNone: 'Elige una, si quieres.',
      any: 'Elige las que quieras.',
      upTo: (most: number) => `Elige hasta ${most}.`,
      exactly: (count: number) => `Elige ${count}.`,
      atLeast: (least: number) => `Elige al menos ${least}.`,
      between: (least: number, most: number) => `Elige entre ${least} y ${most}.`,
    },
  },
} as const;
