import { las } from './hour-words.ts';

export const TAB_MESSAGES = {
  id: 'TAB_MESSAGES',
  pageTitle: 'La mesa · Simplato',
  heading: 'La mesa',
  people: 'Quién está en la mesa',
  you: 'Tú',
  /** Of a phone without a name, in a language other than Spanish too. */
  member: (memberId: number) => `Comensal ${memberId}`,
  waiter: 'El camarero',
  toEnter: 'para entrar',
  numberSpent: 'El número ya no sirve: quien llegue tiene que pedir entrar.',
  number: (number: number) => `Número para entrar: ${number}`,
  ordered: 'Ya pedido',
  orderOf: (name: string, orderId: number) => `Pedido nº ${orderId} · ${name}`,
  lineFor: (name: string) => `para ${name}`,
  bill: { heading: 'La cuenta', total: 'Total', paid: 'Pagado', due: 'Pendiente' },
  billAsked: (time: string) => `La cuenta está pedida desde ${las(time)}.`,
  naming: {
    open: (name: string) => `${name}: poner tu nombre`,
    title: '¿Cómo te llamas?',
    label: 'Tu nombre',
    hint: 'Lo ven quienes están en tu mesa y el restaurante. Si lo dejas vacío, lo quitamos.',
    wrong: 'Escribe un nombre con letras, de 20 como mucho',
    taken: 'Ya hay alguien con este nombre en la mesa',
    save: 'Guardar',
  },
  asking: {
    title: (name: string) => `${name} quiere entrar`,
    text: 'Verá lo que pedís y la cuenta. Si no está con vosotros, no hagas nada.',
    letIn: 'Dejar entrar',
    notNow: 'Ahora no',
    done: (name: string) => `${name} ya está en la mesa.`,
  },
  moved: (table: string) => `El restaurante os ha cambiado de mesa: ahora estáis en ${table}.`,
} as const;

/** The question whose tab it is, for somebody who comes late. */
export const DOOR_MESSAGES = {
  id: 'DOOR_MESSAGES',
  title: (time: string) => `Esta mesa tiene una cuenta desde ${las(time)}. ¿Es la vuestra?`,
  label: 'Número de la mesa, dos cifras',
  hint: 'Escribe el número. Lo ven tus amigos en su móvil, y el camarero.',
  keys: 'Teclado',
  erase: 'Borrar la última cifra',
  ask: 'Pedir a la mesa que me deje entrar',
  apart: 'No, abrir otra cuenta',
  look: 'Ahora no, mirar la carta',
  checking: 'Comprobando el número…',
  wrong: 'Ese número no es. Míralo en el móvil de tus amigos y prueba otra vez.',
  admission:
    'Se han probado demasiados números en esta mesa. Pide que te dejen entrar, o díselo al camarero.',
  waiting: {
    title: 'Se lo hemos dicho a tu mesa',
    text: 'Les sale en el móvil, y también al camarero. Entras en cuanto digan que sí; mientras, puedes mirar la carta.',
  },
  joined: (table: string) => `Ya estás en la cuenta de ${table}.`,
  opened: (table: string) => `Has abierto otra cuenta en ${table}.`,
  over: 'Esa cuenta acaba de cerrarse. Puedes abrir la vuestra.',
  turnedAway:
    'La cuenta en la que pedías entrar ya no está en esta mesa: se ha cerrado o ha cambiado de sitio. Si los tuyos están en otra mesa, escanea su código; si no, pide y se abrirá la tuya.',
  outside: {
    title: 'Aún no estás en la cuenta de tu mesa',
    text: 'Si pides ahora, irá en una cuenta aparte.',
    enter: 'Entrar en la cuenta',
  },
  closed: {
    title: (table: string) => `La cuenta de ${table} se ha cerrado`,
    text: (table: string) => `¿Sigues en ${table}? Lo que pidas ahora irá en una cuenta nueva.`,
    kept: 'Lo que elegiste sigue aquí y no se ha enviado.',
    stay: 'Sí, sigo aquí',
    empty: 'No, vaciar lo elegido',
  },
  /** What was chosen in an earlier tab of the same table. */
  before: {
    title: 'Lo que elegiste antes sigue aquí',
    text: (table: string) => `No hemos enviado nada. ¿Sigues en ${table} y es para esta cuenta?`,
  },
} as const;
