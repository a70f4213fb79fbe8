import type { DinerLetters } from './letter-messages.ts';

export const LETTERS_PT: DinerLetters = {
  greeting: (name) => `Olá, ${name}:`,
  foot: 'Este e-mail sai sozinho, por algo que aconteceu numa conta.',
  copyAddress: 'Se o botão não abrir, copia este endereço para o teu navegador:',
  order: {
    subject: ({ restaurant, orderId }) => `O teu pedido ${orderId} em ${restaurant}`,
    title: 'O teu pedido está enviado',
    thanks: ({ restaurant, name }) => `${restaurant} recebeu o teu pedido. Obrigado, ${name}.`,
    heading: ({ orderId, table }) => `Pedido n.º ${orderId} · ${table}`,
    note: (note) => `Nota para a cozinha: ${note}`,
    linkRemoved: '[ligação retirada]',
    unpaid: 'Pagas ao empregado, na mesa.',
    paid: 'Pago online.',
    paidWithTip: (tip) => `Pago online, com ${tip} de gorjeta à parte.`,
    action: 'Ver como está',
    foot: 'Pedido feito com o Simplato.',
  },
  ofOrder: (orderId) => `do teu pedido ${orderId}`,
  ofPayment: (paymentNumber) => `do teu pagamento ${paymentNumber}`,
  receipt: {
    subject: ({ restaurant }) => `O teu recibo de ${restaurant}`,
    title: 'O teu recibo',
    thanks: ({ restaurant, name }) => `Obrigado, ${name}. Isto é o que pagaste em ${restaurant}.`,
    invoiceToCome: 'A tua fatura sai quando a conta da mesa ficar completa.',
  },
  invoice: {
    subject: ({ restaurant }) => `A tua fatura de ${restaurant}`,
    title: 'A tua fatura',
    kinds: {
      F1: 'Fatura',
      F2: 'Fatura simplificada',
      F3: 'Fatura',
      R1: 'Fatura retificativa',
      R4: 'Fatura retificativa',
      R5: 'Fatura simplificada retificativa',
    },
    number: (number) => `N.º ${number}`,
    corrects: ({ number, day }) => `Retifica a ${number}, de ${day}`,
    replaces: ({ number, day }) => `Em vez da ${number}, de ${day}`,
    check: 'Verificar nas Finanças espanholas',
    attached: 'Também em PDF, neste mesmo e-mail.',
  },
  refund: ({ restaurant, of, amount, reason }) => ({
    subject: `${restaurant} devolveu-te ${amount}`,
    title: `Devolveram-te ${amount}`,
    before: [
      `${restaurant} devolveu-te ${amount} ${of}. Motivo: ${reason}.`,
      'O dinheiro volta para o cartão ou a conta com que pagaste. Consoante o teu banco, pode demorar até dez dias a aparecer.',
    ],
    after: ['Se tiveres alguma dúvida, pergunta no restaurante.'],
  }),
  cameLate: ({ restaurant, amount }) => ({
    subject: `${restaurant} devolveu-te ${amount}`,
    title: `Devolveram-te ${amount}`,
    before: [
      `O teu pagamento de ${amount} a ${restaurant} chegou quando o que pagava já não se podia pagar. Foi-te devolvido por inteiro, sem teres de fazer nada.`,
      'O dinheiro volta para o cartão ou a conta com que pagaste. Consoante o teu banco, pode demorar até dez dias a aparecer.',
    ],
    after: ['Se tiveres alguma dúvida, pergunta no restaurante.'],
  }),
  failedRefund: ({ restaurant, of, amount }) => ({
    subject: `A tua devolução de ${amount} ainda não chegou`,
    title: `A devolução de ${amount} não chegou`,
    before: [
      `Dissemos-te que ${restaurant} te tinha devolvido ${amount} ${of}. O banco recusou essa devolução, e o dinheiro não te chegou.`,
      'Estamos a tentar outra vez. Se não resultar, o restaurante tem-no anotado e pode devolver-to lá.',
    ],
    after: ['Em «A mesa» vês como está, e podes perguntar no restaurante.'],
  }),
  resetPassword: {
    subject: 'Muda a tua palavra-passe do Simplato',
    title: 'Escolhe uma palavra-passe nova',
    before: [
      'Alguém pediu para mudar a palavra-passe da tua conta do Simplato. Se foste tu, abre esta ligação; serve uma só vez e durante uma hora:',
    ],
    action: 'Mudar a minha palavra-passe',
    after: ['Se não foste tu, não faças nada: a tua palavra-passe continua a ser a mesma.'],
  },
  confirmEmail: {
    subject: 'Confirma o teu novo endereço no Simplato',
    title: 'Confirma que este endereço é teu',
    before: [
      'Pediste para usar este endereço na tua conta do Simplato. Abre esta ligação para o confirmar; serve durante um dia:',
    ],
    action: 'Confirmar o meu endereço',
    after: [
      'Se não foste tu que pediste, não faças nada: ninguém pode usar o teu endereço sem esta ligação.',
    ],
  },
  emailChanged: {
    subject: 'A tua conta do Simplato tem outro endereço',
    title: 'A tua conta tem outro endereço de e-mail',
    before: [
      'O endereço de e-mail da tua conta do Simplato mudou. A partir de agora entra-se com o novo, e este já não recebe nada da conta.',
      'Se foste tu, não tens de fazer nada.',
      'Se não foste tu, alguém conhece a tua palavra-passe. Responde a este e-mail quanto antes e recuperamos a tua conta contigo.',
    ],
    after: ['Se usas a mesma palavra-passe noutro sítio, muda-a também lá.'],
  },
};
