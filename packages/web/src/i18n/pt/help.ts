import type * as spanish from '../es/help.ts';
import type { Messages } from '../messages.ts';

export const HELP_MESSAGES: Messages<typeof spanish.HELP_MESSAGES> = {
  pageTitle: 'Ajuda · Simplato',
  heading: 'Ajuda',
  detail: 'O que convém saber à mesa. Para o resto, pergunta ao empregado.',
  allergy: {
    question: 'Tenho uma alergia. O que faço?',
    answer:
      'Diz sempre ao empregado antes de pedires. Podes filtrar a ementa pelos alergénios que evitas, mas ela só sabe o que o restaurante declara de cada prato e das suas opções. Ao pedir, escreve-o também na nota para a cozinha.',
    link: 'A ementa',
  },
  change: {
    question: 'Posso alterar ou cancelar um pedido?',
    answer:
      'Antes de o enviares, muda o que quiseres. Enquanto espera o pagamento, podes descartá-lo em «A mesa». Quando já estiver na cozinha, fala com o empregado: o restaurante pode cancelá-lo até ser servido, e o que pagaste online é-te devolvido.',
    link: 'A mesa',
  },
  pay: {
    question: 'Como pago?',
    answer:
      'Ao empregado, à mesa: a cozinha recebe o pedido assim que o envias. Ou com cartão no telemóvel, se ao pedir vires «Pagar online»: nesse caso, a cozinha recebe-o quando o pagamento for confirmado. Nada é cobrado duas vezes.',
    link: 'O teu pedido',
  },
};
