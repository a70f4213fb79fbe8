import type * as spanish from '../es/passwords.ts';
import type { Messages } from '../messages.ts';

export const FORGOT_PASSWORD_MESSAGES: Messages<typeof spanish.FORGOT_PASSWORD_MESSAGES> = {
  pageTitle: 'Mudar a palavra-passe · Simplato',
  title: 'Esqueceste a tua palavra-passe?',
  text: 'Enviamos-te um e-mail com uma ligação para escolheres outra. Vale durante uma hora.',
  legend: 'De quem é a conta?',
  sides: { staff: 'RESTAURANTES', diner: 'CLIENTES' },
  submit: (side) => `Mudar a palavra-passe: ${side}`,
  pending: 'A enviar as instruções para mudar a palavra-passe…',
  pendingDetail: 'Espera um momento, por favor',
  done: 'Foi enviado um e-mail com instruções para repor a palavra-passe.',
  doneHint: 'Se não o vires dentro de alguns minutos, vê no correio não solicitado.',
  failed: 'Ocorreu um erro. Tenta de novo.',
  logIn: 'Voltar à entrada',
};

export const RESET_PASSWORD_MESSAGES: Messages<typeof spanish.RESET_PASSWORD_MESSAGES> = {
  pageTitle: 'Nova palavra-passe · Simplato',
  title: 'Escolhe uma palavra-passe nova',
  side: { staff: 'Do teu restaurante no Simplato.', diner: 'Da tua conta de cliente.' },
  password: 'Nova palavra-passe',
  confirmation: 'Repete a nova palavra-passe',
  submit: 'Guardar a nova palavra-passe',
  pending: 'A mudar a palavra-passe…',
  done: 'Palavra-passe atualizada',
  failed: 'Não foi possível mudar a palavra-passe',
  askAgain: 'Pedir outra ligação',
  team: {
    title: 'Uma equipa de Aranjuez',
    text: 'O Simplato faz-se em Aranjuez, Madrid, Espanha, a um passeio das cozinhas que o usam. Entre morangos, espargos e comandas aprendemos do que precisa uma sala cheia num domingo ao meio-dia.',
    promise: 'Se algo não correr bem, diz-nos e resolvemos aqui mesmo.',
    more: 'Quem somos e o que fazemos',
  },
};

export const CONFIRM_EMAIL_MESSAGES: Messages<typeof spanish.CONFIRM_EMAIL_MESSAGES> = {
  pageTitle: 'Confirmar e-mail · Simplato',
  title: 'Confirmar o teu e-mail',
  pending: 'A confirmar o teu e-mail…',
  done: { title: 'E-mail confirmado', text: (email) => `A partir de agora entras com ${email}.` },
  logIn: 'Entrar',
  failed: {
    title: 'Não conseguimos confirmar o teu e-mail',
    safe: 'A tua conta continua como estava, com o e-mail anterior.',
  },
  retry: 'Tentar de novo',
  home: 'Ir para a página inicial',
};
