import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { FormShell } from './form-shell.tsx';

function drawForm(state: { pending: boolean; error: string | null }) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <FormShell {...state} onSubmit={onSubmit} submitLabel="Guardar">
      <Field label="Plato" hint="Como en la carta" error="Pon un nombre." />
    </FormShell>,
  );
  return onSubmit;
}

it('connects a field with its hint and error', () => {
  drawForm({ pending: false, error: null });
  const input = screen.getByLabelText('Plato');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const said = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Pon un nombre.',
    'Como en la carta',
  ]);
});

it('shows the server’s error and moves the focus there', () => {
  drawForm({ pending: false, error: 'Ese correo ya tiene cuenta.' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Ese correo ya tiene cuenta.');
  expect(document.activeElement).toBe(alert);
});

it('does not send twice while a request is in progress', async () => {
  const onSubmit = drawForm({ pending: true, error: null });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('in a dialog', () => {
  const onClose = vi.fn();
  const leaving = {
    typed: { title: '¿Descartar?', text: 'Se pierde.', stay: 'Seguir', goOn: 'Descartar' },
    sending: { title: 'Enviando', text: 'No verás cómo acaba.', stay: 'Esperar', goOn: 'Salir' },
  };
  const { typed, sending } = leaving;

  function draw(pending = false, open = true) {
    return (
      <Dialog open={open} title="Añadir Productos" onClose={onClose}>
        <FormShell
          onSubmit={vi.fn()}
          pending={pending}
          error={null}
          leaving={leaving}
          submitLabel="Guardar"
        >
          <Field label="Plato" defaultValue="Flan" />
        </FormShell>
      </Dialog>
    );
  }
  const dialog = () => screen.getByRole('dialog', { name: 'Añadir Productos' });
  const pressBeside = () => fireEvent.mouseDown(dialog());
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const isAsked = ({ title }: { title: string }) =>
    screen.queryByRole('dialog', { name: title }) !== null;

  beforeEach(() => onClose.mockClear());

  it('a tap beside it closes it only while nothing is typed', async () => {
    render(draw());
    await userEvent.type(screen.getByLabelText('Plato'), 's');
    pressBeside();
    expect(onClose).not.toHaveBeenCalled();
    expect(isAsked(typed)).toBe(false);
    await userEvent.type(screen.getByLabelText('Plato'), '{Backspace}');
    pressBeside();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('Escape and the close button ask before they discard what is typed', async () => {
    render(draw());
    await userEvent.type(screen.getByLabelText('Plato'), 's');
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(isAsked(typed)).toBe(true);
    await press(typed.stay);
    expect(isAsked(typed)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();

    await press('Cerrar');
    await press(typed.goOn);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that it is still sending, and no longer when opened again', async () => {
    const { rerender } = render(draw(true));
    pressBeside();
    expect(onClose).not.toHaveBeenCalled();
    await press('Cerrar');
    expect(isAsked(sending)).toBe(true);
    await press(sending.stay);
    expect(onClose).not.toHaveBeenCalled();

    await press('Cerrar');
    rerender(draw(false, false));
    rerender(draw());
    expect(isAsked(sending)).toBe(false);
  });
});
