import type * as spanish from '../es/product-sheet.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const PRODUCT_SHEET_MESSAGES: Messages<typeof spanish.PRODUCT_SHEET_MESSAGES> = {
  ...MENU_MESSAGES,
  save: 'Save',
  withPrice: (verb, price) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'None left for today. Try another dish.',
    'until-changed': 'None left for now. Try another dish.',
  },
  servedAt: (hours) => `Served at these times: ${hours}.`,
  goneText: 'The restaurant has taken it off the menu. Choose another dish.',
  seeMenu: 'See the menu',
  note: 'Note for the kitchen',
  notePlaceholder: 'No salt, well done…',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Allergens',
    tracesHeading: 'May contain traces',
    ask: 'If you have any allergy, ask the waiter before ordering.',
    none: 'None of the allergens that must be declared',
  },
  dietOfProduct: 'The restaurant states it of the dish, not of its options.',
  weigh: {
    ask: 'Ask for it to be weighed',
    about: 'about',
    title: 'Sold by weight',
    text: 'A waiter weighs it and you will see its weight and price in “The table”. It is not cooked or charged until you accept.',
    changed: 'The menu has changed and nothing was ordered. Have another look before you order it.',
  },
  format: { legend: 'Size', hint: 'Choose one.', fault: 'Choose a size' },
  options: {
    required: 'Required',
    optional: 'Optional',
    nothing: 'None',
    full: (most) => `You already have ${most}, the maximum. To change, take one off.`,
    faults: {
      one: (group) => `Choose an option of “${group}”`,
      'at-least': (least, group) => `Choose at least ${least} of “${group}”`,
      'at-most': (most, group) => `Choose at most ${most} of “${group}”`,
    },
    hints: {
      one: 'Choose one.',
      oneOrNone: 'Choose one, if you like.',
      any: 'Choose as many as you like.',
      upTo: (most) => `Choose up to ${most}.`,
      exactly: (count) => `Choose ${count}.`,
      atLeast: (least) => `Choose at least ${least}.`,
      between: (least, most) => `Choose between ${least} and ${most}.`,
    },
  },
};
