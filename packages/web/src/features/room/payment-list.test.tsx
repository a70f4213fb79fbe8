import {
  askForInvoiceAtTable,
  COOKIES,
  listInvoices,
  nameInvoice,
  readInvoice,
  type AnswerOf,
  type ToldPayment,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { PaymentList } from './payment-list.tsx';
import type { RoomTab } from './room-book.ts';
import { RoomDialogs, type RoomDialog } from './room-dialogs.tsx';
import type { RoomActions } from './use-room-actions.ts';

afterEach(() => vi.unstubAllGlobals());

const PAYMENT = {
  paymentNumber: 41,
  orderId: null,
  memberId: null,
  form: 'cash',
  state: 'paid',
  cents: 1300,
  tipCents: 0,
  owedBackCents: 0,
  refundedCents: 0,
  returningCents: 0,
  chargedCents: 1300,
  givenBackAt: null,
  reason: '',
  startedAt: '2026-11-27T20:31:07.000Z',
  takenBy: 'Ana',
} as ToldPayment;
const actions = { isPending: () => false } as unknown as RoomActions;
const TICKET = readInvoice.example.answer;
const FULL = nameInvoice.example.answer;
const CLIENT = askForInvoiceAtTable.example.body;
const none = { facturas: [], siguiente: null };

function Room({ payment }: { payment: ToldPayment }) {
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const nothing = () => {};
  const tab = { tabId: 17, tableName: '4', dueCents: 0, members: [], payments: [payment] };
  const room = { tabs: [], zones: [], actions, restaurantId: 1001, renderPayment: () => null };
  return (
    <>
      <PaymentList
        restaurantId={1001}
        tab={tab as unknown as RoomTab}
        actions={actions}
        onUndo={nothing}
        onSee={nothing}
        onInvoice={(one, known) =>
          setDialog({ kind: 'invoice', tab: tab as unknown as RoomTab, payment: one, known })
        }
      />
      {dialog && (
        <RoomDialogs
          {...room}
          dialog={dialog}
          onOrder={nothing}
          onOpen={nothing}
          onLeave={nothing}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** A table whose only payment has what `told` says, and the calls that change something. */
function open(told: AnswerOf<typeof listInvoices>, answer: unknown, payment = PAYMENT) {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      sent.push([path, JSON.parse(init.body as string)]);
      return Response.json(answer);
    }
    return Response.json(path.startsWith(`/api${listInvoices.path}?`) ? told : FULL);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Room payment={payment} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return sent;
}

async function fillIn(submit: string) {
  await userEvent.type(screen.getByLabelText('Nombre o razón social'), CLIENT.nombre);
  await userEvent.type(screen.getByLabelText('NIF'), CLIENT.nif);
  await userEvent.type(screen.getByLabelText('Domicilio'), CLIENT.direccion);
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

const COMPANY = /^Factura a nombre de empresa/;

test('a payment under way is asked for in a company’s name before it has its invoice', async () => {
  const paying = { ...PAYMENT, state: 'open', form: 'online' } as ToldPayment;
  const sent = open({ ...none, saldra: true, cliente: null }, { factura: null }, paying);
  await userEvent.click(await screen.findByRole('button', { name: COMPANY }));
  await fillIn('Guardar los datos');
  expect(sent).toEqual([['/api/shop/cuentas/17/pagos/41/factura', CLIENT]]);
  await screen.findByText('La factura saldrá a nombre de Imprenta Ruiz SL.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was asked for before is shown, to be put right', async () => {
  open({ ...none, saldra: true, cliente: CLIENT }, { factura: null });
  await userEvent.click(
    await screen.findByRole('button', { name: /^Factura para Imprenta Ruiz SL, cuando salga/ }),
  );
  screen.getByDisplayValue(CLIENT.nombre);
});

test('an invoice that has come meanwhile is shown in that name', async () => {
  open({ ...none, saldra: true, cliente: null }, { factura: FULL });
  await userEvent.click(await screen.findByRole('button', { name: COMPANY }));
  await fillIn('Guardar los datos');
  await screen.findByText(`Factura ${FULL.numero} hecha.`);
});

test('a simplified one is replaced by one in that name', async () => {
  const sent = open({ ...none, facturas: [TICKET] }, FULL);
  await userEvent.click(await screen.findByRole('button', { name: COMPANY }));
  await fillIn('Hacer la factura');
  expect(sent.map(([path]) => path)).toEqual([`/api/shop/facturas/${TICKET.idfactura}/empresa`]);
});

test('a restaurant that does not invoice has nothing to press', async () => {
  open({ ...none, saldra: false }, null);
  await screen.findByText(/13,00/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: COMPANY })).toBeNull();
});
