import type { DinerLetters } from './letter-messages.ts';

/** Also used for staff, for letters that both get. */
export const LETTERS_ES: DinerLetters = {
  greeting: (name) => `Hola, ${name}:`,
  foot: 'Este correo sale solo, por algo que ha pasado en una cuenta.',
  copyAddress: 'Si el botón no se abre, copia esta dirección en tu navegador:',
  order: {
    subject: ({ restaurant, orderId }) => `Tu pedido ${orderId} en ${restaurant}`,
    title: 'Tu pedido está enviado',
    thanks: ({ restaurant, name }) => `${restaurant} ha recibido tu pedido. Gracias, ${name}.`,
    heading: ({ orderId, table }) => `Pedido ${orderId} · ${table}`,
    note: (note) => `Nota: ${note}`,
    linkRemoved: '[enlace quitado]',
    unpaid: 'Lo pagas al camarero, en la mesa.',
    paid: 'Pagado online.',
    paidWithTip: (tip) => `Pagado online, con ${tip} de propina aparte.`,
    action: 'Ver cómo va',
    foot: 'Pedido con Simplato.',
  },
  ofOrder: (orderId) => `de tu pedido ${orderId}`,
  ofPayment: (paymentNumber) => `de tu pago ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `Tu recibo de ${restaurant}`,
    title: 'Tu recibo',
    thanks: ({ restaurant, name }) =>
      `Gracias, ${name}. Esto es lo que has pagado en ${restaurant}.`,
    invoiceToCome: 'Tu factura sale cuando se complete la cuenta de la mesa.',
  },
  invoice: {
    subject: ({ restaurant }) => `Tu factura de ${restaurant}`,
    title: 'Tu factura',
    kinds: {
      F1: 'Factura',
      F2: 'Factura simplificada',
      F3: 'Factura',
      R1: 'Factura rectificativa',
      R4: 'Factura rectificativa',
      R5: 'Factura simplificada rectificativa',
    },
    number: (number) => `Número ${number}`,
    corrects: ({ number, day }) => `Rectifica la ${number}, del ${day}`,
    replaces: ({ number, day }) => `En lugar de la ${number}, del ${day}`,
    check: 'Comprobar en Hacienda',
    attached: 'También en PDF, en este mismo correo.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} te ha devuelto ${amount}`,
    title: `Te han devuelto ${amount}`,
    before: [
      `${restaurant} te ha devuelto ${amount} ${of}. Motivo: ${reason}.`,
      'El dinero vuelve a la misma tarjeta o cuenta con la que pagaste. Según tu banco, tarda en verse hasta diez días.',
    ],
    after: ['Si tienes alguna duda, pregunta en el restaurante.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} te ha devuelto ${amount}`,
    title: `Te han devuelto ${amount}`,
    before: [
      `Tu pago de ${amount} a ${restaurant} llegó cuando lo que pagaba ya no se podía pagar. Se te ha devuelto entero, sin que tengas que hacer nada.`,
      'El dinero vuelve a la misma tarjeta o cuenta con la que pagaste. Según tu banco, tarda en verse hasta diez días.',
    ],
    after: ['Si tienes alguna duda, pregunta en el restaurante.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `Todavía no te ha llegado la devolución de ${amount}`,
    title: `La devolución de ${amount} no ha llegado`,
    before: [
      `Te dijimos que ${restaurant} te había devuelto ${amount} ${of}. El banco ha rechazado esa devolución, y el dinero no te ha llegado.`,
      'Lo estamos intentando otra vez. Si no sale, el restaurante lo tiene apuntado y te lo puede devolver allí.',
    ],
    after: ['En «La mesa» ves cómo va, y en el restaurante te lo pueden decir.'],
  }),
  resetPassword: {
    subject: 'Cambia tu contraseña de Simplato',
    title: 'Elige una contraseña nueva',
    before: [
      'Alguien ha pedido cambiar la contraseña de tu cuenta de Simplato. Si has sido tú, abre este enlace; sirve una sola vez y durante una hora:',
    ],
    action: 'Cambiar mi contraseña',
    after: ['Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.'],
  },
  confirmEmail: {
    subject: 'Confirma tu nueva dirección en Simplato',
    title: 'Confirma que esta dirección es tuya',
    before: [
      'Has pedido usar esta dirección en tu cuenta de Simplato. Abre este enlace para confirmarla; sirve durante un día:',
    ],
    action: 'Confirmar mi dirección',
    after: [
      'Si no lo has pedido tú, no hagas nada: nadie puede usar tu dirección sin este enlace.',
    ],
  },
  emailChanged: {
    subject: 'Tu cuenta de Simplato tiene otra dirección',
    title: 'Tu cuenta tiene otra dirección de correo',
    before: [
      'La dirección de correo de tu cuenta de Simplato ha cambiado. Desde ahora se entra con la nueva, y esta ya no recibe nada de la cuenta.',
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, alguien conoce tu contraseña. Responde a este correo cuanto antes y recuperaremos tu cuenta contigo.',
    ],
    after: ['Si usas la misma contraseña en otro sitio, cámbiala allí.'],
  },
};
