import {
  closeShift,
  COOKIES,
  IDEMPOTENCY_HEADER,
  listStaff,
  readOwnStaff,
  readShiftSoFar,
  readTill,
  returnByHand,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { TillPage } from './till-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const { turno, ...till } = readTill.example.answer;
const counted = { ...till, turno: { ...turno!, contado: '195.90' } };

/** A till whose changes are answered by `change`; without an answer, the network is gone. */
function openTill(
  at: typeof readTill.example.answer,
  change: (path: string) => Response | null,
  soFar = readShiftSoFar.example.answer,
) {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const sent: { path: string; key: string | undefined; body: unknown }[] = [];
  const readings: Record<string, unknown> = {
    [`/api${readTill.path}`]: at,
    [`/api${readShiftSoFar.path}`]: soFar,
    [`/api${listStaff.path}`]: listStaff.example.answer,
    [`/api${readOwnStaff.path}`]: { ...readOwnStaff.example.answer, esowner: 1 },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json(readings[path] ?? null);
    const headers = (init.headers ?? {}) as Record<string, string>;
    sent.push({
      path,
      key: headers[IDEMPOTENCY_HEADER],
      body: JSON.parse((init.body as string | undefined) ?? 'null') as unknown,
    });
    const answer = change(path);
    if (answer === null) throw new TypeError('no network');
    return answer;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <TillPage />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return sent;
}

it('keeps a movement whose answer was lost, and sends it again as the same one', async () => {
  const answers = [null, Response.json(readTill.example.answer)];
  const sent = openTill(readTill.example.answer, () => answers.shift() ?? null);
  await userEvent.click(await screen.findByRole('button', { name: 'Salida' }));
  await userEvent.type(screen.getByLabelText('Importe'), '18,60');
  await userEvent.type(screen.getByLabelText('Motivo'), 'Pan');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar salida' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await screen.findByDisplayValue('18,60')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar salida' }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ body: { importe: '18.60', motivo: 'Pan' } });
});

it('names the shift that a Z closes, and keeps what was typed where it fails', async () => {
  const sent = openTill(counted, () => null);
  await userEvent.type(await screen.findByLabelText('Queda para mañana'), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar turno con Z 214' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar con Z' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: `/api${closeShift.path}`,
        key: undefined,
        body: { contado: '195.90', deja: '100.00', motivo: '', turno: 214 },
      },
    ]);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toBeDefined();
  expect(screen.getByDisplayValue('100')).toBeDefined();
});

it('counts cash that came after counting to what is in the drawer, and to no difference', async () => {
  const { cajon, ...soFar } = readShiftSoFar.example.answer;
  openTill(counted, () => null, { ...soFar, cajon: { ...cajon!, despues: '12.50' } });
  await userEvent.type(await screen.findByLabelText('Queda para mañana'), '200');
  expect(screen.getByText(/^Después de contar han entrado 12,50.€/)).toBeDefined();
  expect(screen.getByText(/^.2,50.€$/)).toBeDefined();
  expect(screen.getByText(/^8,40.€$/)).toBeDefined();
});

it('names an order whose money has to be handed back, and notes it of the order', async () => {
  const owed = { idcuenta: 57, idpago: 301, idorder: 12, mesa: '4', nombre: 'Lucía', quien: '' };
  const pordevolver = [{ ...owed, importe: '18.00' }];
  const sent = openTill({ ...readTill.example.answer, pordevolver }, () =>
    Response.json(returnByHand.example.answer),
  );
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^Devuelto: 18,00.€ a Lucía, Mesa 4, pedido nº 12$/,
    }),
  );
  await expect
    .poll(() => sent.map(({ path }) => path))
    .toEqual([`/api${returnByHand.path.replace(':id', '12')}`]);
});
