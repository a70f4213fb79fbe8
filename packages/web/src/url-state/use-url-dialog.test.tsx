import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useUrlDialog } from './use-url-dialog.ts';

/** jsdom has no modal dialogs. This one moves the focus itself, as a browser does. */
function Page() {
  const sheet = useUrlDialog('plato');
  return (
    <main>
      <h1>Carta</h1>
      <button type="button" onClick={() => sheet.open('7')}>
        Torrija
      </button>
      <button type="button" onClick={() => sheet.open('8')}>
        Flan
      </button>
      {sheet.value !== null && (
        <button type="button" onClick={sheet.close}>
          Cerrar {sheet.value}
        </button>
      )}
    </main>
  );
}

beforeEach(() => history.replaceState(null, '', '/clients/carta'));

it('closing a dialog that the address opened moves the focus to the page’s heading', async () => {
  history.replaceState(null, '', '/clients/carta?plato=7&buscar=pan');
  render(<Page />);
  screen.getByRole('button', { name: 'Cerrar 7' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 7' }));
  expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull();
  expect(location.search).toBe('?buscar=pan');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Carta' }));
});

it('closing a dialog that was opened by a tap leaves the focus to the dialog itself', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Torrija' }));
  expect(location.search).toBe('?plato=7');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 7' }));
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull());
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Carta' }));
});

it('one closing closes what a double tap opened', async () => {
  const before = history.length;
  render(<Page />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Torrija' }));
  expect(history.length).toBe(before + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 7' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull());
});

it('a tap on another product takes the place of the first', async () => {
  const before = history.length;
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Torrija' }));
  await userEvent.click(screen.getByRole('button', { name: 'Flan' }));
  expect(history.length).toBe(before + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 8' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('can be closed after a way back that ended at the same dialog', async () => {
  history.replaceState(null, '', '/clients/carta?plato=7');
  history.pushState('dialog', '', '/clients/carta?plato=7');
  render(<Page />);
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 7' }));
  await back;
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar 7' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull());
});
