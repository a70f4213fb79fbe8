import { MEMBER_NAME_LENGTH, readTabNumber } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { avoidedAllergens, shownTab } from './orders.ts';
import { id, isoTime, text } from './wire-fields.ts';

const NUMBER_FAULT = 'El número de la mesa tiene dos cifras, de 10 a 99';
const tabNumber = z.pipe(
  z
    .union([
      z.string().check(z.maxLength(2, NUMBER_FAULT)),
      z.number().check(z.minimum(10, NUMBER_FAULT), z.maximum(99, NUMBER_FAULT)),
    ])
    .check(z.refine((sent: string | number) => readTabNumber(sent) !== null, NUMBER_FAULT)),
  z.transform(Number),
);

/** Exactly one of the three. */
const way = z.union([
  z.strictObject({ numero: tabNumber }),
  z.strictObject({ pedir: z.literal(true) }),
  z.strictObject({ nueva: z.literal(true) }),
]);
export type TabWayWire = z.input<typeof way>;

export const joinTab = defineEndpoint(endpoints.joinTab, {
  summary:
    'Entra en la cuenta de la mesa con su número, pide que le dejen entrar, o abre otra. La cuenta es null mientras espera.',
  body: way,
  answers: { 200: z.object({ cuenta: z.nullable(tabWire) }) },
  errors: ['wrong_table_number', 'admission_only', 'table_not_verified', 'tab_closed'],
  example: { body: { numero: 27 }, answer: { cuenta: tabExample } },
});

export const readPlace = defineEndpoint(endpoints.readPlace, {
  summary:
    'Dónde está este móvil: su mesa, su cuenta, o desde cuándo hay una abierta que puede ser la suya. Pone al día la mesa en las cookies.',
  answers: {
    200: z.object({
      mesa: z.string(),
      verificada: z.boolean(),
      /** Its tab, which may be closed by now; null while it is in none. */
      cuenta: z.nullable(tabWire),
      /** Since when a tab is open at the table that may be this phone's; null in an open one. */
      cuentaabierta: z.nullable(isoTime),
      /** It has asked to be let in. */
      espera: z.boolean(),
    }),
  },
  errors: [],
  example: {
    answer: {
      mesa: '4',
      verificada: true,
      cuenta: tabExample,
      cuentaabierta: null,
      espera: false,
    },
  },
});
export type PlaceWire = z.output<(typeof readPlace.answers)[200]>;

export const readOwnTab = defineEndpoint(endpoints.readOwnTab, {
  summary: 'La cuenta de la mesa, como la ve uno de sus comensales.',
  answers: { 200: tabWire },
  errors: ['not_found'],
  example: { answer: tabExample },
});

export const nameMember = defineEndpoint(endpoints.nameMember, {
  summary: 'Pone nombre al comensal en su cuenta; vacío, se lo quita.',
  /** The domain decides which names are allowed; here a name is only limited in length. */
  body: z.object({ nombre: text(MEMBER_NAME_LENGTH * 10) }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed'],
  example: { body: { nombre: 'Lucía' }, answer: tabExample },
});

export const tellTable = defineEndpoint(endpoints.tellTable, {
  summary:
    'Lo que evita quien lleva este móvil, para que la mesa vea cuántos lo evitan, y no quién; vacío, lo retira. Se olvida con la cuenta, y si el móvil pasa a otra.',
  body: z.object({
    evita: avoidedAllergens,
    /** The table that is meant: another one is not told. */
    idcuenta: id,
  }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'tab_changed'],
  example: {
    body: { evita: ['frutos-de-cascara'], idcuenta: 57 },
    answer: {
      ...tabExample,
      evitan: {
        sois: 2,
        alergenos: [{ alergeno: 'frutos-de-cascara', cuantos: 2 }],
        tuyos: ['frutos-de-cascara'],
      },
    },
  },
});

export const letIn = defineEndpoint(endpoints.letIn, {
  summary: 'Deja entrar en la cuenta a quien lo ha pedido.',
  body: z.object({ idcomensal: id, idcuenta: shownTab }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'tab_changed'],
  example: { body: { idcomensal: 3, idcuenta: 57 }, answer: tabExample },
});
