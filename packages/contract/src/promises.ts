import * as z from 'zod/mini';
import { periodQuery } from './corrections.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { promiseWire } from './promise-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id } from './wire-fields.ts';

const NO_LIST = 'Los números de los platos, separados por comas';
/** As many as a basket that nobody fills; what is above it says nothing more. */
const MOST_UNITS = 200;

/** '1,2,2,3': a product as often as it is wanted. */
const productList = z.pipe(
  z.string().check(
    z.maxLength(11 * MOST_UNITS),
    z.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, NO_LIST),
    z.refine((list: string) => list.split(',').length <= MOST_UNITS, NO_LIST),
  ),
  z.pipe(
    z.transform((list: string) => list.split(',').map(Number)),
    z.array(id),
  ),
);

export const readWaits = defineEndpoint(endpoints.readWaits, {
  summary:
    'Cuándo estaría listo lo que se pide ahora, en minutos enteros: cada plato por sí solo, y todo junto. Null donde no se sabe lo bastante.',
  query: z.object({ productos: productList }),
  answers: {
    200: z.object({
      espera: z.nullable(promiseWire),
      productos: z.array(z.object({ idproductos: id, espera: z.nullable(promiseWire) })),
    }),
  },
  errors: ['not_found'],
  example: {
    query: { productos: '101,101,140' },
    answer: {
      espera: { desde: '2026-11-20T20:40:00.000Z', hasta: '2026-11-20T20:48:00.000Z' },
      productos: [
        {
          idproductos: 101,
          espera: { desde: '2026-11-20T20:40:00.000Z', hasta: '2026-11-20T20:48:00.000Z' },
        },
        { idproductos: 140, espera: null },
      ],
    },
  },
});

export const readPromises = defineEndpoint(staffEndpoints.readPromises, {
  summary:
    'A cuántos pedidos se les prometió una hora, y cuántos estuvieron listos dentro de ella; sin los que aún se preparan a tiempo ni los cancelados.',
  query: periodQuery,
  answers: {
    200: z.object({ prometidos: z.int(), cumplidos: z.int() }),
  },
  errors: [],
  example: {
    query: { desde: '2026-11-20', hasta: '2026-11-20' },
    answer: { prometidos: 84, cumplidos: 78 },
  },
});
