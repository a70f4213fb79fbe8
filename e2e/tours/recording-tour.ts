import type { Page } from '@playwright/test';
import { readInvoicing, readRecording } from '@simplato/contract';
import { press } from '../fixtures/accounts.ts';
import { logInWithCookies } from '../fixtures/people.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const RECORDING = '/restaurants/verifactu';
const READ = '**/api/shop/verifactu';

type Recording = typeof readRecording.example.answer;

const { certificado, incidencia } = readRecording.example.answer;
const ALL_SENT: Recording = {
  entorno: 'produccion',
  certificado,
  pendientes: 0,
  desde: null,
  incidencia: null,
  parada: null,
  reparos: [],
};

/** The page of a server that tells the agency, which those of the tours do not. */
async function answer(page: Page, recording: Recording, modo: 'facturas' | 'verifactu') {
  const obstaculoverifactu = recording.certificado ? null : 'Sube antes el certificado.';
  await page.route('**/api/shop/facturacion', (route) =>
    route.fulfill({ json: { ...readInvoicing.example.answer, modo, obstaculoverifactu } }),
  );
  await page.route(READ, (route) => route.fulfill({ json: recording }));
  await page.goto(RECORDING);
}

/** An owner has the tax agency told of the invoices, and reads how that goes. */
export const RECORDING_TOUR = tour('recording', 'owner', [
  [
    'recording-not-here',
    RECORDING,
    async (page, { restaurant }) => {
      await logInWithCookies(page, restaurant.login);
      await page.goto(RECORDING);
      await seeText(page, 'Así no se puede activar');
    },
  ],
  ...lateAndLost('recording', RECORDING, READ, 'owner'),
  [
    'recording-off',
    RECORDING,
    async (page) => {
      await answer(page, { ...ALL_SENT, entorno: 'pruebas', certificado: null }, 'facturas');
      await seeText(page, 'Servicio de pruebas');
    },
  ],
  [
    'recording-certificate-missing',
    RECORDING,
    async (page) => {
      await press(page, 'Subir el certificado');
      await seeText(page, 'Elige el archivo del certificado');
    },
  ],
  [
    'recording-ready',
    RECORDING,
    async (page) => {
      await answer(page, ALL_SENT, 'facturas');
      await seeText(page, 'Cambiar el certificado');
    },
  ],
  ['recording-start-dialog', RECORDING, (page) => press(page, 'Activar VERI*FACTU')],
  [
    'recording-on',
    RECORDING,
    async (page) => {
      await answer(page, ALL_SENT, 'verifactu');
      await seeText(page, 'Todo enviado');
    },
  ],
  [
    'recording-chain-broken',
    RECORDING,
    async (page) => {
      const fallo = { registro: 1_204, texto: 'Falta este registro' };
      await page.route(`${READ}/cadena`, (route) =>
        route.fulfill({ json: { registros: 4_213, fallo } }),
      );
      await press(page, 'Comprobar la cadena');
      await seeText(page, 'La cadena se rompe en el registro 1.204');
    },
  ],
  [
    'recording-troubled',
    RECORDING,
    async (page) => {
      await answer(
        page,
        {
          ...ALL_SENT,
          certificado: certificado && { ...certificado, nif: '12345678Z', avisa: true },
          pendientes: 1_204,
          desde: '2026-11-27T13:20:00.000Z',
          incidencia,
          parada: {
            texto:
              'Hacienda tiene facturas que aquí no están: se ha recuperado una copia de seguridad anterior a lo enviado. No se emite ninguna más, para no repetir números.',
            consejo:
              'Recupera una copia más reciente si la tienes. Si no, empieza una cadena nueva: las facturas seguirán con otra serie, y saldrán las que faltan.',
            desde: '2026-11-27T13:25:00.000Z',
            mismacadena: true,
          },
          reparos: [
            {
              registro: 12,
              idfactura: 12,
              numero: 'F2026-000012',
              estado: 'rechazado',
              codigo: 1_110,
              cuando: '2026-11-27T13:20:00.000Z',
              texto: 'El NIF no está en el censo de Hacienda.',
              consejo: 'Pide al cliente sus datos y haz la factura otra vez.',
              remedio: 'corregir',
            },
            {
              registro: 4,
              idfactura: 4,
              numero: 'T2026-000004',
              estado: 'aceptado_con_errores',
              codigo: 2_000,
              cuando: '2026-11-26T13:20:00.000Z',
              texto: 'La huella de este registro no es la que Hacienda calcula.',
              consejo: 'Avísanos con el código. La venta y la factura son válidas.',
              remedio: 'subsanar',
            },
          ],
        },
        'verifactu',
      );
      await seeText(page, 'No salen facturas');
    },
  ],
  ['recording-new-chain-dialog', RECORDING, (page) => press(page, 'Empezar una cadena nueva')],
]);
