import type * as spanish from '../es/passwords.ts';
import type { Messages } from '../messages.ts';

export const FORGOT_PASSWORD_MESSAGES: Messages<typeof spanish.FORGOT_PASSWORD_MESSAGES> = {
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

export const RESET_PASSWORD_MESSAGES: Messages<typeof spanish.RESET_PASSWORD_MESSAGES> = {
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

export const CONFIRM_EMAIL_MESSAGES: Messages<typeof spanish.CONFIRM_EMAIL_MESSAGES> = {
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
