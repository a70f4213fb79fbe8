import { COOKIES, orderExample, type OrderWire } from '@simplato/contract';
import { encodeBase64, keyOfLine } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { addToBasket, basketOf, clearSent } from '../checkout/basket/basket-store.ts';
import { TabPage } from './tab-page.tsx';

const AT_TABLE = /se pagan en la mesa/;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

async function open(given: Partial<OrderWire>[]) {
  const orders = given.map((one, index) => ({ ...orderExample, idorder: index + 1, ...one }));
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/client/mesa')
      ? Response.json({ code: 'unavailable', message: '' }, { status: 503 })
      : Response.json(orders),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <TabPage products={[]} onMenuChanged={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(`Pedido nº ${orders.length}`, { selector: 'h2 *, h2' });
}

it('adds up what is to be paid at the table, without orders paid online or cancelled', async () => {
  await open([
    { ispaid: 'false', total: '12.50' },
    { ispaid: 'false', total: '20.00', status: 'CLOSED' },
    { ispaid: 'true', total: '40.90' },
    { ispaid: 'false', total: '7.00', status: 'CANCELLED' },
  ]);
  expect(screen.getByText(AT_TABLE).textContent).toMatch(
    /^2 pedidos se pagan en la mesa 32,50\s€$/,
  );
});

it('shows no sum for a single order', async () => {
  await open([{ ispaid: 'false' }, { ispaid: 'true' }]);
  expect(screen.queryByText(AT_TABLE)).toBeNull();
});

it.each([
  ['devolviendose', /Todavía no hemos podido devolverte 40,90\s€: lo estamos intentando otra vez/],
  ['sin_devolver', /No hemos podido devolverte 40,90\s€/],
] as const)(
  'does not say that the money of a cancelled order goes back after a refusal: %s',
  async (estado, text) => {
    const pagosuelto = { estado, importe: '40.90' };
    await open([{ ispaid: 'true', total: '40.90', status: 'CANCELLED', pagosuelto }]);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/Lo que pagaste se te devuelve/)).toBeNull();
  },
);

it('repeats an order as it was ordered and read, for the summary to compare with the menu of now', async () => {
  const read = { allergens: ['huevos' as const], diet: null, texts: [] };
  const product = { productId: 101, name: 'Salmorejo', options: [], vatPercent: 10 };
  addToBasket(1001, { ...product, unitGrossCents: 700, read });
  clearSent(1001, { lineas: [{ idproductos: 101, quantity: 1 }] });
  await open([{}]);
  fireEvent.click(screen.getByRole('button', { name: 'Pedir otra ronda' }));
  const [salmorejo, water] = basketOf(1001);
  expect(salmorejo).toMatchObject({ quantity: 2, note: 'sin huevo', unitGrossCents: 700, read });
  // Its option may be gone, and this phone does not know what was read of it: the summary asks.
  expect(water && keyOfLine(water)).toBe('140+5');
  expect(water).not.toHaveProperty('read');
});
