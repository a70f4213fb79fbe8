import { productExample, productFromWire, productToWire } from '@simplato/contract';
import type { Product } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { MenuEditingProvider } from '../menu-editing.tsx';
import { ProductRow } from './product-row.tsx';
import { productTexts } from './product-texts.ts';

/** 12,50 € at 10 %. */
const PRODUCT: Product = { ...productFromWire(productExample), netMicros: 11_363_636 };
const COOKIES = { SMPLTTYPE: 'RESTAURANTE', SMPLTNTRPRS: '1001', SMPLTSRNM: 'cocina' };

let sent: Record<string, unknown>[];
let answer: (body: Record<string, unknown>) => Response | Promise<Response>;

beforeEach(() => {
  for (const [name, value] of Object.entries(COOKIES)) {
    document.cookie = `${name}=${encodeURIComponent(btoa(value))}; Path=/`;
  }
  sent = [];
  answer = (body) => Response.json({ ...productToWire(PRODUCT), ...body, version: 2 });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return answer(sent.at(-1) ?? {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

const ACTIONS = {
  onPlace: vi.fn(),
  onOpen: vi.fn(),
  onClose: vi.fn(),
  onCopy: vi.fn(),
  onRemove: vi.fn(),
  onRestore: vi.fn(),
};

function draw(product = PRODUCT) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MenuEditingProvider restaurantId={1001}>
          <table>
            <tbody>
              <ProductRow
                product={product}
                index={0}
                count={1}
                categories={[]}
                words={productTexts([])}
                actions={ACTIONS}
                isOpen
              />
            </tbody>
          </table>
        </MenuEditingProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const price = () => screen.getByLabelText<HTMLInputElement>('Precio de Salmorejo');
const update = () => screen.getByRole('button', { name: 'Actualizar Salmorejo' });
const closer = () => screen.getByRole('button', { name: 'Cerrar Salmorejo' });

async function typePrice(text: string) {
  await userEvent.clear(price());
  await userEvent.type(price(), text);
}

it.each([
  ['11 €', '10.00'],
  ['2,00€', '1.818182'],
  ['10', '10.00'],
  ['1,818182', '1.818182'],
])('a price typed as %j is sent as %s before tax', async (typed, net) => {
  draw();
  await typePrice(typed);
  await userEvent.click(update());
  expect(sent).toEqual([{ idproductos: PRODUCT.productId, version: PRODUCT.version, price: net }]);
});

it('shows the price with tax, and what a price typed without € comes to', async () => {
  draw();
  expect(price().value).toBe('12,50 €');
  await typePrice('10');
  expect(screen.getByText(/Sin € es antes de IVA: en la carta, 11,00/)).toBeDefined();
});

it('warns the owner that a free product can only be ordered together with another', async () => {
  draw();
  const words = /^A 0,00 € se pide gratis/;
  expect(screen.queryByText(words)).toBeNull();
  for (const typed of ['0', '0,00 €']) {
    await typePrice(typed);
    expect(screen.getByText(words)).toBeDefined();
  }
  await typePrice('0,50 €');
  expect(screen.queryByText(words)).toBeNull();
});

it('is sold by the kilo from the least and in the steps that are typed', async () => {
  draw();
  const chosen = { idproductos: PRODUCT.productId, version: PRODUCT.version };
  await userEvent.click(screen.getByRole('radio', { name: 'Por kilo' }));
  expect(screen.getByLabelText('Precio por kilo de Salmorejo')).toBeDefined();
  expect(screen.queryByText('Formatos')).toBeNull();
  const least = screen.getByLabelText('Mínimo');
  await userEvent.clear(least);
  await userEvent.click(update());
  expect(screen.getByText('El mínimo va de 1 a 20000 g')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(least, '200');
  await userEvent.click(update());
  const porpeso = { unidad: 'kg', minimo: 200, paso: 50 };
  expect(sent).toEqual([{ ...chosen, porpeso }]);
});

it('says null of what is no longer sold by the kilo', async () => {
  draw({ ...PRODUCT, soldBy: { unit: 'kilo', least: 200, step: 50 } });
  await userEvent.click(screen.getByRole('radio', { name: 'Por unidad' }));
  await userEvent.click(update());
  expect(sent).toMatchObject([{ porpeso: null }]);
});

it('shows whether a change is unsaved, being saved, or saved', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise<Response>((resolve) => (arrive = resolve));
  draw();
  expect(screen.queryByRole('button', { name: /^Actualizar/ })).toBeNull();
  await typePrice('11 €');
  expect(screen.getByText('Sin guardar')).toBeDefined();
  await userEvent.click(update());
  expect(screen.getByText('Guardando…')).toBeDefined();
  arrive(Response.json({ ...productToWire(PRODUCT), price: '10.00', version: 2 }));
  expect(await screen.findByText('Guardado')).toBeDefined();
  // The button went with what it saved, and the focus did not.
  await waitFor(() => expect(document.activeElement).toBe(closer()));
});

it('keeps the input when it is refused, with the reason and the saved value', async () => {
  answer = () =>
    Response.json({ code: 'server_error', message: 'Algo ha fallado.' }, { status: 500 });
  draw();
  await typePrice('11 €');
  await userEvent.click(update());
  expect(await screen.findByText('No se ha guardado: Algo ha fallado.')).toBeDefined();
  expect(screen.getByText(/Sigue guardado: Precio: 12,50/)).toBeDefined();
  expect(price().value).toBe('11 €');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a lo guardado' }));
  expect(price().value).toBe('12,50 €');
});

it('shows why it was refused, and then the field in which it was typed, which that moves', async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this);
  });
  answer = () =>
    Response.json({ code: 'server_error', message: 'Algo ha fallado.' }, { status: 500 });
  draw();
  await typePrice('11 €');
  await userEvent.keyboard('{Enter}');
  const reason = await screen.findByText('No se ha guardado: Algo ha fallado.');
  expect(shown.at(-2)?.contains(reason)).toBe(true);
  expect(shown.at(-1)).toBe(price());
});

it('shows both values when somebody else has changed the same field', async () => {
  const theirs = { ...productToWire(PRODUCT), price: '10.00', version: 5 };
  answer = () =>
    Response.json({ code: 'row_changed', message: 'Cambiado', producto: theirs }, { status: 409 });
  draw();
  // Both with tax: without the sign it was typed without.
  await typePrice('20');
  await userEvent.click(update());
  const row = (await screen.findByRole('row', { name: /^Precio/ })).textContent;
  expect(row).toMatch(/^Precio11,00\s€22,00\s€$/);

  answer = (body) => Response.json({ ...theirs, ...body, version: 6 });
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme con lo mío' }));
  expect(sent.at(-1)).toMatchObject({ version: 5, price: '20.00' });
});
