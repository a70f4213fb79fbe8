import { enterpriseExample, restaurantFromWire } from '@simplato/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '../../../api/server-clock.ts';
import { clearQueries, loadQueryClient } from '../../../first-view/hydrated-queries.ts';
import { restaurantQuery } from '../restaurant-query.ts';
import { useDelayQuestion } from './use-delay-question.tsx';

const order = vi.fn<(wish: string, acceptedMinutes: number) => void>();
const { queryClient } = await loadQueryClient();

function Page() {
  const { orderOrAsk, askAgain, question } = useDelayQuestion(1001, order);
  return (
    <>
      <button type="button" onClick={() => orderOrAsk('salmorejo')}>
        Pedir
      </button>
      <button type="button" onClick={() => askAgain(60)}>
        Preguntar otra vez
      </button>
      {question}
    </>
  );
}

/** Until ten minutes from now. */
function sayDelay(minutes: number | null) {
  const until = new Date(Date.now() + 10 * 60_000).toISOString();
  const delay = minutes === null ? null : { minutes, until };
  act(() => {
    queryClient.setQueryData(restaurantQuery(1001).queryKey, {
      ...restaurantFromWire(enterpriseExample),
      kitchen: { hours: [], pause: null, delay },
    });
    // The query tells its observers when it is idle.
    vi.advanceTimersByTime(0);
  });
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const asked = () => screen.queryByText(/^Ahora tardamos/)?.textContent ?? null;

beforeEach(() => {
  history.replaceState(null, '', '/clients/resumen');
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  setServerTime(Date.now());
  order.mockClear();
  sayDelay(40);
  render(<Page />);
});
afterEach(() => {
  clearQueries();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks about the minutes of now, and orders with those', () => {
  press('Pedir');
  expect(asked()).toBe('Ahora tardamos unos 40 minutos');
  sayDelay(60);
  expect(asked()).toBe('Ahora tardamos unos 60 minutos');
  press('Pedir igualmente');
  expect(asked()).toBeNull();
  expect(order.mock.calls.map(([wish, minutes]) => [wish, minutes])).toEqual([['salmorejo', 60]]);

  // While it is being sent, what the kitchen says is no question.
  sayDelay(90);
  expect(asked()).toBeNull();
});

it('closes the question when the delay is lifted, sends nothing, and does not ask again by itself', () => {
  press('Pedir');
  sayDelay(null);
  expect(asked()).toBeNull();
  sayDelay(40);
  expect(asked()).toBeNull();
  expect(order).not.toHaveBeenCalled();
});

it('closes the question when the delay ends by itself', () => {
  press('Pedir');
  act(() => void vi.advanceTimersByTime(11 * 60_000));
  expect(asked()).toBeNull();
  expect(order).not.toHaveBeenCalled();
});

it('asks again with what the server knew, which this phone hears afterwards', () => {
  press('Preguntar otra vez');
  expect(asked()).toBeNull();
  press('Pedir');
  press('Pedir igualmente');
  press('Preguntar otra vez');
  expect(asked()).toBe('Ahora tardamos unos 60 minutos');
  sayDelay(60);
  expect(asked()).toBe('Ahora tardamos unos 60 minutos');
});

it('is closed by the phone’s back button, unanswered, on the same page', () => {
  const entries = history.length;
  press('Pedir');
  expect(history.length).toBe(entries + 1);
  act(() => history.back());
  expect(asked()).toBeNull();
  expect(order).not.toHaveBeenCalled();
  expect(location.href).toMatch(/\/clients\/resumen$/);

  press('Pedir');
  expect(asked()).toBe('Ahora tardamos unos 40 minutos');
});

it('orders only once the history has gone back, which would undo the way to the next page', () => {
  const goBack = history.back.bind(history);
  // A browser takes a moment for it.
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  press('Pedir');
  press('Pedir igualmente');
  press('Pedir igualmente');
  expect(back).toHaveBeenCalledOnce();
  expect(order).not.toHaveBeenCalled();
  act(goBack);
  expect(order).toHaveBeenCalledOnce();
  expect(asked()).toBeNull();
});

it('asks nothing after a reload, which has forgotten the wish', () => {
  cleanup();
  history.replaceState(null, '', '/clients/resumen?demora=40');
  render(<Page />);
  expect(asked()).toBeNull();
  expect(location.search).toBe('');
});
