import type * as spanish from '../es/scan.ts';
import type { Messages } from '../messages.ts';

export const SCAN_MESSAGES: Messages<typeof spanish.SCAN_MESSAGES> = {
  pageTitle: 'Lê o código da tua mesa · Simplato',
  home: 'Ir para a página inicial do Simplato',
  heading: 'Lê o código QR da mesa.',
  hint: 'Aponta com a câmara: entramos assim que o virmos.',
  viewLabel: 'Imagem da câmara',
  cameraLabel: 'Câmara',
  unknownCamera: 'Câmara desconhecida',
  state: {
    notStarted: 'A câmara está desligada.',
    scanning: 'À procura do código…',
    paused: 'Em pausa.',
  },
  opening: 'A abrir a câmara…',
  start: 'Ler com a câmara',
  pause: 'Pausa',
  resume: 'Continuar a ler',
  stop: 'Desligar a câmara',
  retry: 'Tentar de novo',
  entering: 'A entrar na tua mesa…',
  byHand: {
    title: 'Não consegues ler o código?',
    label: 'Código da mesa',
    hint: 'Pede-o no restaurante ou cola a ligação de alguém da tua mesa.',
    empty: 'Escreve o código da mesa ou cola a ligação',
    submit: 'Entrar',
  },
  staff: {
    title: 'Entraste como restaurante',
    text: 'Se te sentares a esta mesa como cliente, a tua sessão do restaurante termina neste navegador.',
    enter: 'Sentar-me à mesa',
    stay: 'Voltar aos pedidos',
  },
  elsewhere: {
    title: 'Esta ligação é de outro restaurante',
    text: 'Já tens mesa. Se te sentares à da ligação, deixas a de agora e perde-se o que ainda não pediste.',
    enter: 'Sentar-me à mesa',
    stay: 'Ficar onde estou',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `Estás na mesa ${tableName}?`,
    text: 'Foi uma ligação que te trouxe aqui, não o código de uma mesa. Senta-te só se for a tua mesa: é lá que servem o que pedires. Senão, lê o código que tens à frente.',
    leave: 'Ir para a página inicial',
  },
  problem: {
    cameraRefused: {
      title: 'Não temos autorização para usar a câmara',
      text: 'Autoriza-a nas definições do navegador e tenta de novo, ou escreve o código à mão.',
    },
    noCamera: {
      title: 'Não encontramos nenhuma câmara',
      text: 'Escreve à mão o código da mesa, ou abre o QR com outro telemóvel.',
    },
    cameraBusy: {
      title: 'Outra aplicação está a usar a câmara',
      text: 'Fecha-a e tenta de novo, ou escolhe outra câmara.',
    },
    insecure: {
      title: 'A câmara precisa de uma ligação segura (https)',
      text: 'Neste endereço o navegador não a deixa usar. Escreve à mão o código da mesa.',
    },
    notOurs: {
      title: 'Este código não é de uma mesa do Simplato.',
      text: 'Procura o QR da mesa e tenta de novo.',
    },
    restaurantGone: {
      title: 'Este restaurante já não está no Simplato.',
      text: 'Pede a ementa ao empregado. Se mudaste de sítio, lê o código de agora.',
    },
    cookiesBlocked: {
      title: 'O teu navegador não nos deixa guardar a tua mesa',
      text: 'Permite os cookies desta página nas definições do navegador, ou sai do modo que os bloqueia, e tenta de novo.',
    },
    noNetwork: {
      title: 'Não há ligação',
      text: 'Não conseguimos entrar na mesa. Verifica a tua rede e tenta de novo.',
    },
    other: { title: 'Não conseguimos entrar na mesa' },
  },
};
