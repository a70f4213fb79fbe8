import type { Catalogue } from '../catalogue.ts';

export const LOGIN: Catalogue['login'] = {
  pageTitle: 'Entrar · Simplato',
  title: 'Entrar',
  side: { legend: 'Quem entra?', restaurants: 'Restaurantes', diners: 'Clientes' },
  remember: 'Lembrar-me',
  submit: 'Entrar',
  pending: 'A entrar…',
  wrong: 'Estes dados não são válidos. Tenta de novo.',
  otherWays: 'Outras opções',
  forgot: 'Esqueceste a tua palavra-passe?',
  inAnotherTab: 'Abre noutro separador: este espera por ti.',
  registerDiner: 'Criar conta de cliente',
  registerRestaurant: 'Registar o meu restaurante',
  guest: 'Entrar como convidado',
};

export const AUTH_LAYOUT: Catalogue['authLayout'] = {
  product: 'Simplato',
  home: 'Página inicial',
  share: 'Partilhar',
  shareText: 'Simplato: a ementa abre-se, a cozinha já sabe.',
  shareCopied: 'Ligação copiada. Cola-a onde quiseres.',
  shareFailed: (link) => `Não conseguimos copiar a ligação: ${link}`,
};

export const FORMS: Catalogue['forms'] = {
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

export const ACCOUNT: Catalogue['account'] = {
  pageTitle: 'A minha conta · Simplato',
  title: 'A minha conta',
  loading: 'A carregar a tua conta…',
  failed: 'Não conseguimos ler a tua conta',
  failedText: 'Os teus dados estão a salvo. Verifica a tua ligação e tenta de novo.',
  details: {
    title: 'Os teus dados',
    name: 'Nome',
    submit: 'Guardar alterações',
    saved: 'Alterações guardadas',
    emailPassword: 'A tua palavra-passe, para mudar o e-mail',
    emailPasswordHint: 'Quem tem o e-mail pode mudar a palavra-passe: por isso a pedimos.',
    pendingTitle: 'Falta confirmar o teu novo e-mail',
    pendingEmail: (email) =>
      `Escrevemos-te para ${email}. Até abrires a ligação desse e-mail, entras com o anterior.`,
  },
  password: {
    title: 'Mudar a palavra-passe',
    text: 'As tuas outras sessões vão fechar-se; neste dispositivo continuas dentro.',
    current: 'Palavra-passe atual',
    next: 'Nova palavra-passe',
    submit: 'Mudar a palavra-passe',
    done: 'Palavra-passe atualizada',
  },
  sessions: {
    title: 'Sessões abertas',
    text: 'Onde a tua conta está aberta. Se não reconheces alguma, fecha-a e muda a palavra-passe.',
    loading: 'A carregar as tuas sessões…',
    failed: 'Não conseguimos ler as tuas sessões',
    failedText: 'Continuam como estavam. Verifica a tua ligação e tenta de novo.',
    here: 'Esta sessão',
    only: 'A tua conta não está aberta em mais nenhum sítio.',
    notAll: (count) =>
      `São as ${count} usadas há menos tempo. «Fechar as outras» fecha também as restantes.`,
    someBrowser: 'Outro navegador',
    browserOn: (browser, system) => `${browser} em ${system}`,
    opened: (day) => `Aberta a ${day}.`,
    used: (ago) => `Usada pela última vez ${ago}.`,
    usedLately: 'Usada na última hora.',
    end: 'Fechar',
    endOf: (name) => `Fechar: ${name}`,
    endOthers: 'Fechar as outras',
    dialog: {
      title: 'Fechar essa sessão?',
      text: 'Nesse dispositivo será preciso voltar a entrar. Se foi outra pessoa que a abriu, muda também a palavra-passe.',
      othersTitle: 'Fechar as outras sessões?',
      othersText:
        'Nos outros dispositivos será preciso voltar a entrar; neste continuas dentro. Se foi outra pessoa que abriu alguma, muda também a palavra-passe.',
      password: 'A tua palavra-passe',
      submit: 'Fechar sessão',
      submitOthers: 'Fechar as outras',
      cancel: 'Cancelar',
    },
    ended: 'Sessão fechada',
    othersEnded: 'As outras sessões estão fechadas',
    gone: 'Essa sessão já estava fechada',
  },
  download: {
    title: 'O que sabemos de ti',
    text: 'Um ficheiro com a tua conta, as tuas sessões, as tuas visitas e os teus pedidos.',
    action: 'Descarregar os meus dados',
    fileName: 'simplato-os-meus-dados.json',
    done: 'Os teus dados estão nas tuas transferências',
  },
  erase: {
    title: 'Apagar a minha conta',
    text: 'O teu nome, o teu utilizador e o teu e-mail são apagados. Os pedidos que fizeste ficam em cada restaurante, sem pessoa.',
    action: 'Apagar a minha conta',
    dialogTitle: 'Apagar a tua conta?',
    dialogText:
      'Não se pode desfazer. Se estás numa mesa, terás de ler outra vez o código para continuares a pedir. Se queres guardar os teus dados, descarrega-os antes.',
    password: 'A tua palavra-passe',
    submit: 'Apagar para sempre',
    cancel: 'Cancelar',
    done: 'A tua conta foi apagada',
  },
};

export const DINER_REGISTRATION: Catalogue['dinerRegistration'] = {
  pageTitle: 'Criar conta · Simplato',
  title: 'Criar conta',
  text: 'Para guardares os teus pedidos e entrares em qualquer mesa com o teu nome. Para pedir não é preciso.',
  name: 'Nome',
  submit: 'Criar conta',
  pending: 'A criar a tua conta…',
  logIn: 'Já tenho conta',
};

export const FORGOT_PASSWORD: Catalogue['forgotPassword'] = {
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

export const RESET_PASSWORD: Catalogue['resetPassword'] = {
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

export const CONFIRM_EMAIL: Catalogue['confirmEmail'] = {
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
