import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, text } from './wire-fields.ts';

const tableVisit = z.object({
  identerprise: id,
  mesa: z.string(),
  razonsocial: z.string(),
  /** False when the code carries no valid key: the order will say 'Mesa sin verificar'. */
  verificada: z.boolean(),
});
export type TableVisitWire = z.output<typeof tableVisit>;

const tableCode = z.object({ mesa: z.string(), codigo: z.string(), url: z.string() });
/** Which names a table may have is the domain's rule, and its breach says so. */
const tableParam = z.object({ mesa: z.string() });

const codeExample = {
  mesa: '4',
  codigo: 'NC0xMDAxLTdrMm05cXd4',
  url: 'https://simplato.example/scanqr?c=NC0xMDAxLTdrMm05cXd4',
};

export const enterTable = defineEndpoint({
  method: 'POST',
  path: '/client/mesa',
  summary: 'Entra en una mesa con su código: abre la sesión del comensal.',
  access: 'public',
  check: 'general',
  body: z.object({ codigo: text(400) }),
  answers: { 200: tableVisit },
  errors: ['unknown_code', 'restaurant_gone'],
  example: {
    body: { codigo: codeExample.codigo },
    answer: {
      identerprise: 1001,
      mesa: '4',
      razonsocial: 'Taberna del Palacio, S.L.',
      verificada: true,
    },
  },
});

export const readTableCode = defineEndpoint({
  method: 'GET',
  path: '/shop/mesas/:mesa/qr',
  summary: 'El código de una mesa, y el enlace que lleva impreso.',
  access: 'manage-tables',
  check: 'restaurant',
  params: tableParam,
  answers: { 200: tableCode },
  errors: [],
  example: { answer: codeExample },
});

export const renewTableKey = defineEndpoint({
  method: 'POST',
  path: '/shop/mesas/:mesa/clave',
  summary: 'Cambia la clave de una mesa: los códigos ya impresos dejan de estar verificados.',
  access: 'manage-tables',
  check: 'restaurant',
  params: tableParam,
  answers: { 200: tableCode },
  errors: [],
  example: { answer: codeExample },
});
