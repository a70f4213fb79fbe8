import type * as spanish from '../es/app.ts';
import type { Messages } from '../messages.ts';

export const APP_MESSAGES: Messages<typeof spanish.APP_MESSAGES> = {
  loading: 'A carregar…',
  sessionEnded: {
    title: 'A tua sessão terminou',
    tableText:
      'O que tinhas escolhido continua guardado neste telemóvel. Lê outra vez o código da mesa ou entra com a tua conta, e continuas onde estavas.',
    scan: 'Ler o código da mesa',
    accountText: 'Volta a entrar e continuas onde estavas: o que tinhas escrito continua aqui.',
    logIn: 'Entrar com a minha conta',
    leave: 'Sair para a página inicial',
  },
  lost: {
    title: 'Isto não chegou',
    why: 'Pode haver uma nova versão do Simplato, ou estar a falhar a ligação.',
    safe: 'O que tinhas escolhido continua guardado.',
    action: 'Atualizar',
  },
  crashed: {
    title: 'Este ecrã falhou',
    text: 'O que tinhas escolhido continua guardado. Volta a carregar a página.',
    action: 'Voltar a carregar',
  },
};
