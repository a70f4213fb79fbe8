import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CellField } from './cell-field.tsx';
import { Disclosure } from './disclosure.tsx';
import { Field, TextAreaField } from './field.tsx';
import { FormShell } from './form-shell.tsx';

const LONG = 'Alergia: leche, huevo y nueces';
const FITTING = 'Sin nueces';
const tooLong = () => screen.queryByText(/Caben 20 letras y sobra «o y nueces»/);

it.each([
  ['a line', Field],
  ['an area', TextAreaField],
])('%s says what does not fit, until it does', async (_what, Control) => {
  render(<Control label="Nota" maxLength={20} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nota' });
  await userEvent.click(field);
  await userEvent.paste(LONG);
  expect(field.value).toBe(LONG);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(tooLong()).not.toBeNull();
  expect(screen.getByText('30/20 · −10')).toBeDefined();
  await userEvent.keyboard('{Backspace>10/}');
  expect(tooLong()).toBeNull();
  expect(screen.getByText('20/20')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.paste(`  ${FITTING}          `);
  expect(screen.queryByText(/sobra|\/20/)).toBeNull();
});

it.each([
  ['a line', Field],
  ['an area', TextAreaField],
])('%s says it of a text that came from elsewhere', (_what, Control) => {
  const { rerender } = render(<Control label="Nota" maxLength={20} value={LONG} readOnly />);
  expect(tooLong()).not.toBeNull();
  rerender(<Control label="Nota" maxLength={20} value={FITTING} readOnly />);
  expect(tooLong()).toBeNull();
});

it('a field that its page keeps the text of stays writable', async () => {
  const Kept = () => {
    const [text, setText] = useState('');
    return (
      <TextAreaField
        label="Nota"
        maxLength={20}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    );
  };
  render(<Kept />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), LONG);
  expect(tooLong()).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nota' }).value).toBe(LONG);
});

it('a cell of a list says it too', async () => {
  render(<CellField label="Producto" of=" de la carta" maxLength={20} />);
  const field = screen.getByRole('textbox', { name: 'Producto de la carta' });
  await userEvent.click(field);
  await userEvent.paste(LONG);
  expect(tooLong()).not.toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('a form with too long a text is not sent: its field is shown and focused', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <FormShell onSubmit={send} pending={false} error={null} submitLabel="Enviar">
      <Field label="Nombre" maxLength={20} defaultValue={FITTING} />
      <Disclosure summary="Más">
        <TextAreaField label="Nota" maxLength={20} />
      </Disclosure>
    </FormShell>,
  );
  const note = screen.getByRole('textbox', { name: 'Nota', hidden: true });
  await userEvent.type(note, LONG);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(note);
  expect(note.closest('details')?.open).toBe(true);
  await userEvent.clear(note);
  await userEvent.type(note, FITTING);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send).toHaveBeenCalledOnce();
});
