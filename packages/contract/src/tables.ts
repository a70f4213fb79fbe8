import { TABLES_LIMIT, ZONE_LENGTH } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, isoTime, text } from './wire-fields.ts';

const tableVisit = z.object({
  identerprise: id,
  mesa: z.string(),
  razonsocial: z.string(),
  /** False when the code has no valid key: the order will be marked 'Mesa sin verificar'. */
  verificada: z.boolean(),
  /** Null while whose tab it is has to be asked. */
  idcuenta: z.nullable(id),
  /** Since when a tab is open that may be the caller's. */
  cuentaabierta: z.nullable(isoTime),
  idcomensal: z.nullable(id),
});
export type TableVisitWire = z.output<typeof tableVisit>;

const tableCode = z.object({ mesa: z.string(), codigo: z.string(), url: z.string() });
const tableWire = z.extend(tableCode, {
  /** Orders of this table that are still on the board. */
  pedidosabiertos: z.int(),
  /** Where it stands; empty without a zone. */
  zona: z.string(),
});
/** A table as all staff may see it, without its code. */
const placedTable = z.object({ mesa: z.string(), zona: z.string() });
export type TableWire = z.output<typeof tableWire>;
/**
 * The domain decides which names are allowed and explains why others are not; here a name is only
 * limited in length.
 */
export const tableParam = z.object({ mesa: z.string().check(z.maxLength(100)) });

/**
 * How many codes are printed on a sheet of A4; 'caballete' is one that is folded to stand on the
 * table.
 */
export const PRINT_SIZES = ['2', '6', '12', 'caballete'] as const;
export type PrintSize = (typeof PRINT_SIZES)[number];

const codeExample = {
  mesa: '4',
  codigo: 'NC0xMDAxLTdrMm05cXd4',
  url: 'https://simplato.example/scanqr?c=NC0xMDAxLTdrMm05cXd4',
};
const tableExample = { ...codeExample, pedidosabiertos: 2, zona: 'Salón' };

export const enterTable = defineEndpoint(endpoints.enterTable, {
  summary: 'Entra en una mesa con su código: abre la sesión del comensal.',
  body: z.object({ codigo: text(400) }),
  answers: { 200: tableVisit },
  errors: ['unknown_code', 'restaurant_gone', 'too_many_codes'],
  example: {
    body: { codigo: codeExample.codigo },
    answer: {
      identerprise: 1001,
      mesa: '4',
      razonsocial: 'Taberna del Palacio, S.L.',
      verificada: true,
      idcuenta: 57,
      cuentaabierta: '2026-11-20T20:10:00.000Z',
      idcomensal: 1,
    },
  },
});

export const listTables = defineEndpoint(staffEndpoints.listTables, {
  summary: 'Las mesas del restaurante con su código, en el orden en que se cuentan.',
  answers: { 200: z.array(tableWire) },
  errors: [],
  example: { answer: [tableExample] },
});

export const listTableNames = defineEndpoint(staffEndpoints.listTableNames, {
  summary: 'Las mesas con su zona, sin sus códigos, para quien toma nota de un pedido.',
  answers: { 200: z.array(placedTable) },
  errors: [],
  example: {
    answer: [
      { mesa: '4', zona: 'Salón' },
      { mesa: 'Terraza 3', zona: '' },
    ],
  },
});

export const createTables = defineEndpoint(staffEndpoints.createTables, {
  summary: 'Crea mesas. Las que ya existen se quedan como están, con su código.',
  body: z.object({ mesas: z.array(text(60)).check(z.minLength(1), z.maxLength(TABLES_LIMIT)) }),
  answers: { 201: z.array(tableWire) },
  errors: [],
  example: { body: { mesas: ['4', 'Terraza 3'] }, answer: [tableExample] },
});

export const changeTable = defineEndpoint(staffEndpoints.changeTable, {
  summary: 'Pone una mesa en una zona; vacía, en ninguna.',
  params: tableParam,
  /** The domain decides which names are allowed; here a name is only limited in length. */
  body: z.object({ zona: text(ZONE_LENGTH * 10) }),
  answers: { 200: placedTable },
  errors: ['not_found'],
  example: { body: { zona: 'Terraza' }, answer: { mesa: '4', zona: 'Terraza' } },
});

export const deleteTable = defineEndpoint(staffEndpoints.deleteTable, {
  summary: 'Quita una mesa: sus códigos impresos dejan de estar verificados, sus pedidos siguen.',
  params: tableParam,
  answers: { 200: z.object({ mesa: z.string() }) },
  errors: ['not_found', 'table_in_use'],
  example: { answer: { mesa: '4' } },
});

export const printTables = defineEndpoint(staffEndpoints.printTables, {
  summary: 'Los códigos de todas las mesas en hojas A4 para imprimir y recortar.',
  query: z.object({ tamano: z._default(z.enum(PRINT_SIZES), '6') }),
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: ['not_found'],
  example: { answer: '%PDF-1.7' },
});

export const readTableCode = defineEndpoint(staffEndpoints.readTableCode, {
  summary: 'El código de una mesa, y el enlace que lleva impreso. La crea si no existe.',
  params: tableParam,
  answers: { 200: tableCode },
  errors: [],
  example: { answer: codeExample },
});

export const renewTableKey = defineEndpoint(staffEndpoints.renewTableKey, {
  summary: 'Cambia la clave de una mesa: los códigos ya impresos dejan de estar verificados.',
  params: tableParam,
  answers: { 200: tableCode },
  errors: [],
  example: { answer: codeExample },
});
