import type * as spanish from '../es/table-avoidance.ts';
import type { Messages } from '../messages.ts';

export const TABLE_AVOIDANCE_MESSAGES: Messages<typeof spanish.TABLE_AVOIDANCE_MESSAGES> = {
  heading: 'Was euer Tisch meidet',
  avoid: (people, of) => (people === 1 ? `1 von ${of} meidet es` : `${people} von ${of} meiden es`),
  contains: (allergen, avoid) => `Enthält ${allergen}: ${avoid}`,
  traces: (allergen, avoid) => `Kann Spuren enthalten von ${allergen}: ${avoid}`,
  unstated: 'Allergene: nicht angegeben',
  tell: {
    label: (allergens) => `Dem Tisch sagen, ohne zu verraten, wer: ${allergens}`,
    hint: 'Die anderen sehen, wie viele es meiden. An einem Tisch zu zweit lässt es sich erraten. Küche und Bedienung erfahren nichts davon: Sag es ihnen auch. Du kannst es jederzeit zurücknehmen, und mit der Rechnung wird es vergessen.',
    failed: 'Wir konnten es nicht ändern',
  },
  ask: {
    label: (allergens) => `Fragen, ob es ohne geht: ${allergens}`,
    done: 'Es steht als Frage auf Spanisch in der Notiz zum Gericht: Die Küche kann Nein sagen.',
  },
};
