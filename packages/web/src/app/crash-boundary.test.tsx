import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateDialog } from '../ui/late-dialog.tsx';
import { LatePart } from '../ui/late-part.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { backgroundPart } from '../first-view/lazy-part.tsx';

// React logs every error caught by a boundary.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** A component whose file cannot be loaded. */
function lostPart(words: string) {
  return lazy(() => Promise.reject(new TypeError(words)));
}

const CHROME = 'Failed to fetch dynamically imported module: https://simplato.test/assets/x.js';

function draw(children: ReactNode) {
  render(
    <CrashBoundary>
      <ToastProvider>
        <input aria-label="Nota" defaultValue="Sin sal" />
        {children}
      </ToastProvider>
    </CrashBoundary>,
  );
}

it.each([
  CHROME,
  'error loading dynamically imported module: https://simplato.test/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('a page whose file cannot be loaded offers the new version: %s', async (words) => {
  const Page = lostPart(words);
  draw(<Page />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esto no ha llegado' }),
  ).toBeDefined();
  expect(screen.getByText(/Puede que haya una versión nueva de Simplato/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeDefined();
});

it('a page that fails by itself does not mention a new version', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  draw(<Broken />);
  expect(await screen.findByText('Esta pantalla ha fallado')).toBeDefined();
  expect(screen.queryByText(/versión nueva/)).toBeNull();
});

it('a dialog whose file cannot be loaded offers it too, and the page keeps what was typed', async () => {
  const Lost = lostPart(CHROME);
  draw(
    <LateDialog>
      <Lost />
    </LateDialog>,
  );
  expect(await screen.findByText(/Puede que haya una versión nueva de Simplato/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nota' }).value).toBe('Sin sal');
});

it('a dialog that fails by itself is caught by the page’s error boundary', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  draw(
    <LateDialog>
      <Broken />
    </LateDialog>,
  );
  expect(await screen.findByText('Esta pantalla ha fallado')).toBeDefined();
});

it('a decorative part whose file cannot be loaded is left out silently', async () => {
  const Ornament = lostPart(CHROME);
  const Later = lazy(async () => ({ default: () => <p>Después</p> }));
  draw(
    <>
      <LatePart>
        <Ornament />
      </LatePart>
      <LatePart>
        <Later />
      </LatePart>
    </>,
  );
  expect(await screen.findByText('Después')).toBeDefined();
  expect(screen.queryByText(/Esto no ha llegado/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toBeDefined();
});

it('a part that nobody waits for is tried again, and the page stays meanwhile', async () => {
  const load = vi.fn(async () => () => <p>Tu pedido está por enviar</p>);
  load.mockRejectedValueOnce(new TypeError(CHROME));
  const Part = backgroundPart(load);
  draw(<Part />);
  await act(async () => Promise.resolve());
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toBeDefined();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Tu pedido está por enviar')).toBeDefined();
});
