import {
  checkTabPayment,
  COOKIES,
  readOwnTab,
  readRestaurant,
  type TabPaymentWire,
  type TabPaymentWishWire,
  type TabWire,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { forgetBegun, storedPayment } from './begun-payment-store.ts';
import { PayChoices } from './pay-choices.tsx';

const restaurantId = 1001;
const wire = readOwnTab.example.answer;
const own = wire.comensales.find(({ yo }) => yo)!.idcomensal;

beforeEach(() => {
  clearStorages();
  forgetBegun();
  window.history.replaceState(null, '', '/clients/pagar');
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async () => Response.json(readRestaurant.example.answer));
});
afterEach(() => vi.unstubAllGlobals());

/** This phone's page, on which it had begun to pay what is in `begun`. */
function show(
  estado: TabPaymentWire['estado'] | null,
  body: TabPaymentWishWire,
  more: Partial<TabPaymentWire> = {},
  pedidos: TabWire['pedidos'] = wire.pedidos,
) {
  const { pago } = checkTabPayment.example.answer;
  storedPayment.write({
    idempotencyKey: 'k',
    restaurantId,
    tabId: wire.idcuenta,
    body,
    paymentNumber: estado === null ? null : 301,
  });
  const tab = tabFromWire({
    ...wire,
    pedidos,
    pagos: estado === null ? [] : [{ ...pago, idpago: 301, idcomensal: own, estado, ...more }],
    reservado: '0.00',
    partes: null,
    facturas: true,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayChoices {...{ restaurantId, tab }} products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const AMOUNT: TabPaymentWishWire = { modo: 'importe', importe: '3.50', propina: '0.00' };

it('says that a payment ended without money, and starts with what was chosen for it', async () => {
  show('caducado', AMOUNT, { fin: 'tiempo', sincargo: true });
  await screen.findByText('Se acabó el tiempo para pagar');
  expect(screen.getByText(/Esa parte quedó libre.*No se te ha cobrado nada/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Cuánto pagas').value).toBe('3,50');
  expect(storedPayment.read()).toBeNull();
});

it('says that the waiter has taken it, and not before it is known that nothing was charged', () => {
  show('caducado', AMOUNT, { fin: 'cobrado', sincargo: false, importe: '3.50' });
  expect(screen.getByText('Se ha cobrado en la mesa')).toBeDefined();
  expect(screen.getByText(/Si aún llega, te devolvemos 3,50/)).toBeDefined();
  expect(screen.queryByText(/No se te ha cobrado/)).toBeNull();
  expect(screen.queryByText(/quedó libre/)).toBeNull();
});

it('says that the money is with the bank when its share is gone', () => {
  show('pendiente', AMOUNT, { banco: true, fin: 'cerrada', sincargo: false, importe: '3.50' });
  expect(screen.getByText('Tu pago está en manos del banco')).toBeDefined();
  expect(screen.getByText(/^La cuenta se ha cerrado.*te devolvemos 3,50/)).toBeDefined();
  expect(screen.getByText('En manos de tu banco: si llega, te lo devolvemos')).toBeDefined();
  expect(screen.queryByText(/No se te ha cobrado/)).toBeNull();
});

it('starts with what was chosen for a payment whose answer was lost', () => {
  show(null, { modo: 'partes', partes: { de: 5, tomo: 2 }, importe: '3.50', propina: '2.00' });
  expect(screen.getByText('2 partes')).toBeDefined();
  expect(screen.getAllByText('entre 5')).not.toHaveLength(0);
  expect(screen.queryByText('No se ha cobrado nada')).toBeNull();
});

it('goes on in the name that was given for its invoice, until that is taken back', async () => {
  const factura = { nombre: 'Imprenta Ruiz SL', nif: 'B87654323', direccion: 'Calle Mayor 8' };
  show(null, { ...AMOUNT, factura });
  expect(screen.getByText('A nombre de Imprenta Ruiz SL, NIF B87654323.')).toBeDefined();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.reject(new TypeError('no network'));
  });
  fireEvent.click(screen.getByRole('button', { name: /^Pagar\s3,50/ }));
  await vi.waitFor(() => expect(sent[0]).toMatchObject({ factura }));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(screen.getByRole('button', { name: 'Necesito factura' })).toBeDefined();
});

it('says one thing of a payment whose answer was lost and that has begun: how to go on', async () => {
  show('pendiente', AMOUNT);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  fireEvent.click(screen.getByRole('button', { name: 'Seguir pagando' }));
  expect(
    await screen.findByText(/^La red ha fallado, pero esta parte está reservada/),
  ).toBeDefined();
  expect(screen.queryByText('No sabemos si tu pago ha empezado')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Seguir pagando' })).toBeDefined();
});

it('starts anew after a payment that was made', async () => {
  show('pagado', { modo: 'importe', importe: '3.50', propina: '0.00' });
  await vi.waitFor(() => expect(storedPayment.read()).toBeNull());
  cleanup();
  show(null, { modo: 'mio', importe: '3.50', propina: '0.00' });
  fireEvent.click(screen.getByRole('radio', { name: /^Otra cantidad/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Cuánto pagas').value).toBe('');
});

it('does not say that money goes back which the provider could not return', () => {
  show(
    'pordevolver',
    { modo: 'importe', importe: '3.50', propina: '0.00' },
    { pordevolver: '3.50' },
  );
  expect(screen.getByText(/^No hemos podido devolverte 3,50\s€/)).toBeDefined();
  expect(screen.queryByText(/^Te devolvemos/)).toBeNull();
});

it.each([
  [true, 'Lo has dejado: esa parte está libre otra vez. No se te ha cobrado nada.'],
  [false, 'Lo has dejado: esa parte está libre otra vez.'],
])(
  'says that what is let go cost nothing only if the provider said so: %s',
  async (sincargo, text) => {
    show('pendiente', AMOUNT);
    expect(screen.getByText(/esta parte está reservada para ti/)).toBeDefined();
    expect(screen.queryByText(/No se te ha cobrado/)).toBeNull();
    const { pago } = checkTabPayment.example.answer;
    const ended = { ...pago, idpago: 301, estado: 'caducado', fin: 'dejado', sincargo };
    vi.stubGlobal('fetch', async () => Response.json({ ...wire, pagos: [ended] }));
    fireEvent.click(screen.getByRole('button', { name: 'Dejarlo' }));
    await screen.findByText(text);
  },
);

it('says that somebody who is not at the table is paying, and lets it be asked for', () => {
  show('pendiente', AMOUNT, { idcomensal: null, fecha: '2020-01-01T12:00:00Z' });
  expect(screen.getByText('Se está pagando con el móvil')).toBeDefined();
  expect(screen.queryByText('Pagado con el móvil')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pedir que lo suelte' })).toBeDefined();
});

it('says what somebody is paying', () => {
  const [order] = wire.pedidos;
  const [line] = checkTabPayment.example.answer.pago.lineas;
  const lineas = [{ ...line!, idorder: order!.idorder }];
  show('pendiente', AMOUNT, { idcomensal: own + 1, lineas });
  expect(screen.getByText('Comensal 2 está pagando ahora')).toBeDefined();
  expect(screen.getByText('Salmorejo, 2/3')).toBeDefined();
});

/** A tab of two lines, by whose they are. */
function showLinesOf(...members: (number | null)[]) {
  const [order] = wire.pedidos;
  const lines = order!.lineas;
  const lineas = members.map((idcomensal, at) => ({ ...lines[at]!, idcomensal }));
  const tab = tabFromWire({ ...wire, pedidos: [{ ...order!, ispaid: 'false', lineas }] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayChoices {...{ restaurantId, tab }} products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it.each([
  [[own, own], 'Lo tuyo'],
  [[own, own + 1], 'Lo tuyo y lo de Comensal 2'],
  [[own + 1], 'Lo de Comensal 2'],
  [[own, null], 'Todo lo que queda por pagar'],
])('says whose all is: %j', (members, text) => {
  showLinesOf(...members);
  expect(screen.getByText(text)).toBeDefined();
});

it('leads nobody who has ordered nothing to pay for all', () => {
  showLinesOf(null);
  for (const answer of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(answer.checked, answer.value).toBe(answer.value === '0');
  }
});

it('offers as many equal parts as there are people who have not paid, also once somebody pays', async () => {
  const [me] = wire.comensales;
  const people = [own, 61, 62, 63].map((idcomensal) => ({
    ...me!,
    idcomensal,
    yo: idcomensal === own,
    dentro: true,
  }));
  const { pago } = checkTabPayment.example.answer;
  const page = (pagos: TabPaymentWire[]) => (
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayChoices
          restaurantId={restaurantId}
          tab={tabFromWire({ ...wire, comensales: people, pagos, reservado: '0.00', partes: null })}
          products={[]}
        />
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page([]));
  await screen.findByText('entre 4');
  rerender(page([{ ...pago, idpago: 301, idcomensal: 61, estado: 'pagado', lineas: [] }]));
  await screen.findByText('entre 3');
});

it.each([
  ['12.50', 'Toda la cuenta está pagada. Gracias.'],
  ['0.00', 'Cuando tu mesa pida algo, aquí podrás pagarlo.'],
])('thanks where all of %s € is paid, and only if something was ordered', async (total, text) => {
  const tab = tabFromWire({ ...wire, total, pagado: total, pendiente: '0.00', pagos: [] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <PayChoices {...{ restaurantId, tab }} products={[]} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(text);
});

it('says that what is not weighed and accepted yet is not in the bill', () => {
  const [placed] = wire.pedidos;
  const asked = placed!.lineas.slice(0, 1).map((line) => ({ ...line, gramos: 300 }));
  const waiting = { ...placed!, idorder: 99, status: 'READY', ispaid: 'pending', lineas: asked };
  const text = 'Falta lo que está por pesar. Se suma a la cuenta cuando aceptas su precio.';
  show(null, AMOUNT);
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  show(null, AMOUNT, {}, [...wire.pedidos, waiting as typeof placed & object]);
  expect(screen.getByText(text)).toBeDefined();
});
