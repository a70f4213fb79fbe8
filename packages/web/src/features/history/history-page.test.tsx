import { COOKIES, orderExample } from '@simplato/contract';
import { listHistory } from '@simplato/contract/staff-endpoints';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HistoryPage } from './history-page.tsx';

const order = (idorder: number) => ({ ...orderExample, idorder, status: 'CLOSED' });
let answerHistory: (query: URLSearchParams) => Response | Promise<Response>;

beforeEach(() => {
  history.replaceState(null, '', '/restaurants/historial');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async (address: string) => {
    const [path, query] = address.split('?');
    if (path !== `/api${listHistory.path}`) return Response.json({}, { status: 404 });
    return answerHistory(new URLSearchParams(query));
  });
});
afterEach(() => vi.unstubAllGlobals());

function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <HistoryPage renderDetail={() => null} />
    </QueryClientProvider>,
  );
}

it('marks the orders of the filter before while those of the new one are loading', async () => {
  let answerFiltered = (_answer: Response) => undefined as void;
  answerHistory = (query) =>
    query.has('mesa')
      ? new Promise((resolve) => {
          answerFiltered = resolve;
        })
      : Response.json({ pedidos: [order(128)], siguiente: null });
  draw();
  expect(await screen.findByText('1 pedido')).toBeDefined();

  await userEvent.type(screen.getByLabelText('Mesa'), '7');
  expect(await screen.findByText('Cargando el historial...')).toBeDefined();
  expect(screen.queryByText('1 pedido')).toBeNull();
  const shown = screen.getByRole('table').parentElement;
  expect(shown?.getAttribute('aria-busy')).toBe('true');

  answerFiltered(Response.json({ pedidos: [order(13), order(14)], siguiente: null }));
  expect(await screen.findByText('2 pedidos')).toBeDefined();
  expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('false');
});

it('says that further orders could not be loaded', async () => {
  answerHistory = (query) =>
    query.has('antes')
      ? Response.json({}, { status: 500 })
      : Response.json({ pedidos: [order(128)], siguiente: 128 });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No hemos podido cargar más\./);
  expect(screen.getByText('nº 128')).toBeDefined();
});

it('blames the network for what could not be loaded only where nothing answered', async () => {
  const isSafe = /^No hemos podido cargar el historialLos pedidos están a salvo\./;
  answerHistory = () => Response.json({}, { status: 500 });
  draw();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(isSafe);
  expect(alert.textContent).not.toContain('red');

  answerHistory = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Comprueba tu red y prueba de nuevo\.$/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(isSafe);
});
