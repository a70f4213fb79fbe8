import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePage } from './staff-late-page.tsx';

const CHROME = 'Failed to fetch dynamically imported module: https://simplato.test/assets/x.js';

// React logs every error caught by a boundary.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('a page whose file does not arrive leaves what is around it, and is asked for again', async () => {
  const load = vi.fn(async () => () => <h1>Productos</h1>);
  load.mockRejectedValueOnce(new TypeError(CHROME)).mockRejectedValueOnce(new TypeError(CHROME));
  const Page = latePage(load);
  const { unmount } = render(
    <>
      <input aria-label="Nota" defaultValue="Sin sal" />
      <Page />
    </>,
  );
  expect(await screen.findByText('No hemos podido abrir esta página')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Mi Restaurante' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Nota').value).toBe('Sin sal');

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Actualizar' })).toBeDefined();

  unmount();
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Productos' })).toBeDefined();
});
