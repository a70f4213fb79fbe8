import type * as spanish from '../es/table-avoidance.ts';
import type { Messages } from '../messages.ts';

export const TABLE_AVOIDANCE_MESSAGES: Messages<typeof spanish.TABLE_AVOIDANCE_MESSAGES> = {
  heading: 'What your table avoids',
  avoid: (people, of) => (people === 1 ? `1 of ${of} avoids it` : `${people} of ${of} avoid it`),
  contains: (allergen, avoid) => `Contains ${allergen}: ${avoid}`,
  traces: (allergen, avoid) => `May contain traces of ${allergen}: ${avoid}`,
  unstated: 'Allergens: not stated',
  tell: {
    label: (allergens) => `Tell the table, without saying who: ${allergens}`,
    hint: 'The others see how many of you avoid it. At a table of two they can guess. Neither the kitchen nor the waiter hears of it: tell them too. You can take it back at any time, and it is forgotten when the bill is closed.',
    failed: 'We could not change it',
  },
  ask: {
    label: (allergens) => `Ask whether it can come without ${allergens}`,
    done: 'It is in the dish’s note, as a question, in Spanish: the kitchen may say no.',
  },
};
