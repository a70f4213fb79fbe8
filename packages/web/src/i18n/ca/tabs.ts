import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'La taula · Simplato',
  heading: 'La taula',
  people: 'Qui hi ha a la taula',
  you: 'Tu',
  member: (memberId) => `Comensal ${memberId}`,
  waiter: 'El cambrer',
  toEnter: 'per entrar',
  numberSpent: 'El número ja no serveix: qui arribi ha de demanar entrar.',
  number: (number) => `Número per entrar: ${number}`,
  ordered: 'Ja demanat',
  orderOf: (name, orderId) => `Comanda núm. ${orderId} · ${name}`,
  lineFor: (name) => `per a ${name}`,
  bill: { heading: 'El compte', total: 'Total', paid: 'Pagat', due: 'Pendent' },
  billAsked: (time) => `El compte està demanat des de ${les(time)}.`,
  naming: {
    open: (name) => `${name}: posar el teu nom`,
    title: 'Com et dius?',
    label: 'El teu nom',
    hint: 'El veuen els de la teva taula i el restaurant. Si el deixes buit, el traiem.',
    wrong: 'Escriu un nom amb lletres, de 20 com a molt',
    taken: 'Ja hi ha algú amb aquest nom a la taula',
    save: 'Desar',
  },
  asking: {
    title: (name) => `${name} vol entrar`,
    text: 'Veurà el que demaneu i el compte. Si no és amb vosaltres, no facis res.',
    letIn: 'Deixar entrar',
    notNow: 'Ara no',
    done: (name) => `${name} ja és a la taula.`,
  },
  moved: (table) => `El restaurant us ha canviat de taula: ara sou a ${table}.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `Aquesta taula té un compte des de ${les(time)}. És el vostre?`,
  label: 'Número de la taula, dues xifres',
  hint: 'Escriu el número. El veuen els teus amics al mòbil, i el cambrer.',
  keys: 'Teclat',
  erase: 'Esborrar l’última xifra',
  ask: 'Demanar a la taula que em deixi entrar',
  apart: 'No, obrir un altre compte',
  look: 'Ara no, mirar la carta',
  checking: 'Comprovant el número…',
  wrong: 'Aquest número no és. Mira’l al mòbil dels teus amics i torna-ho a provar.',
  admission:
    'S’han provat massa números en aquesta taula. Demana que et deixin entrar, o digues-ho al cambrer.',
  waiting: {
    title: 'Ho hem dit a la teva taula',
    text: 'Els surt al mòbil, i també al cambrer. Entres així que diguin que sí; mentrestant, pots mirar la carta.',
  },
  joined: (table) => `Ja ets al compte de ${table}.`,
  opened: (table) => `Has obert un altre compte a ${table}.`,
  over: 'Aquell compte s’acaba de tancar. Podeu obrir el vostre.',
  turnedAway:
    'El compte on demanaves entrar ja no és en aquesta taula: s’ha tancat o ha canviat de lloc. Si els teus són en una altra taula, escaneja’n el codi; si no, demana i se n’obrirà un de teu.',
  outside: {
    title: 'Encara no ets al compte de la teva taula',
    text: 'Si demanes ara, anirà en un compte a part.',
    enter: 'Entrar al compte',
  },
  closed: {
    title: (table) => `El compte de ${table} s’ha tancat`,
    text: (table) => `Continues a ${table}? El que demanis ara anirà en un compte nou.`,
    kept: 'El que vas triar continua aquí i no s’ha enviat.',
    stay: 'Sí, continuo aquí',
    empty: 'No, buidar el que he triat',
  },
  before: {
    title: 'El que vas triar abans continua aquí',
    text: (table) => `No hem enviat res. Continues a ${table} i és per a aquest compte?`,
  },
};
