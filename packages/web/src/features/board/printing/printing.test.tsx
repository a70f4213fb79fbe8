import { COOKIES, orderExample, orderFromWire, type WaitingTicketWire } from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoardClock } from '../board-clock.ts';
import { PrinterBand } from './printer-band.tsx';
import { ScreenPrinter } from './screen-printer.tsx';

const order: Order = { ...orderFromWire(orderExample), orderId: 128, status: 'received' };
const orders = new Map([[128, order]]);

let answers: Record<string, unknown[]>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}; Path=/`;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const left = answers[path] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the band of the printers', () => {
  const ticket = (
    partida: string,
    motivo: WaitingTicketWire['motivo'],
    idorder = 128,
  ): WaitingTicketWire => ({
    idcomanda: 7,
    partida,
    mesa: '4',
    idorder,
    curso: null,
    desde: '2026-11-20T20:31:00.000Z',
    motivo,
  });

  async function drawBand(...pendientes: WaitingTicketWire[]) {
    answers['/api/shop/comandas'] = [{ pendientes }];
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PrinterBand
          restaurantId={1001}
          orders={orders}
          clock={createBoardClock()}
          printsFor="Vinos"
        />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(asked).toEqual(['/api/shop/comandas']));
  }

  it('says which station does not print, how much waits, and what to do', async () => {
    await drawBand(ticket('Plancha', 'papel'), ticket('Plancha', 'papel'), ticket('', 'muda'));
    const band = await screen.findByRole('status');
    expect([...band.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Plancha: sin papel. 2 comandas esperan. Ponle papel y cierra la tapa: salen solas.',
      'Cocina: la impresora no responde. 1 comanda espera. Mira que esté encendida y en la red: salen solas.',
    ]);
  });

  it('says that no screen prints what has waited long', async () => {
    await drawBand(ticket('Barra', 'espera'));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Barra: ninguna pantalla imprime. 1 comanda espera. Abre los pedidos en la pantalla de Barra.',
    );
  });

  it('says on the screen that prints them what to do there', async () => {
    await drawBand(ticket('Vinos', 'espera'));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Vinos: esta pantalla no ha impreso. 1 comanda espera. Si el navegador pregunta, acepta la impresión. Si no, mira la impresora y vuelve a cargar la página.',
    );
  });

  it('is not there while all prints, or for orders that are not on the board', async () => {
    await drawBand(ticket('Plancha', 'papel', 129));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a screen that prints for its station', () => {
  const NEXT = '/api/shop/comandas/siguiente';
  const DONE = (id: number) => `/api/shop/comandas/${id}/impresa`;
  const comanda = (idcomanda: number, texto: string) => ({
    comanda: { idcomanda, filas: [{ tipo: 'producto', unidades: 2, texto }] },
  });
  const none = { comanda: null };
  const paper = () => document.querySelector('[data-ticket]')?.textContent ?? null;
  const printed = async () => act(async () => window.dispatchEvent(new Event('afterprint')));

  beforeEach(() => {
    vi.stubGlobal('print', vi.fn());
  });

  it('prints its tickets one by one, and says so of each', async () => {
    answers = {
      [NEXT]: [comanda(7, 'Agua'), comanda(8, 'Vino'), none],
      [DONE(7)]: [{ impresa: true }],
      [DONE(8)]: [{ impresa: true }],
    };
    render(<ScreenPrinter station="Barra" orders={orders} />);
    await waitFor(() => expect(paper()).toBe('2Agua'));
    expect(window.print).toHaveBeenCalledTimes(1);
    await printed();
    await waitFor(() => expect(paper()).toBe('2Vino'));
    await printed();
    await waitFor(() => expect(asked).toEqual([NEXT, DONE(7), NEXT, DONE(8), NEXT]));
    expect(paper()).toBeNull();
    expect(window.print).toHaveBeenCalledTimes(2);
  });

  it('goes on by itself where the browser never says that it has printed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers = {
      [NEXT]: [comanda(7, 'Agua'), comanda(8, 'Vino'), none],
      [DONE(7)]: [{ impresa: true }],
      [DONE(8)]: [{ impresa: true }],
    };
    render(<ScreenPrinter station="Barra" orders={orders} />);
    await waitFor(() => expect(paper()).toBe('2Agua'));
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(paper()).toBe('2Vino'));
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(asked).toEqual([NEXT, DONE(7), NEXT, DONE(8), NEXT]));
    expect(window.print).toHaveBeenCalledTimes(2);
  });

  it('asks again when something has happened, and not for a station that it does not print', async () => {
    answers = { [NEXT]: [none] };
    const { rerender } = render(<ScreenPrinter station={null} orders={orders} />);
    expect(asked).toEqual([]);
    rerender(<ScreenPrinter station="Barra" orders={orders} />);
    await waitFor(() => expect(asked).toEqual([NEXT]));
    rerender(<ScreenPrinter station="Barra" orders={new Map(orders)} />);
    await waitFor(() => expect(asked).toEqual([NEXT, NEXT]));
  });

  it('says again that it has printed what the server did not hear', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers = { [NEXT]: [comanda(7, 'Agua'), none] };
    render(<ScreenPrinter station="Barra" orders={orders} />);
    await waitFor(() => expect(paper()).toBe('2Agua'));
    await printed();
    answers[DONE(7)] = [{ impresa: true }];
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(asked).toEqual([NEXT, DONE(7), DONE(7), NEXT]));
  });
});
