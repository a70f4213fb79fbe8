import type { DinerLetters } from './letter-messages.ts';

export const LETTERS_DE: DinerLetters = {
  greeting: (name) => `Hallo ${name},`,
  foot: 'Diese E-Mail wird automatisch verschickt, weil in einem Konto etwas geschehen ist.',
  copyAddress: 'Falls sich der Knopf nicht öffnet, kopiere diese Adresse in deinen Browser:',
  order: {
    subject: ({ restaurant, orderId }) => `Deine Bestellung ${orderId} bei ${restaurant}`,
    title: 'Deine Bestellung ist gesendet',
    thanks: ({ restaurant, name }) =>
      `${restaurant} hat deine Bestellung erhalten. Danke, ${name}.`,
    heading: ({ orderId, table }) => `Bestellung ${orderId} · ${table}`,
    note: (note) => `Anmerkung: ${note}`,
    linkRemoved: '[Link entfernt]',
    unpaid: 'Du zahlst beim Kellner, am Tisch.',
    paid: 'Online bezahlt.',
    paidWithTip: (tip) => `Online bezahlt, mit ${tip} Trinkgeld extra.`,
    action: 'Ansehen, wie weit sie ist',
    foot: 'Bestellt mit Simplato.',
  },
  ofOrder: (orderId) => `deiner Bestellung ${orderId}`,
  ofPayment: (paymentNumber) => `deiner Zahlung ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `Dein Beleg von ${restaurant}`,
    title: 'Dein Beleg',
    thanks: ({ restaurant, name }) => `Danke, ${name}. Das hast du bei ${restaurant} bezahlt.`,
    invoiceToCome: 'Deine Rechnung kommt, sobald der Tisch alles bezahlt hat.',
  },
  invoice: {
    subject: ({ restaurant }) => `Deine Rechnung von ${restaurant}`,
    title: 'Deine Rechnung',
    kinds: {
      F1: 'Rechnung',
      F2: 'Vereinfachte Rechnung',
      F3: 'Rechnung',
      R1: 'Rechnungskorrektur',
      R4: 'Rechnungskorrektur',
      R5: 'Vereinfachte Rechnungskorrektur',
    },
    number: (number) => `Nummer ${number}`,
    corrects: ({ number, day }) => `Berichtigt ${number} vom ${day}`,
    replaces: ({ number, day }) => `Anstelle von ${number} vom ${day}`,
    check: 'Beim spanischen Finanzamt prüfen',
    attached: 'Auch als PDF, in dieser E-Mail.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} hat dir ${amount} erstattet`,
    title: `Dir wurden ${amount} erstattet`,
    before: [
      `${restaurant} hat dir ${amount} ${of} erstattet. Grund: ${reason}.`,
      'Das Geld geht auf die Karte oder das Konto zurück, womit du bezahlt hast. Je nach Bank dauert es bis zu zehn Tage, bis du es siehst.',
    ],
    after: ['Wenn du Fragen hast, frag im Restaurant.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} hat dir ${amount} erstattet`,
    title: `Dir wurden ${amount} erstattet`,
    before: [
      `Deine Zahlung von ${amount} an ${restaurant} kam an, als das, wofür sie war, nicht mehr bezahlt werden konnte. Sie wurde dir ganz erstattet, und du musst nichts tun.`,
      'Das Geld geht auf die Karte oder das Konto zurück, womit du bezahlt hast. Je nach Bank dauert es bis zu zehn Tage, bis du es siehst.',
    ],
    after: ['Wenn du Fragen hast, frag im Restaurant.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `Deine Erstattung von ${amount} ist noch nicht angekommen`,
    title: `Die Erstattung von ${amount} ist nicht angekommen`,
    before: [
      `Wir hatten dir geschrieben, dass ${restaurant} dir ${amount} ${of} erstattet hat. Die Bank hat diese Erstattung abgelehnt, und das Geld ist nicht bei dir angekommen.`,
      'Wir versuchen es noch einmal. Klappt es nicht, ist es im Restaurant notiert, und du kannst es dort zurückbekommen.',
    ],
    after: ['Unter „Der Tisch“ siehst du, wie es steht, und im Restaurant kannst du fragen.'],
  }),
  resetPassword: {
    subject: 'Ändere dein Simplato-Passwort',
    title: 'Wähle ein neues Passwort',
    before: [
      'Jemand möchte das Passwort deines Simplato-Kontos ändern. Wenn du das warst, öffne diesen Link; er gilt einmal und eine Stunde lang:',
    ],
    action: 'Mein Passwort ändern',
    after: ['Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt dasselbe.'],
  },
  confirmEmail: {
    subject: 'Bestätige deine neue Adresse bei Simplato',
    title: 'Bestätige, dass diese Adresse deine ist',
    before: [
      'Du möchtest diese Adresse für dein Simplato-Konto verwenden. Öffne diesen Link, um sie zu bestätigen; er gilt einen Tag lang:',
    ],
    action: 'Meine Adresse bestätigen',
    after: [
      'Wenn du das nicht warst, musst du nichts tun: Ohne diesen Link kann niemand deine Adresse verwenden.',
    ],
  },
  emailChanged: {
    subject: 'Dein Simplato-Konto hat eine andere Adresse',
    title: 'Dein Konto hat eine andere E-Mail-Adresse',
    before: [
      'Die E-Mail-Adresse deines Simplato-Kontos hat sich geändert. Ab jetzt meldest du dich mit der neuen an, und diese hier bekommt nichts mehr vom Konto.',
      'Wenn du das warst, musst du nichts tun.',
      'Wenn du es nicht warst, kennt jemand dein Passwort. Antworte so bald wie möglich auf diese E-Mail, und wir holen dein Konto gemeinsam zurück.',
    ],
    after: ['Wenn du dasselbe Passwort anderswo verwendest, ändere es auch dort.'],
  },
};
