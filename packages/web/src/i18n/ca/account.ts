import type { Catalogue } from '../catalogue.ts';

export const LOGIN: Catalogue['login'] = {
  pageTitle: 'Entrar · Simplato',
  title: 'Entrar',
  side: { legend: 'Qui entra?', restaurants: 'Restaurants', diners: 'Comensals' },
  remember: 'Recorda’m',
  submit: 'Entrar',
  pending: 'S’està entrant…',
  wrong: 'Aquestes dades no són vàlides. Torna-ho a provar.',
  otherWays: 'Altres opcions',
  forgot: 'Has oblidat la contrasenya?',
  inAnotherTab: 'S’obre en una altra pestanya: aquesta t’espera.',
  registerDiner: 'Crear un compte de comensal',
  registerRestaurant: 'Registrar el meu restaurant',
  guest: 'Entrar com a convidat',
};

export const AUTH_LAYOUT: Catalogue['authLayout'] = {
  product: 'Simplato',
  home: 'Portada',
  share: 'Compartir',
  shareText: 'Simplato: la carta s’obre, la cuina ja ho sap.',
  shareCopied: 'Enllaç copiat. Enganxa’l on vulguis.',
  shareFailed: (link) => `No hem pogut copiar l’enllaç: ${link}`,
};

export const FORMS: Catalogue['forms'] = {
  email: 'Correu electrònic',
  password: 'Contrasenya',
  username: 'Nom d’usuari',
  passwordHint: 'Almenys 8 caràcters, amb un número.',
  privacy: 'He llegit i accepto la política de privacitat (en castellà).',
  tryAgainIn: (wait) => `Ho podràs tornar a provar d’aquí a ${wait}.`,
  needsHttps:
    'Per protegir la teva contrasenya, aquest navegador necessita una adreça https. Obre Simplato amb https:// i torna-ho a provar.',
  sessionWasOver:
    'La teva sessió s’havia acabat i no s’ha enviat res. Torna a prémer el botó: el que has escrit continua aquí.',
  leaving: {
    typed: {
      title: 'Vols descartar el que has escrit?',
      text: 'Si tanques ara, es perdrà.',
      stay: 'Quedar-me aquí',
      goOn: 'Descartar',
    },
    sending: {
      title: 'Encara s’està enviant',
      text: 'Si tanques ara, no veuràs si ha anat bé.',
      stay: 'Esperar',
      goOn: 'Tancar',
    },
  },
};

export const ACCOUNT: Catalogue['account'] = {
  pageTitle: 'El meu compte · Simplato',
  title: 'El meu compte',
  loading: 'S’està carregant el teu compte…',
  failed: 'No hem pogut llegir el teu compte',
  failedText: 'Les teves dades estan fora de perill. Comprova la connexió i torna-ho a provar.',
  details: {
    title: 'Les teves dades',
    name: 'Nom',
    submit: 'Desar els canvis',
    saved: 'Canvis desats',
    emailPassword: 'La teva contrasenya, per canviar el correu',
    emailPasswordHint: 'Qui té el correu pot canviar la contrasenya: per això te la demanem.',
    pendingTitle: 'Falta confirmar el teu correu nou',
    pendingEmail: (email) =>
      `T’hem escrit a ${email}. Fins que no obris l’enllaç d’aquest correu, entres amb el d’abans.`,
  },
  password: {
    title: 'Canviar la contrasenya',
    text: 'Les teves altres sessions es tancaran; en aquest dispositiu continues dins.',
    current: 'Contrasenya actual',
    next: 'Contrasenya nova',
    submit: 'Canviar la contrasenya',
    done: 'Contrasenya actualitzada',
  },
  sessions: {
    title: 'Sessions obertes',
    text: 'On és obert el teu compte. Si alguna no et sona, tanca-la i canvia la contrasenya.',
    loading: 'S’estan carregant les teves sessions…',
    failed: 'No hem pogut llegir les teves sessions',
    failedText: 'Continuen com estaven. Comprova la connexió i torna-ho a provar.',
    here: 'Aquesta sessió',
    only: 'El teu compte no és obert enlloc més.',
    notAll: (count) =>
      `Són les ${count} usades fa menys temps. «Tancar les altres» tanca també la resta.`,
    someBrowser: 'Un altre navegador',
    browserOn: (browser, system) => `${browser} a ${system}`,
    opened: (day) => `Oberta el ${day}.`,
    used: (ago) => `Usada per última vegada ${ago}.`,
    usedLately: 'Usada en l’última hora.',
    end: 'Tancar',
    endOf: (name) => `Tancar: ${name}`,
    endOthers: 'Tancar les altres',
    dialog: {
      title: 'Vols tancar aquesta sessió?',
      text: 'En aquell dispositiu caldrà tornar a entrar. Si la va obrir una altra persona, canvia també la contrasenya.',
      othersTitle: 'Vols tancar les altres sessions?',
      othersText:
        'Als altres dispositius caldrà tornar a entrar; en aquest continues dins. Si alguna la va obrir una altra persona, canvia també la contrasenya.',
      password: 'La teva contrasenya',
      submit: 'Tancar la sessió',
      submitOthers: 'Tancar les altres',
      cancel: 'Cancel·lar',
    },
    ended: 'Sessió tancada',
    othersEnded: 'Les altres sessions estan tancades',
    gone: 'Aquesta sessió ja estava tancada',
  },
  download: {
    title: 'El que sabem de tu',
    text: 'Un fitxer amb el teu compte, les teves sessions, les teves visites i les teves comandes.',
    action: 'Baixar les meves dades',
    fileName: 'simplato-les-meves-dades.json',
    done: 'Les teves dades són a les teves baixades',
  },
  erase: {
    title: 'Esborrar el meu compte',
    text: 'S’esborren el teu nom, el teu usuari i el teu correu. Les comandes que vas fer queden a cada restaurant, sense persona.',
    action: 'Esborrar el meu compte',
    dialogTitle: 'Vols esborrar el teu compte?',
    dialogText:
      'No es pot desfer. Si ets en una taula, hauràs de tornar a escanejar-ne el codi per continuar demanant. Si vols desar les teves dades, baixa-les abans.',
    password: 'La teva contrasenya',
    submit: 'Esborrar per sempre',
    cancel: 'Cancel·lar',
    done: 'El teu compte s’ha esborrat',
  },
};

