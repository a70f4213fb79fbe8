import {
  COOKIES,
  errorMessage,
  printInvoiceTicket,
  readBoardSettings,
  readInvoice,
  type ErrorCode,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InvoiceDialog } from './invoice-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const INVOICE = readInvoice.example.answer;
const refusal = (code: ErrorCode) =>
  Response.json({ code, message: errorMessage(code) }, { status: 409 });

/** Of a restaurant with this printer, which answers so. */
function open(impresora: string, answers: (() => Response)[] = []) {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const printed: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      printed.push(path);
      return answers.shift()?.() ?? Response.json(printInvoiceTicket.example.answer);
    }
    if (path === `/api${readBoardSettings.path}`)
      return Response.json({ ...readBoardSettings.example.answer, impresora });
    return Response.json(path.includes('?') ? { facturas: [INVOICE], siguiente: null } : INVOICE);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InvoiceDialog
        restaurantId={1001}
        invoiceId={INVOICE.idfactura}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return printed;
}

const PRINT = { name: 'Imprimir en la casa' };

test('an invoice goes to the restaurant’s printer, or says why it does not', async () => {
  const printed = open('192.168.1.40:9100', [
    () => refusal('printer_silent'),
    () => refusal('no_printer'),
  ]);
  const button = await screen.findByRole('button', PRINT);
  await userEvent.click(button);
  await screen.findByText(errorMessage('printer_silent'));
  await userEvent.click(button);
  await screen.findByText(errorMessage('no_printer'));
  await userEvent.click(button);
  await screen.findByText('Enviada a la impresora.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(printed).toEqual(Array(3).fill(`/api/shop/facturas/${INVOICE.idfactura}/imprimir`));
});

test('without a printer there is nothing to press', async () => {
  open('');
  await screen.findByRole('button', { name: 'Factura en PDF' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', PRINT)).toBeNull();
});
