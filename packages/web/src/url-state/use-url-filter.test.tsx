import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUrlFilter } from './use-url-filter.ts';

const WORDS = { table: 'mesa', number: 'numero' };
/** Safari allows this many changes of the address in half a minute. */
const MOST_CHANGES = 100;

function Page() {
  const [filter, change] = useUrlFilter(WORDS);
  return (
    <>
      <input
        aria-label="Mesa"
        value={filter.table}
        onChange={({ target }) => change({ ...filter, table: target.value })}
      />
      <button type="button" onClick={() => history.pushState(null, '', '?numero=7')}>
        Otra lista
      </button>
      <label>
        <input type="radio" />
        Por kilo
      </label>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Mesa');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => void vi.advanceTimersByTime(1_000));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/restaurants/historial');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps a text that is too long for an address, and leaves the address as it was', () => {
  render(<Page />);
  type('4');
  pause();
  type('x'.repeat(20_000));
  pause();
  fireEvent.click(document.body);
  expect(field().value).toHaveLength(20_000);
  expect(location.search).toBe('?mesa=4');
  type('5');
  pause();
  expect(location.search).toBe('?mesa=5');
});

it('filters at once, and updates the address after a pause, however much is typed', () => {
  render(<Page />);
  const replaceState = history.replaceState.bind(history);
  let changes = 0;
  vi.spyOn(history, 'replaceState').mockImplementation((...change) => {
    changes += 1;
    if (changes > MOST_CHANGES) throw new DOMException('', 'SecurityError');
    replaceState(...change);
  });
  const entries = history.length;

  for (let letters = 1; letters <= MOST_CHANGES + 20; letters += 1) {
    type('x'.repeat(letters));
    expect(field().value).toHaveLength(letters);
  }
  pause();
  expect(location.search).toBe(`?mesa=${'x'.repeat(MOST_CHANGES + 20)}`);
  expect(history.length).toBe(entries);

  type('');
  pause();
  expect(location.search).toBe('');
});

it('updates the address before a click leads to another page', () => {
  render(<Page />);
  const pushState = vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
  type('Patio');
  fireEvent.click(screen.getByText('Otra lista'));
  expect(pushState).toHaveBeenCalledOnce();
  expect(location.search).toBe('?mesa=Patio');
});

it('leaves the address alone while a field is pressed, which a rendering would undo', () => {
  render(<Page />);
  const replaceState = vi.spyOn(history, 'replaceState');
  type('Patio');
  fireEvent.click(screen.getByText('Por kilo'));
  expect(replaceState).not.toHaveBeenCalled();
  pause();
  expect(location.search).toBe('?mesa=Patio');
});

it('follows the back button, and discards what was typed', () => {
  render(<Page />);
  type('Patio');
  act(() => {
    history.replaceState(null, '', '/restaurants/historial?mesa=Barra');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  pause();
  expect(field().value).toBe('Barra');
  expect(location.search).toBe('?mesa=Barra');
});
