import {
  recipientAddressRule,
  recipientNameRule,
  recipientTaxIdRule,
  nameOfText,
} from '@simplato/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { I18nContext } from '../../i18n/i18n-context.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { RecipientDialog } from './recipient-dialog.tsx';

it.each([
  ['name', [''].map(recipientNameRule)],
  ['tax number', ['', 'B1', 'B12345678'].map(recipientTaxIdRule)],
  ['address', [''].map(recipientAddressRule)],
])('what the rule of the %s finds wrong has a name, for each language’s own', (_, faults) => {
  for (const text of faults) {
    expect(nameOfText(INVOICE_MESSAGES.faults, text ?? '')).not.toBeNull();
  }
});

it('says in the reader’s language what is wrong, and keeps what was typed when it is refused', async () => {
  const onSend = vi.fn(async () => Promise.reject(new Error('no answer')));
  render(
    <I18nContext value={await loadMessages('en')}>
      <RecipientDialog onSend={onSend} onClose={() => undefined} />
    </I18nContext>,
  );
  await userEvent.type(screen.getByLabelText('Name or company name'), 'Imprenta  Ruiz SL');
  await userEvent.click(screen.getByRole('button', { name: 'Make the invoice' }));
  expect(screen.getByText('Write the tax number (NIF) for the invoice')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Spanish tax number (NIF)'), 'b-8765432-3');
  await userEvent.type(screen.getByLabelText('Address'), 'Calle Mayor 8');
  await userEvent.click(screen.getByRole('button', { name: 'Make the invoice' }));
  expect(onSend).toHaveBeenCalledWith({
    name: 'Imprenta Ruiz SL',
    taxId: 'B87654323',
    address: 'Calle Mayor 8',
  });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByDisplayValue('b-8765432-3')).toBeDefined();
});
