import type * as spanish from '../es/paying.ts';
import type { Messages } from '../messages.ts';

export const PAYING_MESSAGES: Messages<typeof spanish.PAYING_MESSAGES> = {
  online: 'Pagar online',
  leastOnline: (amount) => `Para pagar online, o pedido tem de ser de ${amount} ou mais.`,
  tip: {
    legend: 'Gorjeta',
    hint: 'Se te apetecer. Vai inteira para o restaurante, à parte da conta, e só ao pagar online.',
    none: 'Sem gorjeta',
    percent: (percent) => `${percent}%`,
    other: 'Outra',
    amount: 'Quanto',
    amountMissing: 'Escreve a gorjeta em euros, como 1,50',
    faults: {
      overLimit: 'A gorjeta não pode passar de 100\u00a0€',
      overTotal: 'A gorjeta não pode ser mais do que o que pagas',
    },
  },
  tipLine: 'Gorjeta',
  totalToPay: 'Total a pagar',
  created: 'Pedido criado corretamente',
  checking: 'A perguntar pelo teu pagamento…',
  notCharged: 'Nada foi cobrado',
  waiting: (orderId) =>
    `O pedido n.º ${orderId} espera o pagamento e a cozinha ainda não o tem. O que escolheste continua aqui: paga online, ou pede agora e paga ao empregado.`,
  waitingElsewhere: 'Se o teu pedido ainda espera o pagamento, vais encontrá-lo em «A mesa».',
  underway: 'O teu banco está a confirmar o pagamento',
  underwayText: (orderId) =>
    `O pedido n.º ${orderId} vai para a cozinha assim que o confirmar. Não é preciso pagar outra vez.`,
  lookAgain: 'Ver outra vez',
  unknown: 'Ainda não sabemos como vai o teu pagamento',
  unknownText: 'O que escolheste continua aqui e nada é cobrado duas vezes.',
  failed: {
    pay: 'Não conseguimos abrir o pagamento',
    turn: 'Não conseguimos passar o teu pedido à cozinha',
    drop: 'Não conseguimos descartar o pedido',
    check: 'Não conseguimos saber como vai o teu pagamento',
  },
  kept: 'O que escolheste continua aqui.',
  cancelled: (orderId) => `O pedido n.º ${orderId} foi cancelado e não vai para a cozinha.`,
  isAtTable: (orderId) => `O pedido n.º ${orderId} já está enviado. Pagas na mesa.`,
  locked: 'O teu banco está a confirmar um pagamento. Se recusar, podes escolher outra vez.',
  tipsOff: 'O restaurante já não aceita gorjetas: retirámos a tua. O total é o de cima.',
  retry: 'Tentar de novo',
  arrived: (orderId) => `O pedido n.º ${orderId} já está guardado. Ainda nada foi cobrado.`,
  payNow: 'Pagar agora',
  paid: (orderId) => `Pagamento recebido: o pedido n.º ${orderId} já foi enviado para a cozinha.`,
  seeOrder: 'Ver pedido',
  over: (orderId) =>
    `O pedido n.º ${orderId} foi cancelado antes de ser pago. Nada foi cobrado e o que escolheste continua aqui.`,
  lost: 'O pedido que ias pagar era de uma visita anterior e vai caducar sem ser cobrado. O que escolheste continua aqui.',
  tab: 'A mesa',
};

export const PAID_MESSAGES: Messages<typeof spanish.PAID_MESSAGES> = {
  pageTitle: 'O teu pagamento · Simplato',
  checking: 'A verificar o teu pagamento…',
  title: 'O teu pedido está feito!',
  text: 'O teu pagamento correu bem. Guarda o número do teu pedido.',
  amount: (amount) => `Pagaste ${amount}`,
  over: (orderId) => `O pedido n.º ${orderId} está cancelado`,
  overText: 'Nada foi cobrado e o que escolheste continua aqui.',
  chosen: 'Ver o que escolheste',
  stranger: {
    title: 'Estamos a tratar do teu pagamento',
    text: (orderId) =>
      `A tua sessão na mesa terminou. Se pagaste o pedido n.º ${orderId}, não é preciso pagar outra vez: nada é cobrado duas vezes.`,
    scan: 'Lê outra vez o código da tua mesa para ver como vai, ou pergunta ao empregado.',
    scanAgain: 'Ler o código da mesa',
    home: 'Ir para o início',
  },
  accept: 'Aceitar',
  underway: 'O teu banco está a confirmar o pagamento',
  underwayText:
    'Pode demorar um pouco. Esta página continua sozinha assim que o confirmar; se a fechares, vês tudo em «A mesa».',
  lookAgain: 'Ver outra vez',
  silent: 'Não conseguimos perguntar pelo teu pagamento',
  silentText: 'Nada se perdeu: se pagaste, o teu pedido vai para a cozinha na mesma.',
  unknown: 'Não encontramos este pedido',
  unknownText: 'Talvez seja de uma visita anterior. Em «A mesa» tens os de agora.',
  tab: 'A mesa',
};

export const WAITING_MESSAGES: Messages<typeof spanish.WAITING_MESSAGES> = {
  badge: 'Pagamento pendente',
  text: 'A cozinha recebe-o assim que escolheres como pagar.',
  online: 'Pagar online',
  atTable: 'Pagar ao empregado',
  drop: 'Descartar',
  dropTitle: (orderId) => `Descartar o pedido n.º ${orderId}?`,
  dropText: 'A cozinha não o viu e nada foi cobrado.',
  keep: 'Não descartar',
  dropped: (orderId) => `Descartaste o pedido n.º ${orderId}. Nada foi cobrado.`,
  processing: 'A tratar do teu pedido…',
  tip: 'Gorjeta',
  cancelledPaid: 'O que pagaste é-te devolvido.',
  cancelledReturned: (amount) => `Devolvemos-te ${amount}.`,
  unreturned: {
    returning: (amount) => `Ainda não conseguimos devolver-te ${amount}: estamos a tentar de novo.`,
    stuck: (amount) =>
      `Não conseguimos devolver-te ${amount}. Pergunta no restaurante: está anotado.`,
  },
  stray: {
    awaited: (amount) =>
      `O teu banco ainda está a confirmar o pagamento de ${amount}. Se for cobrado, é-te devolvido por inteiro.`,
    returning: (amount) =>
      `O teu pagamento de ${amount} chegou quando o pedido já não o esperava. Está a ser-te devolvido por inteiro.`,
    returned: (amount) =>
      `O teu pagamento de ${amount} chegou quando o pedido já não o esperava. Foi-te devolvido por inteiro.`,
    stuck: (amount) =>
      `O teu pagamento de ${amount} chegou quando o pedido já não o esperava e ainda não conseguimos devolver-to. Pergunta no restaurante: está anotado.`,
    unseen: (amount) =>
      `Não sabemos se o teu pagamento de ${amount} chegou a ser cobrado. Pergunta no restaurante: podem verificar.`,
  },
};
