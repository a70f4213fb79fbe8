import type * as spanish from '../es/scan.ts';
import type { Messages } from '../messages.ts';

export const SCAN_MESSAGES: Messages<typeof spanish.SCAN_MESSAGES> = {
  pageTitle: 'Escaneja la teva taula · Simplato',
  home: 'Anar a la portada de Simplato',
  heading: 'Escaneja el codi QR de la taula.',
  hint: 'Enfoca’l amb la càmera: entrem quan el veiem.',
  viewLabel: 'Imatge de la càmera',
  cameraLabel: 'Càmera',
  unknownCamera: 'Càmera desconeguda',
  state: {
    notStarted: 'La càmera està apagada.',
    scanning: 'S’està buscant el codi…',
    paused: 'En pausa.',
  },
  opening: 'S’està obrint la càmera…',
  start: 'Escanejar amb la càmera',
  pause: 'Pausa',
  resume: 'Continuar escanejant',
  stop: 'Apagar la càmera',
  retry: 'Tornar-ho a provar',
  entering: 'S’està entrant a la teva taula…',
  byHand: {
    title: 'No pots escanejar?',
    label: 'Codi de la taula',
    hint: 'Demana’l al restaurant o enganxa l’enllaç d’algú de la teva taula.',
    empty: 'Escriu el codi de la taula o enganxa’n l’enllaç',
    submit: 'Entrar',
  },
  staff: {
    title: 'Has entrat com a restaurant',
    text: 'Si seus a aquesta taula com a comensal, la teva sessió del restaurant s’acaba en aquest navegador.',
    enter: 'Seure a la taula',
    stay: 'Tornar a les comandes',
  },
  elsewhere: {
    title: 'Aquest enllaç és d’un altre restaurant',
    text: 'Ja tens taula. Si seus a la de l’enllaç, deixes la d’ara i s’esborra el que encara no has demanat.',
    enter: 'Seure a la taula',
    stay: 'Quedar-me on soc',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `Ets a la taula ${tableName}?`,
    text: 'T’hi ha portat un enllaç, no el codi d’una taula. Seu-hi només si és la teva taula: hi serviran el que demanis. Si no, escaneja el codi que tens al davant.',
    leave: 'Anar a la portada',
  },
  problem: {
    cameraRefused: {
      title: 'No tenim permís per fer servir la càmera',
      text: 'Dona-li permís a la configuració del navegador i torna-ho a provar, o escriu el codi a mà.',
    },
    noCamera: {
      title: 'No trobem cap càmera',
      text: 'Escriu a mà el codi de la taula, o obre el QR amb un altre mòbil.',
    },
    cameraBusy: {
      title: 'Una altra aplicació fa servir la càmera',
      text: 'Tanca-la i torna-ho a provar, o tria una altra càmera.',
    },
    insecure: {
      title: 'La càmera necessita una connexió segura (https)',
      text: 'En aquesta adreça el navegador no la deixa fer servir. Escriu a mà el codi de la taula.',
    },
    notOurs: {
      title: 'Aquest codi no és d’una taula de Simplato.',
      text: 'Busca el QR de la taula i torna-ho a provar.',
    },
    restaurantGone: {
      title: 'Aquest restaurant ja no és a Simplato.',
      text: 'Demana la carta al cambrer. Si has canviat de lloc, escaneja el codi d’ara.',
    },
    cookiesBlocked: {
      title: 'El teu navegador no ens deixa desar la teva taula',
      text: 'Permet les galetes d’aquesta pàgina a la configuració del navegador, o surt del mode que les bloqueja, i torna-ho a provar.',
    },
    noNetwork: {
      title: 'No hi ha connexió',
      text: 'No hem pogut entrar a la taula. Comprova la xarxa i torna-ho a provar.',
    },
    other: { title: 'No hem pogut entrar a la taula' },
  },
};
