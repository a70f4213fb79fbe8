import type * as spanish from '../es/claim-ends.ts';
import type { Messages } from '../messages.ts';

export const CLAIM_END_MESSAGES: Messages<typeof spanish.CLAIM_END_MESSAGES> = {
  why: {
    charged: 'Am Tisch kassiert',
    'let-go': 'Jemand hat sie freigegeben',
    'given-up': 'Nicht zu Ende gezahlt',
    changed: 'Die Rechnung hat sich geändert',
    closed: 'Die Rechnung ist geschlossen',
    refused: 'Die Bank hat sie nicht angenommen',
    lost: 'Wir können nicht sehen, ob gezahlt wurde',
    over: 'Die Zeit zum Zahlen ist vorbei',
  },
  free: 'Dieser Teil wurde wieder frei.',
  atTable: 'Die Bedienung hat kassiert: Du musst es nicht noch einmal zahlen.',
  uncharged: 'Dir wurde nichts abgebucht.',
  awaited: (amount) => `Kommt sie noch an, bekommst du ${amount} zurück.`,
  bank: 'Deine Zahlung liegt bei der Bank',
  bankText: (amount) =>
    `Dieser Teil wartet nicht mehr auf dich: Bestätigt die Bank die Zahlung, bekommst du ${amount} zurück.`,
  lostText:
    'Das Restaurant ist nicht mehr mit dem Zahlungsdienst verbunden. Siehst du die Abbuchung bei deiner Bank, zeig sie dort vor.',
  ownBank: 'Bei deiner Bank: Kommt sie an, bekommst du sie zurück',
  bankOf: (name) => `${name}: liegt bei der Bank; kommt sie an, geht sie zurück`,
};
