import type * as spanish from '../es/app.ts';
import type { Messages } from '../messages.ts';

export const APP_MESSAGES: Messages<typeof spanish.APP_MESSAGES> = {
  loading: 'S’està carregant…',
  sessionEnded: {
    title: 'La teva sessió s’ha acabat',
    tableText:
      'El que havies triat continua desat en aquest mòbil. Torna a escanejar el codi de la taula o entra amb el teu compte, i continues on eres.',
    scan: 'Escanejar la taula',
    accountText: 'Torna a entrar i continues on eres: el que havies escrit continua aquí.',
    logIn: 'Entrar amb el meu compte',
    leave: 'Sortir a la portada',
  },
  lost: {
    title: 'Això no ha arribat',
    why: 'Potser hi ha una versió nova de Simplato, o falla la connexió.',
    safe: 'El que havies triat continua desat.',
    action: 'Actualitzar',
  },
  crashed: {
    title: 'Aquesta pantalla ha fallat',
    text: 'El que havies triat continua desat. Torna a carregar la pàgina.',
    action: 'Tornar a carregar',
  },
};
