import {
  amendRecords,
  changeInvoicing,
  checkRecords,
  COOKIES,
  errorMessage,
  readInvoicing,
  readRecording,
  uploadCertificate,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { RecordingNews } from './recording-news.tsx';
import { RecordingPage } from './recording-page.tsx';

afterEach(() => vi.unstubAllGlobals());

type Recording = typeof readRecording.example.answer;

const RECORDING = { ...readRecording.example.answer, incidencia: null };
const OFF = { ...readInvoicing.example.answer, obstaculoverifactu: null };
const ON = { ...OFF, modo: 'verifactu' as const };
const NEW = { ...RECORDING, certificado: null, pendientes: 0, desde: null };
const NO_CERTIFICATE = 'Sube antes el certificado con el que se envían los registros.';

/** A page whose changes are answered by `change`. */
function open(
  invoicing: typeof readInvoicing.example.answer,
  recording: Recording,
  change: (path: string) => Response = () => Response.json(null),
) {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') {
      if (path === `/api${readInvoicing.path}`) return Response.json(invoicing);
      return path === `/api${readRecording.path}` ? Response.json(recording) : change(path);
    }
    sent.push({ path, body: JSON.parse((init.body as string | undefined) ?? 'null') as unknown });
    return change(path);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <RecordingPage />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const refusal = (fields: Record<string, string>) =>
  Response.json({ code: 'bad_request', message: 'Revisa los datos.', fields }, { status: 400 });

it('sends the certificate in base64, and forgets its password once it is stored', async () => {
  const answers = [
    refusal({ clave: 'La contraseña no es la de este certificado' }),
    Response.json(RECORDING),
  ];
  const sent = open({ ...OFF, obstaculoverifactu: NO_CERTIFICATE }, NEW, () => answers.shift()!);
  const file = new File([new Uint8Array([0x30, 0x82, 0xff])], 'bar.p12');
  await userEvent.upload(await screen.findByLabelText('Archivo del certificado'), file);
  await userEvent.type(screen.getByLabelText('Contraseña del certificado'), 'secreto');
  await userEvent.click(screen.getByRole('button', { name: 'Subir el certificado' }));
  expect(await screen.findByText('La contraseña no es la de este certificado')).toBeDefined();
  expect(screen.getByDisplayValue('secreto')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Subir el certificado' }));
  expect(await screen.findByText('Taberna del Palacio SL')).toBeDefined();
  expect(screen.queryByDisplayValue('secreto')).toBeNull();
  const upload = {
    path: `/api${uploadCertificate.path}`,
    body: { archivo: 'MIL/', clave: 'secreto' },
  };
  expect(sent).toEqual([upload, upload]);
});

it('asks for the file before it sends anything', async () => {
  const sent = open({ ...OFF, obstaculoverifactu: NO_CERTIFICATE }, NEW);
  await userEvent.click(await screen.findByRole('button', { name: 'Subir el certificado' }));
  expect(await screen.findByText('Elige el archivo del certificado')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Activar VERI*FACTU' })).toBeNull();
  expect(sent).toEqual([]);
});

it('says until when there is no going back before it is turned on', async () => {
  const sent = open(OFF, { ...RECORDING, pendientes: 0, desde: null }, () => Response.json(ON));
  await userEvent.click(await screen.findByRole('button', { name: 'Activar VERI*FACTU' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/No podrás dejarlo hasta que acabe el año: el 31\/12\/20/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Activar VERI*FACTU' }));
  await expect
    .poll(() => sent)
    .toEqual([{ path: `/api${changeInvoicing.path}`, body: { modo: 'verifactu' } }]);
  expect(await screen.findByText('Todo enviado')).toBeDefined();
});

it('offers nothing to a house that cannot, and says why', async () => {
  const obstacle = 'En el País Vasco las facturas van por TicketBAI.';
  open({ ...OFF, obstaculo: obstacle, obstaculoverifactu: obstacle }, NEW);
  expect(await screen.findByText(obstacle)).toBeDefined();
  expect(screen.queryByLabelText('Archivo del certificado')).toBeNull();
});

it('says what waits, why, and that nothing counts in the test service', async () => {
  const { incidencia } = readRecording.example.answer;
  open(ON, { ...RECORDING, entorno: 'pruebas', incidencia });
  expect(
    await screen.findByText('Pendientes de enviar: 12, la más antigua del 27/11/2026, 14:20'),
  ).toBeDefined();
  expect(screen.getByText('Hacienda no responde.')).toBeDefined();
  expect(screen.getByText('Servicio de pruebas')).toBeDefined();
});

it('begins a new chain where nothing is issued any more, once asked', async () => {
  const stopped = {
    texto: 'Hacienda tiene facturas que aquí no están.',
    consejo: 'Recupera una copia.',
    desde: '2026-11-27T13:20:00.000Z',
    mismacadena: true,
  };
  const sent = open(ON, { ...RECORDING, parada: stopped }, () => Response.json(ON));
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar una cadena nueva' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Empezar una cadena nueva' }));
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ modo: 'verifactu', cadena: 'nueva' }]);
});

