import type * as spanish from '../es/weighing.ts';
import type { Messages } from '../messages.ts';

export const WEIGHING_MESSAGES: Messages<typeof spanish.WEIGHING_MESSAGES> = {
  asked: 'To be weighed',
  askedText:
    'A waiter weighs it and you will see its weight and price here. It is not cooked or charged until you accept.',
  about: 'about',
  weighed: 'Weighed',
  weighedText: 'This is what it weighs and costs. Shall we make it?',
  closed: 'The kitchen is closed right now: you can accept it as soon as it opens.',
  changed: 'The menu has changed since this was ordered. If it is fine by you, accept it:',
  notAsOrdered:
    'It is no longer served as it was ordered. If you still want it, say no and order it again from the menu.',
  accept: (price) => `Yes, for ${price}`,
  decline: 'No, thanks',
  drop: 'I no longer want it',
  accepted: 'It goes to the kitchen and onto the bill.',
  declined: 'All right: it is neither cooked nor charged.',
  failed: 'We could not send your answer.',
  notice: (name, price) => `${name}: ${price}. Shall we make it?`,
  see: 'See the weight',
};
