import type { DinerLetters } from './letter-messages.ts';

export const LETTERS_CA: DinerLetters = {
  greeting: (name) => `Hola, ${name},`,
  foot: 'Aquest correu surt sol, per alguna cosa que ha passat en un compte.',
  copyAddress: 'Si el botó no s’obre, copia aquesta adreça al teu navegador:',
  order: {
    subject: ({ restaurant, orderId }) => `La teva comanda ${orderId} a ${restaurant}`,
    title: 'La teva comanda està enviada',
    thanks: ({ restaurant, name }) => `${restaurant} ha rebut la teva comanda. Gràcies, ${name}.`,
    heading: ({ orderId, table }) => `Comanda ${orderId} · ${table}`,
    note: (note) => `Nota per a la cuina: ${note}`,
    linkRemoved: '[enllaç tret]',
    unpaid: 'La pagues al cambrer, a taula.',
    paid: 'Pagada en línia.',
    paidWithTip: (tip) => `Pagada en línia, amb ${tip} de propina a part.`,
    action: 'Veure com va',
    foot: 'Comanda feta amb Simplato.',
  },
  ofOrder: (orderId) => `de la teva comanda ${orderId}`,
  ofPayment: (paymentNumber) => `del teu pagament ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `El teu rebut de ${restaurant}`,
    title: 'El teu rebut',
    thanks: ({ restaurant, name }) => `Gràcies, ${name}. Això és el que has pagat a ${restaurant}.`,
    invoiceToCome: 'La teva factura surt quan es completi el compte de la taula.',
  },
  invoice: {
    subject: ({ restaurant }) => `La teva factura de ${restaurant}`,
    title: 'La teva factura',
    kinds: {
      F1: 'Factura',
      F2: 'Factura simplificada',
      F3: 'Factura',
      R1: 'Factura rectificativa',
      R4: 'Factura rectificativa',
      R5: 'Factura simplificada rectificativa',
    },
    number: (number) => `Núm. ${number}`,
    corrects: ({ number, day }) => `Rectifica la ${number}, del ${day}`,
    replaces: ({ number, day }) => `En lloc de la ${number}, del ${day}`,
    check: 'Comprovar a Hisenda',
    attached: 'També en PDF, en aquest mateix correu.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} t’ha retornat ${amount}`,
    title: `T’han retornat ${amount}`,
    before: [
      `${restaurant} t’ha retornat ${amount} ${of}. Motiu: ${reason}.`,
      'Els diners tornen a la mateixa targeta o compte amb què vas pagar. Segons el teu banc, triguen fins a deu dies a veure’s.',
    ],
    after: ['Si tens cap dubte, pregunta-ho al restaurant.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} t’ha retornat ${amount}`,
    title: `T’han retornat ${amount}`,
    before: [
      `El teu pagament de ${amount} a ${restaurant} va arribar quan el que pagava ja no es podia pagar. T’ha estat retornat sencer, sense que hagis de fer res.`,
      'Els diners tornen a la mateixa targeta o compte amb què vas pagar. Segons el teu banc, triguen fins a deu dies a veure’s.',
    ],
    after: ['Si tens cap dubte, pregunta-ho al restaurant.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `La devolució de ${amount} encara no t’ha arribat`,
    title: `La devolució de ${amount} no ha arribat`,
    before: [
      `Et vam dir que ${restaurant} t’havia tornat ${amount} ${of}. El banc ha rebutjat aquesta devolució, i els diners no t’han arribat.`,
      'Ho estem intentant una altra vegada. Si no surt, el restaurant ho té apuntat i t’ho pot tornar allà.',
    ],
    after: ['A «La taula» veus com va, i al restaurant t’ho poden dir.'],
  }),
  resetPassword: {
    subject: 'Canvia la teva contrasenya de Simplato',
    title: 'Tria una contrasenya nova',
    before: [
      'Algú ha demanat canviar la contrasenya del teu compte de Simplato. Si has estat tu, obre aquest enllaç; serveix una sola vegada i durant una hora:',
    ],
    action: 'Canviar la meva contrasenya',
    after: ['Si no has estat tu, no facis res: la teva contrasenya continua sent la mateixa.'],
  },
  confirmEmail: {
    subject: 'Confirma la teva nova adreça a Simplato',
    title: 'Confirma que aquesta adreça és teva',
    before: [
      'Has demanat fer servir aquesta adreça al teu compte de Simplato. Obre aquest enllaç per confirmar-la; serveix durant un dia:',
    ],
    action: 'Confirmar la meva adreça',
    after: [
      'Si no ho has demanat tu, no facis res: ningú no pot fer servir la teva adreça sense aquest enllaç.',
    ],
  },
  emailChanged: {
    subject: 'El teu compte de Simplato té una altra adreça',
    title: 'El teu compte té una altra adreça de correu',
    before: [
      'L’adreça de correu del teu compte de Simplato ha canviat. Des d’ara s’hi entra amb la nova, i aquesta ja no rep res del compte.',
      'Si has estat tu, no has de fer res.',
      'Si no has estat tu, algú coneix la teva contrasenya. Respon aquest correu com més aviat millor i recuperarem el teu compte amb tu.',
    ],
    after: ['Si fas servir la mateixa contrasenya en un altre lloc, canvia-la també allà.'],
  },
};
