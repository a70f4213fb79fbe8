import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field, TextAreaField } from './field.tsx';

it.each([
  ['a line', Field],
  ['an area', TextAreaField],
])(
  '%s says what of a pasted text did not fit, until there is room again',
  async (_what, Control) => {
    render(<Control label="Nota" maxLength={20} />);
    const field = screen.getByRole('textbox', { name: 'Nota' });
    await userEvent.click(field);
    await userEvent.paste('Alergia: leche, huevo y nueces');
    const left = /caben 20 letras y ha quedado fuera «o y nueces»/;
    expect(screen.getByText(left)).toBeDefined();
    expect(screen.getByText('20/20')).toBeDefined();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(left)).toBeNull();
    await userEvent.clear(field);
    await userEvent.paste('Nueces');
    expect(screen.queryByText(/ha quedado fuera|\/20/)).toBeNull();
  },
);
