import type * as spanish from '../es/table-avoidance.ts';
import type { Messages } from '../messages.ts';

export const TABLE_AVOIDANCE_MESSAGES: Messages<typeof spanish.TABLE_AVOIDANCE_MESSAGES> = {
  heading: 'O que a mesa evita',
  avoid: (people, of) => (people === 1 ? `1 de ${of} evita` : `${people} de ${of} evitam`),
  contains: (allergen, avoid) => `Leva ${allergen}: ${avoid}`,
  traces: (allergen, avoid) => `Pode conter vestígios de ${allergen}: ${avoid}`,
  unstated: 'Alergénios: não informado',
  tell: {
    label: (allergens) => `Contar à mesa, sem dizer quem: ${allergens}`,
    hint: 'Os outros veem quantos o evitam. Numa mesa de dois, adivinha-se. Não chega à cozinha nem ao empregado: diz-lhes também. Podes tirá-lo quando quiseres, e é esquecido quando a conta fecha.',
    failed: 'Não conseguimos mudar',
  },
  ask: {
    label: (allergens) => `Perguntar se pode vir sem ${allergens}`,
    done: 'Vai na nota do prato, como pergunta e em espanhol: a cozinha pode dizer que não.',
  },
};