it('is turned on again where its records are for another service of the agency', async () => {
  const sent = open({ ...ON, otroservicio: true }, RECORDING, () => Response.json(ON));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a activar VERI*FACTU' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/seguirán con otra serie/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Volver a activar VERI*FACTU' }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ modo: 'verifactu' }]);
  await expect
    .poll(() => screen.queryByRole('button', { name: 'Volver a activar VERI*FACTU' }))
    .toBeNull();
});

it('can be left where the server lets go, and says so where that has changed', async () => {
  const message = errorMessage('verifactu_stays');
  const answers = [
    Response.json({ code: 'verifactu_stays', message }, { status: 409 }),
    Response.json(OFF),
  ];
  const sent = open(ON, RECORDING, () => answers.shift()!);
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar VERI*FACTU' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Dejar VERI*FACTU' }));
  expect(await dialog.findByText(message)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Dejar VERI*FACTU' }));
  expect(await screen.findByRole('button', { name: 'Activar VERI*FACTU' })).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([{ modo: 'facturas' }, { modo: 'facturas' }]);
});

it('says until when it cannot be left', async () => {
  open({ ...ON, verifactuhasta: '2026-12-31' }, RECORDING);
  expect(await screen.findByText(/No se puede dejar .* el 31\/12\/2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dejar VERI*FACTU' })).toBeNull();
});

it('leads from what the agency remarks to its invoice', async () => {
  const remark = {
    registro: 7,
    idfactura: 214,
    numero: 'T2026-000214',
    estado: 'rechazado' as const,
    codigo: 1_110,
    cuando: '2026-11-27T13:20:00.000Z',
    texto: 'El NIF no está identificado.',
    consejo: 'Pídelo otra vez.',
  };
  open(ON, { ...RECORDING, reparos: [remark] });
  const link = await screen.findByRole('link', { name: 'Ver la factura T2026-000214' });
  expect(link.getAttribute('href')).toBe('/restaurants/facturas?factura=214');
  expect(screen.getByText('Rechazado')).toBeDefined();
  expect(screen.getByText('Pídelo otra vez.')).toBeDefined();
});

it.each([
  [{ registros: 4_213, fallo: null }, '4.213 registros, todos en su sitio'],
  [
    { registros: 4_213, fallo: { registro: 1_204, texto: 'Falta este registro' } },
    'La cadena se rompe en el registro 1.204',
  ],
])('tells of the chain %o', async (answer, words) => {
  open(ON, RECORDING, (path) =>
    path === `/api${checkRecords.path}` ? Response.json(answer) : Response.json(null),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar la cadena' }));
  expect(await screen.findByText(words)).toBeDefined();
});

const REMARK: Recording['reparos'][number] = {
  registro: 4,
  idfactura: 4,
  numero: 'T2026-000004',
  estado: 'rechazado',
  codigo: 1108,
  cuando: '2026-11-27T13:20:00.000Z',
  texto: 'Hacienda no reconoce el NIF o la razón social de tu restaurante.',
  consejo: 'Vuelve a enviar el registro.',
  remedio: 'subsanar',
};

it('has what the agency refused told again at once, and sends to whoever is named wrongly', async () => {
  const named = { ...REMARK, registro: 5, numero: 'F2026-000001', remedio: 'corregir' as const };
  const refused = { ...RECORDING, reparos: [named, REMARK] };
  const sent = open(ON, refused, () => Response.json({ ...RECORDING, reparos: [named] }));
  const link = await screen.findByRole('link', {
    name: 'Corregir los datos de la factura F2026-000001',
  });
  expect(link.getAttribute('href')).toBe('/restaurants/facturas?factura=4');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a enviar el registro' }));
  expect(await screen.findByText('El registro se enviará otra vez.')).toBeDefined();
  expect(sent).toEqual([{ path: `/api${amendRecords.path}`, body: null }]);
  expect(screen.queryByRole('button', { name: 'Volver a enviar el registro' })).toBeNull();
});

it('is told of beside the invoices where it needs their owner, and not otherwise', async () => {
  const show = (recording: Recording) => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path === `/api${readInvoicing.path}` ? ON : recording),
    );
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <RecordingNews restaurantId={1001} />
        <p>Facturas</p>
      </QueryClientProvider>,
    );
  };
  const { unmount } = show({ ...RECORDING, reparos: [REMARK, { ...REMARK, registro: 5 }] });
  expect(await screen.findByText('Hacienda pone reparos a 2 facturas.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver VERI*FACTU' })).toBeDefined();
  unmount();
  show(RECORDING);
  await expect.poll(() => screen.queryByText(/Hacienda/)).toBeNull();
});
