import type * as spanish from '../es/calls.ts';
import type { Messages } from '../messages.ts';

export const CALL_MESSAGES: Messages<typeof spanish.CALL_MESSAGES> = {
  title: 'Bedienung rufen',
  reasons: {
    waiter: 'Bitte kommen',
    water: 'Wasser',
    bread: 'Brot',
    cutlery: 'Besteck',
    other: 'Etwas anderes',
    bill: 'Die Rechnung',
  },
  askedAt: (time) => `um ${time} Uhr`,
  comes: (name) => `${name} kommt`,
  comesFor: {
    waiter: 'an euren Tisch',
    water: 'mit dem Wasser',
    bread: 'mit dem Brot',
    cutlery: 'mit dem Besteck',
    other: 'und fragt, was ihr braucht',
    bill: 'mit der Rechnung',
  },
  seenAt: (time) => `Hat euch um ${time} Uhr gesehen`,
  rings: (reason) => `${reason}: gerufen`,
  unseen: (time) => `Seit ${time} Uhr. Es hat noch niemand gesehen.`,
  noMore: 'Nicht mehr nötig',
  noMoreOf: (reason) => `Nicht mehr nötig: ${reason}`,
  ended: 'Erledigt: Wir rufen nicht mehr deswegen.',
  rung: (reason) => `${reason}: Die Bedienung weiß Bescheid.`,
  added: 'Zu dem hinzugefügt, was ihr schon wolltet.',
  untold: {
    title: 'Die Bedienung weiß es noch nicht',
    text: (text) =>
      `„${text}“ wurde nicht gesendet: Euer Tisch hat schon gerufen. Versuch es noch einmal oder sag es der Bedienung.`,
  },
  more: 'Noch etwas?',
  what: 'Was fehlt euch?',
  otherLabel: 'Was braucht ihr?',
  otherPlaceholder: 'Ein Kinderstuhl, noch eine Serviette …',
  send: 'Rufen',
  back: 'Zurück',
  bill: 'Um die Rechnung bitten',
  billText: 'Sie wird gebracht, ihr zahlt am Tisch.',
  cash: 'Bar',
  card: 'Karte',
  noTab: {
    title: 'Du kannst von hier noch nicht rufen',
    text: 'Tritt zuerst der Rechnung deines Tischs bei, oder gib der Bedienung ein Zeichen.',
    unverified:
      'Dieser Code beweist nicht, dass du am Tisch bist. Scanne den vor dir, oder gib der Bedienung ein Zeichen.',
  },
};
