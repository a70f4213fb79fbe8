import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