export const DINER_REGISTRATION: Catalogue['dinerRegistration'] = {
  pageTitle: 'Crear un compte · Simplato',
  title: 'Crear un compte',
  text: 'Per desar les teves comandes i entrar a qualsevol taula amb el teu nom. Per demanar no cal.',
  name: 'Nom',
  submit: 'Crear un compte',
  pending: 'S’està creant el teu compte…',
  logIn: 'Ja tinc un compte',
};

export const FORGOT_PASSWORD: Catalogue['forgotPassword'] = {
  pageTitle: 'Canviar la contrasenya · Simplato',
  title: 'Has oblidat la contrasenya?',
  text: 'T’enviem un correu amb un enllaç per triar-ne una altra. Val durant una hora.',
  legend: 'De qui és el compte?',
  sides: { staff: 'RESTAURANTS', diner: 'COMENSALS' },
  submit: (side) => `Canviar la contrasenya: ${side}`,
  pending: 'S’estan enviant les instruccions per canviar la contrasenya…',
  pendingDetail: 'Espera un moment, si us plau',
  done: 'S’ha enviat un correu amb instruccions per restablir la contrasenya.',
  doneHint: 'Si no el veus d’aquí a uns minuts, mira al correu brossa.',
  failed: 'Hi ha hagut un error. Torna-ho a provar.',
  logIn: 'Tornar a l’entrada',
};

export const RESET_PASSWORD: Catalogue['resetPassword'] = {
  pageTitle: 'Contrasenya nova · Simplato',
  title: 'Tria una contrasenya nova',
  side: { staff: 'Del teu restaurant a Simplato.', diner: 'Del teu compte de comensal.' },
  password: 'Contrasenya nova',
  confirmation: 'Repeteix la contrasenya nova',
  submit: 'Desar la contrasenya nova',
  pending: 'S’està canviant la contrasenya…',
  done: 'Contrasenya actualitzada',
  failed: 'No s’ha pogut canviar la contrasenya',
  askAgain: 'Demanar un altre enllaç',
  team: {
    title: 'Un equip d’Aranjuez',
    text: 'Simplato es fa a Aranjuez, Madrid, Espanya, a un passeig de les cuines que el fan servir. Entre maduixes, espàrrecs i comandes hem après què necessita una sala plena un diumenge al migdia.',
    promise: 'Si alguna cosa no va fina, ens ho dius i ho arreglem aquí mateix.',
    more: 'Qui som i què fem',
  },
};

export const CONFIRM_EMAIL: Catalogue['confirmEmail'] = {
  pageTitle: 'Confirmar el correu · Simplato',
  title: 'Confirmar el teu correu',
  pending: 'S’està confirmant el teu correu…',
  done: { title: 'Correu confirmat', text: (email) => `A partir d’ara entres amb ${email}.` },
  logIn: 'Entrar',
  failed: {
    title: 'No hem pogut confirmar el teu correu',
    safe: 'El teu compte continua com estava, amb el correu d’abans.',
  },
  retry: 'Tornar-ho a provar',
  home: 'Anar a la portada',
};
