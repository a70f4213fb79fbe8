import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'E-mail',
  password: 'Palavra-passe',
  username: 'Nome de utilizador',
  passwordHint: 'Pelo menos 8 caracteres, com um número.',
  privacy: 'Li e aceito a política de privacidade (em espanhol).',
  tryAgainIn: (wait) => `Podes tentar de novo dentro de ${wait}.`,
  needsHttps:
    'Para proteger a tua palavra-passe, este navegador precisa de um endereço https. Abre o Simplato com https:// e tenta de novo.',
  sessionWasOver:
    'A tua sessão tinha terminado e nada foi enviado. Volta a carregar no botão: o que escreveste continua aqui.',
  leaving: {
    typed: {
      title: 'Descartar o que escreveste?',
      text: 'Se fechares agora, perde-se.',
      stay: 'Ficar aqui',
      goOn: 'Descartar',
    },
    sending: {
      title: 'Ainda está a ser enviado',
      text: 'Se fechares agora, não verás se correu bem.',
      stay: 'Esperar',
      goOn: 'Fechar',
    },
  },
};
