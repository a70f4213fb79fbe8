import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintPaper } from './print-paper.tsx';

function Printer() {
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsPrinting(true)}>
        Imprimir
      </button>
      {isPrinting && (
        <PrintPaper name="cuenta" onPrinted={() => setIsPrinting(false)}>
          Mesa 4
        </PrintPaper>
      )}
    </>
  );
}

let nowMs = 0;
beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is printed at once, and again, where the browser never says that it has printed', async () => {
  render(<Printer />);
  const button = screen.getByRole('button', { name: 'Imprimir' });
  await userEvent.click(button);
  expect(document.querySelector('[data-ticket=cuenta]')?.textContent).toBe('Mesa 4');
  expect(window.print).toHaveBeenCalledTimes(1);
  nowMs += 1_000;
  await userEvent.click(button);
  expect(window.print).toHaveBeenCalledTimes(2);
});

it('does not stay in the page once somebody goes on with it, and not for a moment less', async () => {
  render(<Printer />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  nowMs += 999;
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-ticket]')).not.toBeNull();
  nowMs += 1;
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-ticket]')).toBeNull();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
