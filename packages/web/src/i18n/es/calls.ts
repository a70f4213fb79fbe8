import type { CallKind } from '@simplato/domain';
import { las } from './hour-words.ts';

export const CALL_MESSAGES = {
  id: 'CALL_MESSAGES',
  title: 'Llamar al camarero',
  reasons: {
    waiter: 'Que venga',
    water: 'Agua',
    bread: 'Pan',
    cutlery: 'Cubiertos',
    other: 'Otra cosa',
    bill: 'La cuenta',
  } satisfies Record<CallKind, string>,
  askedAt: (time: string) => `avisado a ${las(time)}`,
  comes: (name: string) => `${name} viene`,
  comesFor: {
    waiter: 'a vuestra mesa',
    water: 'con el agua',
    bread: 'con el pan',
    cutlery: 'con los cubiertos',
    other: 'a ver qué necesitáis',
    bill: 'con la cuenta',
  } satisfies Record<CallKind, string>,
  seenAt: (time: string) => `Os ha visto a ${las(time)}`,
  rings: (reason: string) => `${reason}: avisado`,
  unseen: (time: string) => `Desde ${las(time)}. Todavía no lo ha visto nadie.`,
  noMore: 'Ya no hace falta',
  noMoreOf: (reason: string) => `Ya no hace falta: ${reason}`,
  ended: 'Hecho: ya no llamamos por eso.',
  rung: (reason: string) => `${reason}: el camarero ya está avisado.`,
  added: 'Añadido a lo que ya habíais pedido.',
  untold: {
    title: 'No se lo hemos dicho al camarero',
    text: (text: string) =>
      `«${text}» no se ha enviado: tu mesa tiene otro aviso abierto. Prueba otra vez o díselo al camarero.`,
  },
  more: '¿Algo más?',
  what: '¿Qué os hace falta?',
  otherLabel: '¿Qué necesitáis?',
  otherPlaceholder: 'Una trona, otra servilleta…',
  send: 'Avisar',
  back: 'Volver',
  bill: 'Pedir la cuenta',
  billText: 'Os la traen y cobran en la mesa.',
  cash: 'Efectivo',
  card: 'Tarjeta',
  noTab: {
    title: 'Aún no puedes llamar desde aquí',
    text: 'Primero entra en la cuenta de tu mesa; o haz una seña al camarero.',
    unverified:
      'Este código no demuestra que estés en la mesa. Escanea el que tienes delante, o haz una seña al camarero.',
  },
} as const;
