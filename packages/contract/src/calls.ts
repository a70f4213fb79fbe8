import * as z from 'zod/mini';
import { BILL_FORM_WIRE, CALL_KIND_WIRE, callExample, callWire } from './call-wire.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { shownTab } from './orders.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { idParam, text } from './wire-fields.ts';
import { CALL_TEXT_LENGTH } from '@simplato/domain';

/** How a table calls its waiter, and the waiter answers. */
const params = z.object({ id: idParam });
const taken = { ...callExample, va: 'Marta', vista: '2026-11-20T20:53:10.000Z' };
const ended = { ...taken, terminada: '2026-11-20T20:54:30.000Z' };

export const callWaiter = defineEndpoint(endpoints.callWaiter, {
  summary:
    'Llama al camarero. Mientras hay una llamada abierta con el mismo motivo, responde con ella.',
  body: z.object({
    motivo: z.enum(CALL_KIND_WIRE, 'No conocemos este motivo'),
    /** The domain decides which texts are allowed; here one is only limited in length. */
    texto: z._default(text(CALL_TEXT_LENGTH * 10), ''),
    idcuenta: shownTab,
  }),
  answers: { 200: callWire, 201: callWire },
  errors: ['not_found', 'tab_closed', 'tab_changed', 'table_not_verified', 'too_many_calls'],
  example: { body: { motivo: 'agua', texto: '', idcuenta: 57 }, answer: callExample },
});

export const endOwnCall = defineEndpoint(endpoints.endOwnCall, {
  summary: 'La mesa ya no necesita lo que había pedido al camarero.',
  params,
  answers: { 200: callWire },
  errors: ['not_found'],
  example: { answer: { ...callExample, terminada: ended.terminada } },
});

export const askForBill = defineEndpoint(endpoints.askForBill, {
  summary: 'Pide la cuenta, y dice cómo se va a pagar; otra vez, cambia solo la forma.',
  body: z.object({
    forma: z.enum(BILL_FORM_WIRE, 'No conocemos esta forma de pago'),
    idcuenta: shownTab,
  }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'tab_changed', 'table_not_verified', 'too_many_calls'],
  example: {
    body: { forma: 'tarjeta', idcuenta: 57 },
    answer: {
      ...tabExample,
      pedida: callExample.desde,
      llamadas: [{ ...callExample, motivo: 'cuenta', forma: 'tarjeta' }],
    },
  },
});

export const listCalls = defineEndpoint(staffEndpoints.listCalls, {
  summary: 'Las llamadas abiertas del restaurante, la más antigua primero.',
  answers: { 200: z.array(callWire) },
  errors: [],
  example: { answer: [callExample] },
});

export const takeCall = defineEndpoint(staffEndpoints.takeCall, {
  summary: 'Quien lo pulsa va a la mesa. Si ya va alguien, o ya ha terminado, responde con eso.',
  params,
  answers: { 200: callWire },
  errors: ['not_found'],
  example: { answer: taken },
});

export const endCall = defineEndpoint(staffEndpoints.endCall, {
  summary: 'La mesa ya tiene lo que había pedido.',
  params,
  answers: { 200: callWire },
  errors: ['not_found'],
  example: { answer: ended },
});
