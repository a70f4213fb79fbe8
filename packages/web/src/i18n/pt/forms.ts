import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'E-mail',
  password: 'Palavra-passe',
  username: 'Nome de utilizador',
  passwordHint: 'Pelo menos 8 caracteres, com um número.',
  privacy: { before: 'Li e aceito a', link: 'política de privacidade', after: '(em espanhol).' },
  tryAgainIn: (wait) => `Podes tentar de novo dentro de ${wait}.`,
  needsHttps:
    'Para proteger a tua palavra-passe, este navegador precisa de um endereço https. Abre o Simplato com https:// e tenta de novo.',
  needsCookies:
    'O teu navegador não guarda os cookies do Simplato, e sem eles não podes entrar. Permite-os nas definições, ou sai do modo que os bloqueia, e tenta de novo.',
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
  faults: {
    emailMissing: 'O e-mail não pode estar vazio',
    emailWrong: 'Este e-mail não é válido',
    passwordMissing: 'A palavra-passe não pode estar vazia',
    passwordWeak: 'A palavra-passe tem de ter pelo menos 8 caracteres e um número',
    nameMissing: 'O nome não pode estar vazio',
    nameShort: 'O nome é demasiado curto',
    nameNumbers: 'O nome não pode ter números',
    userMissing: 'O nome de utilizador não pode estar vazio',
    userShort: 'O nome de utilizador tem de ter pelo menos 5 caracteres',
    privacyMissing: 'Tens de aceitar a política de privacidade',
    allRequired: 'Todos os campos são obrigatórios',
    mismatch: 'As palavras-passe não coincidem',
  },
};
