import { CHECK_ID, type OwnSessionWire } from '@simplato/contract';
import { endDinerSessions, listDinerSessions } from '@simplato/contract/account-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { OpenSessions } from './open-sessions.tsx';

const CALLS = { list: listDinerSessions, end: endDinerSessions, checkId: CHECK_ID.general };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function session(more: Partial<OwnSessionWire> & { idsesion: string }): OwnSessionWire {
  return {
    navegador: 'Chrome',
    sistema: 'Android',
    abierta: '2026-11-20T20:31:00.000Z',
    usada: hoursAgo(0.5),
    propia: false,
    ...more,
  };
}
const HERE = session({ idsesion: 'here', navegador: 'Firefox', sistema: 'Linux', propia: true });
const TABLET = session({ idsesion: 'tablet', usada: hoursAgo(3.5) });
const UNKNOWN = session({ idsesion: 'unknown', navegador: '', sistema: '', usada: hoursAgo(50) });

let open: OwnSessionWire[];
let sent: Record<string, string>[];
let answerList: () => Promise<Response>;
let answerEnd: () => Response;

beforeEach(() => {
  sent = [];
  answerList = async () => Response.json(open);
  answerEnd = () => Response.json({ cerradas: 1 });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'GET') return answerList();
    const body = JSON.parse(init.body as string) as Record<string, string>;
    sent.push(body);
    const answer = answerEnd();
    if (answer.ok) {
      open = open.filter(({ idsesion, propia }) =>
        body['idsesion'] === 'demas' ? propia : idsesion !== body['idsesion'],
      );
    }
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

function draw(...sessions: OwnSessionWire[]) {
  open = sessions;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ToastProvider>
        <OpenSessions calls={CALLS} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '');
const press = async (name: string) =>
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const typePassword = async (password: string) =>
  await userEvent.type(screen.getByLabelText('Tu contraseña'), password);

const CLOSE_TABLET = 'Cerrar: Chrome en Android';

it('says of each session which browser it is, when it was opened and when last used', async () => {
  draw(HERE, TABLET, UNKNOWN, session({ idsesion: 'recent', sistema: '' }));
  const [here, tablet, unknown, recent] = await rows();
  expect(here).toMatch(/^Firefox en LinuxAbierta el 20 de noviembre.*21:31\.Esta sesión$/);
  expect(tablet).toMatch(/^Chrome en Android.*Usada por última vez hace 3 horas\.Cerrar$/);
  expect(unknown).toMatch(/^Otro navegador.*Usada por última vez hace 2 días\./);
  expect(recent).toMatch(/^ChromeAbierta.*Usada en la última hora\./);
  const [own] = screen.getAllByRole('listitem');
  expect(within(own!).queryByRole('button')).toBeNull();
});

it('says so if there is no other session', async () => {
  draw(HERE);
  expect(await screen.findByText('Tu cuenta no está abierta en ningún otro sitio.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it is loading, and offers another try if that fails', async () => {
  let fail: () => void = () => undefined;
  answerList = async () =>
    new Promise((_, reject) => (fail = () => reject(new TypeError('no network'))));
  draw(HERE);
  const loading = await screen.findByText('Cargando tus sesiones...');
  expect(loading.closest('[role=status]')).not.toBeNull();
  fail();
  const failed = await screen.findByText('No hemos podido leer tus sesiones');
  expect(failed.closest('[role=alert]')).not.toBeNull();
  answerList = async () => Response.json(open);
  await press('Reintentar');
  expect(await rows()).toHaveLength(1);
});

it('ends a session with the password, which is kept while it is wrong', async () => {
  draw(HERE, TABLET);
  await press(CLOSE_TABLET);
  await press('Cerrar sesión');
  expect(await screen.findByText('La contraseña no puede estar vacía')).toBeDefined();
  expect(sent).toEqual([]);

  const message = 'La contraseña actual no es correcta.';
  answerEnd = () => Response.json({ code: 'wrong_password', message }, { status: 403 });
  await typePassword('Comanda2025');
  await press('Cerrar sesión');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Tu contraseña')).toHaveProperty('value', 'Comanda2025');

  answerEnd = () => Response.json({ cerradas: 1 });
  await userEvent.clear(screen.getByLabelText('Tu contraseña'));
  await typePassword('Comanda2026');
  await press('Cerrar sesión');
  expect(await screen.findByText('Sesión cerrada')).toBeDefined();
  expect(await rows()).toHaveLength(1);
  // The button that was pressed has gone: the focus goes on at the list.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
  expect(sent.map(({ idsesion }) => idsesion)).toEqual(['tablet', 'tablet']);
  expect(JSON.stringify(sent)).not.toMatch(/Comanda202/);
});

it('ends all others together', async () => {
  draw(HERE, TABLET, UNKNOWN);
  await press('Cerrar las demás');
  await typePassword('Comanda2026');
  const dialog = screen.getByRole('dialog', { hidden: true });
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Cerrar las demás', hidden: true }),
  );
  expect(await screen.findByText('Las demás sesiones están cerradas')).toBeDefined();
  expect(await rows()).toHaveLength(1);
  expect(sent).toMatchObject([{ idsesion: 'demas' }]);
});

it('takes a session off the list that had ended meanwhile', async () => {
  draw(HERE, TABLET);
  await press(CLOSE_TABLET);
  answerEnd = () => {
    open = [HERE];
    return Response.json({ code: 'not_found', message: 'No está.' }, { status: 404 });
  };
  await typePassword('Comanda2026');
  await press('Cerrar sesión');
  expect(await screen.findByText('Esa sesión ya estaba cerrada')).toBeDefined();
  expect(await rows()).toHaveLength(1);
});

it('sends nothing on Cancelar', async () => {
  draw(HERE, TABLET);
  await press(CLOSE_TABLET);
  expect(screen.getByText('¿Cerrar esa sesión?')).toBeDefined();
  await press('Cancelar');
  expect(screen.queryByText('¿Cerrar esa sesión?')).toBeNull();
  expect(sent).toEqual([]);
});
