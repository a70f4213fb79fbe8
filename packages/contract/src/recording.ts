import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, isoTime, text } from './wire-fields.ts';

/** How the tax agency is told of invoices (VERI*FACTU), as a restaurant's owner reads it. */

const certificateWire = z.object({
  titular: z.string(),
  nif: z.string(),
  caduca: isoTime,
  /** It is about to expire, or has. */
  avisa: z.boolean(),
});

/** What is wrong, and what to do, in words. */
const words = { texto: z.string(), consejo: z.string() };

const recordingWire = z.object({
  /** 'pruebas' tells the agency's test service, which forgets it; null where the server tells nobody. */
  entorno: z.nullable(z.enum(['pruebas', 'produccion'])),
  certificado: z.nullable(certificateWire),
  /** Records that the agency has not answered yet. */
  pendientes: z.int(),
  /** When the oldest of them was made. */
  desde: z.nullable(isoTime),
  /** Why nothing is sent at present, and since when. */
  incidencia: z.nullable(z.object({ ...words, desde: isoTime })),
  /** Why nothing is issued any more. */
  parada: z.nullable(
    z.object({
      ...words,
      desde: isoTime,
      /** Whether it may go on with the same chain. */
      mismacadena: z.boolean(),
    }),
  ),
  /** Those that the agency has refused, or accepted with errors; the last first. */
  reparos: z.array(
    z.object({
      registro: id,
      idfactura: id,
      numero: z.string(),
      estado: z.enum(['rechazado', 'aceptado_con_errores']),
      codigo: z.nullable(z.int()),
      cuando: isoTime,
      ...words,
      /** What the owner may do about it: have it told again, or correct whom its invoice names. */
      remedio: z.optional(z.nullable(z.enum(['subsanar', 'corregir']))),
    }),
  ),
});
export type RecordingWire = z.output<typeof recordingWire>;

const EXAMPLE: RecordingWire = {
  entorno: 'produccion',
  certificado: {
    titular: 'Taberna del Palacio SL',
    nif: 'B12345674',
    caduca: '2028-11-27T09:00:00.000Z',
    avisa: false,
  },
  pendientes: 12,
  desde: '2026-11-27T13:20:00.000Z',
  incidencia: {
    texto: 'Hacienda no responde.',
    consejo: 'No tienes que hacer nada: sigue vendiendo, y se envía solo en cuanto responda.',
    desde: '2026-11-27T13:21:00.000Z',
  },
  parada: null,
  reparos: [],
};

export const readRecording = defineEndpoint(staffEndpoints.readRecording, {
  summary: 'Cómo va el envío de los registros a Hacienda: lo que espera, y lo que no ha aceptado.',
  answers: { 200: recordingWire },
  errors: [],
  example: { answer: EXAMPLE },
});

export const amendRecords = defineEndpoint(staffEndpoints.amendRecords, {
  summary:
    'Envía otra vez a Hacienda (subsanación), con la razón social de ahora, los registros que no aceptó o aceptó con errores y se arreglan así.',
  answers: { 200: recordingWire },
  errors: ['not_found', 'invoicing_stopped'],
  example: { answer: EXAMPLE },
});

/** In base64: a certificate has a few kilobytes. */
const CERTIFICATE_LENGTH = 40_000;
const PASSWORD_LENGTH = 200;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export const uploadCertificate = defineEndpoint(staffEndpoints.uploadCertificate, {
  summary:
    'Guarda cifrado el certificado con el que se envían los registros (PKCS#12, en base64) y su contraseña. No se vuelve a enseñar.',
  body: z.object({
    archivo: text(CERTIFICATE_LENGTH).check(
      z.refine((sent) => BASE64.test(sent), 'Elige el archivo del certificado (.p12 o .pfx)'),
    ),
    clave: z.string().check(z.maxLength(PASSWORD_LENGTH)),
  }),
  answers: { 200: recordingWire },
  errors: [],
  example: { body: { archivo: 'MIIKUQIBAzCC', clave: 'la-del-certificado' }, answer: EXAMPLE },
});

const chainWire = z.object({
  /** How many records the chain has. */
  registros: z.int(),
  /** The first that is not as it was, and how; null if the whole chain is. */
  fallo: z.nullable(z.object({ registro: id, texto: z.string() })),
});

/** Where a restaurant's chain of records is not whole. */
export interface CheckedChain {
  records: number;
  /** The first that is not as it was; null if all are. */
  fault: ChainFault | null;
}

export interface ChainFault {
  /** Its place in the chain. */
  turn: number;
  kind: 'missing' | 'changed' | 'apart' | 'unlinked' | 'out-of-time';
}

const FAULT_WORDS = {
  missing: 'Falta este registro',
  changed: 'Este registro no es el que se hizo: su contenido y su huella no cuadran',
  apart: 'Este registro no dice lo mismo que su factura',
  unlinked: 'Este registro no sigue al anterior: su enlace es otro',
  'out-of-time': 'Este registro lleva una hora anterior a la del que tiene delante',
} as const satisfies Record<ChainFault['kind'], string>;

export const checkedToWire = ({ records, fault }: CheckedChain): z.output<typeof chainWire> => ({
  registros: records,
  fallo: fault && { registro: fault.turn, texto: FAULT_WORDS[fault.kind] },
});

export const checkRecords = defineEndpoint(staffEndpoints.checkRecords, {
  summary: 'Comprueba toda la cadena de registros, y dice dónde se rompe.',
  answers: { 200: chainWire },
  errors: [],
  example: { answer: { registros: 4_213, fallo: null } },
});
