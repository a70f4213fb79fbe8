import {
  COOKIES,
  enterpriseExample,
  orderExample,
  tabExample,
  weighLine,
  type EnterpriseWire,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import {
  encodeBase64,
  keyOfLine,
  netMicrosFromGross,
  PLAIN_CATEGORY,
  PLAIN_PRODUCT,
  type Category,
  type Product,
} from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { clearStorages } from '../../storage/stored-value.ts';
import {
  addToBasket,
  basketOf,
  clearSent,
  storedByCourses,
  storedNote,
} from '../checkout/basket/basket-store.ts';
import { TabPage } from './tab-page.tsx';

const stream = vi.hoisted(() => ({ status: 'connecting', lastWordAt: null }));
vi.mock('../orders/diner-stream.tsx', () => ({ useDinerStream: () => stream }));

const AT_TABLE = /se pagan en la mesa/;

beforeEach(() => {
  stream.status = 'connecting';
  settings = {};
  clearStorages();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

const salmorejo: Product = {
  ...PLAIN_PRODUCT,
  productId: 101,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Salmorejo',
  netMicros: netMicrosFromGross(700, 10),
  optionGroups: [],
  photo: null,
  position: 1,
  version: 1,
};

const oxtail: Product = {
  ...salmorejo,
  productId: 102,
  categoryId: 12,
  name: 'Rabo de toro',
  allergens: ['apio'],
  traces: ['gluten'],
};

const ROWS = { restaurantId: 1001, version: 1, position: 1 };
const CATEGORIES: readonly Category[] = [
  { ...PLAIN_CATEGORY, ...ROWS, categoryId: 11, course: 1, name: 'Primeros' },
  { ...PLAIN_CATEGORY, ...ROWS, categoryId: 12, course: 2, name: 'Carnes' },
];

/** What the restaurant has set, besides the example's. */
let settings: Partial<EnterpriseWire>;

function show(
  orders: readonly OrderWire[],
  tab: TabWire | null,
  cuentaabierta: string | null = null,
) {
  const place = { verificada: true, cuenta: tab, cuentaabierta, espera: false };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/enterprise/byId')) {
      return Response.json({ ...enterpriseExample, horario: [], ...settings });
    }
    if (!address.endsWith('/client/mesa')) return Response.json(orders);
    return tab || cuentaabierta
      ? Response.json(place)
      : Response.json({ code: 'unavailable', message: '' }, { status: 503 });
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <TabPage
          products={[salmorejo, oxtail]}
          categories={CATEGORIES}
          onMenuChanged={() => undefined}
        />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

async function open(given: Partial<OrderWire>[]) {
  const orders = given.map((one, index) => ({ ...orderExample, idorder: index + 1, ...one }));
  show(orders, null);
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

it('says of an order that is open where it is served, to whoever sits elsewhere now', async () => {
  document.cookie = `${COOKIES.table}=${encodeURIComponent(encodeBase64('7'))}`;
  await open([
    { mesa: '4', status: 'CLOSED' },
    { mesa: '4', status: 'PREPARING' },
    { mesa: '7', status: 'PREPARING' },
  ]);
  const said = screen.getAllByText(/lo sirven en/);
  expect(said.map(({ textContent }) => textContent)).toEqual(['Este pedido lo sirven en Mesa 4.']);
  const slip = screen.getByRole('listitem', { name: 'Pedido nº 2' });
  expect(slip.contains(said[0]!)).toBe(true);
  document.cookie = `${COOKIES.table}=; max-age=0`;
});

const numbered = (order: Partial<OrderWire>, index: number) => ({ ...order, idorder: index + 1 });

it('shows first what waits for an answer, then for the scale, then the newest', async () => {
  const weighed = weighLine.example.answer;
  const { pesada: _pesada, ...line } = weighed.lineas[0]!;
  await open([weighed, { ...weighed, lineas: [line] }, {}, {}].map(numbered));
  const slips = screen.getAllByRole('listitem', { name: /^Pedido nº/ });
  expect(slips.map(({ textContent }) => textContent?.match(/Pedido nº \d/)?.[0])).toEqual([
    'Pedido nº 1',
    'Pedido nº 2',
    'Pedido nº 4',
    'Pedido nº 3',
  ]);
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

it.each([
  [{ porpagar: '0.00', devuelto: '0.00' }, 'PAGADO', 'DEVUELTO'],
  [{ porpagar: '0.00', devuelto: '16.50' }, 'DEVUELTO', 'PAGADO'],
])('says of an order what its tab does: %j', async (money, said, unsaid) => {
  const [placed] = tabExample.pedidos;
  show([orderExample], { ...tabExample, pedidos: [{ ...placed!, ...money }] });
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it.each([
  ['nothing has been paid', 'caducado', true],
  ['somebody has paid something', 'devuelto', false],
] as const)(
  'says that a cancelled order has cost nothing where %s of its tab',
  async (_, estado, isShown) => {
    const [placed] = tabExample.pedidos;
    const ofFriend = { idpago: 1, idcomensal: 2, forma: 'online' as const, estado, banco: false };
    const money = { importe: '0.00', propina: '0.00', pordevolver: '0.00', lineas: [] };
    const words = { motivo: '', fecha: '2026-11-20T12:20:00.000Z', quien: '' };
    show([{ ...orderExample, status: 'CANCELLED' }], {
      ...tabExample,
      pedidos: [{ ...placed!, status: 'CANCELLED' }],
      pagos: [{ ...ofFriend, ...money, ...words }],
    });
    await screen.findByRole('heading', { name: 'La cuenta' });
    expect(screen.queryByText('No se ha cobrado nada.') !== null).toBe(isShown);
  },
);

it('repeats an order as it was ordered and read, for the summary to compare with the menu of now', async () => {
  const read = { allergens: ['huevos' as const], diet: null, texts: [] };
  const product = {
    productId: 101,
    name: 'Salmorejo',
    formatId: null,
    options: [],
    vatPercent: 10,
  };
  addToBasket(1001, { ...product, unitGrossCents: 700, read });
  clearSent(1001, { lineas: [{ idproductos: 101, quantity: 1 }] });
  await open([{}]);
  fireEvent.click(screen.getByRole('button', { name: 'Pedir otra ronda' }));
  const [repeated, water] = basketOf(1001);
  expect(repeated).toMatchObject({ quantity: 2, note: 'sin huevo', unitGrossCents: 700, read });
  // Its option may be gone, and this phone does not know what was read of it: the summary asks.
  expect(water && keyOfLine(water)).toBe('140+5');
  expect(water).not.toHaveProperty('read');
});

it('repeats what was written for the kitchen, beside what was written since', async () => {
  storedNote.write('Sin sal');
  await open([{ comentarios: 'ALERGIA a la nuez' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Pedir otra ronda' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pedir otra ronda' }));
  expect(storedNote.read()).toBe('Sin sal · ALERGIA a la nuez');
});

it.each(['in its tab', 'in a tab that is over'])(
  'repeats of a round what was one’s own, %s',
  async (where) => {
    const [first, second] = orderExample.lineas;
    const round = { ...orderExample, lineas: [first!, { ...second!, para: 'Comensal 2' }] };
    const [placed] = tabExample.pedidos;
    const lineas = placed!.lineas.map((line, index) => ({ ...line, idcomensal: index + 1 }));
    show(
      [round],
      where === 'in its tab' ? { ...tabExample, pedidos: [{ ...placed!, lineas }] } : null,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir otra ronda' }));
    expect(basketOf(1001).map(({ productId, note }) => [productId, note])).toEqual([
      [101, 'sin huevo'],
    ]);
  },
);

it('shows somebody alone what they have chosen, with the way to order it', async () => {
  const product = {
    productId: 101,
    name: 'Salmorejo',
    formatId: null,
    options: [],
    vatPercent: 10,
  };
  addToBasket(1001, { ...product, unitGrossCents: 700 });
  const [own] = tabExample.comensales;
  show([], { ...tabExample, comensales: [own!], pedidos: [], cestas: [] });
  expect(await screen.findByRole('heading', { name: 'Lo que vas a pedir' })).toBeDefined();
  expect(screen.getByText('Salmorejo')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Pedir lo mío/ }).getAttribute('href')).toBe(
    '/clients/resumen',
  );
});

const CHOOSING: TabWire = {
  ...tabExample,
  pedidos: [],
  cestas: [salmorejo, oxtail].map(({ productId }) => ({
    idcomensal: 2,
    lineas: [{ idproductos: productId, quantity: 1, opciones: [], nota: '' }],
    comentarios: '',
  })),
};
const chosenLines = async () => {
  const slip = await screen.findByRole('region', { name: 'Lo que vais a pedir' });
  return slip.textContent;
};

it('says of what is chosen how many at the table avoid it, and where nothing is stated', async () => {
  const alergenos = [
    { alergeno: 'gluten', cuantos: 1 },
    { alergeno: 'apio', cuantos: 2 },
    { alergeno: 'soja', cuantos: 1 },
  ] as const;
  const cestas = [
    { ...CHOOSING.cestas[0]!, lineas: CHOOSING.cestas.flatMap(({ lineas }) => lineas) },
  ];
  const evitan = { sois: 5, alergenos: [...alergenos], tuyos: [] };
  show([], { ...CHOOSING, cestas, evitan });
  const text = await chosenLines();
  expect(text).toMatch(/SalmorejoAlérgenos: no informado/);
  expect(text).toContain('Lleva apio: 2 de 5 lo evitáis');
  expect(text).toContain('Puede tener trazas de gluten: 1 de 5 lo evita');
  expect(text).not.toContain('soja');
  const all = screen.getByRole('region', { name: 'Qué evitáis en la mesa' });
  expect(within(all).getByText('Soja')).toBeDefined();
  // Nothing to ask whoever avoids nothing.
  expect(within(all).queryByRole('checkbox')).toBeNull();
});

it('says nothing of it while nobody has told, nor to somebody who is alone by now', async () => {
  const evitan = { sois: 1, alergenos: [{ alergeno: 'apio' as const, cuantos: 1 }], tuyos: [] };
  for (const tab of [CHOOSING, { ...CHOOSING, evitan }]) {
    const { unmount } = show([], tab);
    expect(await chosenLines()).not.toMatch(/evit|informado/);
    expect(screen.queryByRole('region', { name: 'Qué evitáis en la mesa' })).toBeNull();
    unmount();
  }
});

it('shows at once what was pressed about telling the table, before it is answered', async () => {
  const filter = { casa: 1001, mesa: null, alergenos: ['apio'], avisa: false };
  localStorage.setItem(
    'alergenosEvitados',
    JSON.stringify({ ...filter, hasta: Date.now() + 60_000 }),
  );
  show([], CHOOSING);
  const counted = await screen.findByRole('checkbox', { name: /^Contarlo a la mesa/ });
  fireEvent.click(counted);
  expect(counted).toHaveProperty('checked', true);
});

it('lets somebody alone give a name in one tap', async () => {
  const [own] = tabExample.comensales;
  const alone = { ...tabExample, comensales: [{ ...own!, nombre: '' }], pedidos: [], cestas: [] };
  show([], alone);
  fireEvent.click(await screen.findByRole('button', { name: 'Tu nombre' }));
  expect(screen.getByRole('dialog', { name: '¿Cómo te llamas?' })).toBeDefined();
});

it('says where the menu is to somebody who has chosen what is no longer on it', async () => {
  const product = { productId: 999, name: 'Gazpacho', formatId: null, options: [], vatPercent: 10 };
  addToBasket(1001, { ...product, unitGrossCents: 700 });
  const [own] = tabExample.comensales;
  show([], { ...tabExample, comensales: [own!], pedidos: [], cestas: [] });
  expect(await screen.findByRole('link', { name: 'Ver la carta' })).toBeDefined();
});

it('shows the number that lets others in, or that it lets nobody in any more', async () => {
  const friend = { idcomensal: 2, nombre: 'Marco', yo: false, dentro: true };
  const own = { idcomensal: 1, nombre: 'Lucía', yo: true, dentro: true };
  const tab: TabWire = { ...tabExample, numero: 27, comensales: [own, friend] };
  const { unmount } = show([], tab);
  expect(await screen.findByRole('img', { name: 'Número para entrar: 27' })).toBeDefined();
  unmount();
  show([], { ...tab, numeroagotado: true });
  expect(await screen.findByText(/El número ya no sirve/)).toBeDefined();
  expect(screen.queryByRole('img', { name: /Número/ })).toBeNull();
});

it('asks whose the table’s tab is instead of saying that nothing was ordered', async () => {
  show([], null, '2026-11-20T12:10:00.000Z');
  const door = await screen.findByRole('region', {
    name: /^Esta mesa tiene una cuenta desde las\s+13:10/,
  });
  expect(within(door).getByRole('group', { name: 'Teclado' })).toBeDefined();
  expect(screen.queryByText('Todavía no has pedido nada')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Ahora no, mirar la carta' }));
  expect(location.pathname).toBe('/clients/carta');
});

it('says once that the orders cannot be read, although the stream is down too', async () => {
  stream.status = 'down';
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <TabPage products={[]} categories={[]} onMenuChanged={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
});

/** Sent by courses, with the mains held or fired. */
function byCourses(marchado: string | null, more: Partial<OrderWire> = {}): OrderWire {
  const [line, water] = orderExample.lineas;
  const main = { ...line!, idproductos: 102, name: 'Rabo de toro', curso: 2 };
  const at = orderExample.fecha;
  return {
    ...orderExample,
    idorder: 1,
    lineas: [main, { ...line!, hecha: true }, water!],
    cursos: [
      { curso: 1, marchado: at, hecho: at, servido: null },
      { curso: 2, marchado, hecho: null, servido: null },
      { curso: 4, marchado: at, hecho: at, servido: at },
    ],
    ...more,
  };
}

it('says where each course of an order is, above its lines', async () => {
  await open([byCourses(null)]);
  const slip = screen.getByRole('listitem', { name: 'Pedido nº 1' });
  const states = within(slip).getAllByRole('status');
  expect(states.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Primeros Listo',
    'Segundos En espera',
    'Bebidas En la mesa',
  ]);
  const [starters, mains] = within(slip).getAllByRole('list').slice(-3);
  expect([starters?.textContent, mains?.textContent]).toEqual([
    expect.stringContaining('Salmorejo'),
    expect.stringContaining('Rabo de toro'),
  ]);
});

it('says that the table waits, not that it is being prepared, once all that was fired is on it', async () => {
  const at = orderExample.fecha;
  const { cursos } = byCourses(null);
  const served = cursos?.map((one) => (one.curso === 1 ? { ...one, servido: at } : one));
  await open([byCourses(null, { status: 'PREPARING', cursos: served, visto: at })]);
  const slip = screen.getByRole('listitem', { name: 'Pedido nº 1' });
  expect(within(slip).getByText('Los segundos esperan.')).toBeDefined();
  expect(slip.querySelector('[aria-current=step]')?.textContent).toBe('En espera');
  expect(slip.textContent).not.toMatch(/preparando|Visto en cocina/);
});

it.each([
  ['of an order all at once', {}],
  ['of one that was cancelled', { ...byCourses(null), status: 'CANCELLED' }],
  ['of one whose payment is pending', { ...byCourses(null), ispaid: 'pending' }],
] as const)('says nothing of the courses %s', async (_, order) => {
  await open([order]);
  expect(screen.queryByText('En espera')).toBeNull();
});

const ofTab = (order: OrderWire, more: Partial<TabWire> = {}): TabWire => ({
  ...tabExample,
  pedidos: [
    {
      ...order,
      idcomensal: 1,
      lineas: order.lineas.map((line) => ({ ...line, idcomensal: 1, libre: 1, compartidas: [] })),
    },
  ],
  cestas: [],
  ...more,
});

it('tells the kitchen with one press that the table is ready, and keeps the button if that fails', async () => {
  show([byCourses(null)], ofTab(byCourses(null)));
  const ready = await screen.findByRole('button', { name: 'Estamos listos para los segundos' });
  const answered = vi.fn(async (_address: string, _how?: RequestInit) =>
    Promise.reject<Response>(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', answered);
  fireEvent.click(ready);
  expect(
    await screen.findByText(/^No hemos podido avisar a la cocina\. \S/, {
      selector: '[role=alert]',
    }),
  ).toBeDefined();
  const fired = byCourses('2026-11-20T20:55:00.000Z', { evento: 500 });
  answered.mockImplementation(async (address) =>
    Response.json(address.endsWith('/client/orders') ? [fired] : ofTab(fired, { evento: 500 })),
  );
  answered.mockClear();
  fireEvent.click(ready);
  expect(await screen.findByText('Marchan los segundos: la cocina ya lo sabe.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Estamos listos/ })).toBeNull();
  expect(await screen.findByText('En marcha')).toBeDefined();
  const [address, how] = answered.mock.calls[0]!;
  expect([address, JSON.parse(how?.body as string)]).toEqual([
    '/api/client/mesa/cuenta/marchar',
    { curso: 2, idcuenta: 57 },
  ]);
});

it('does not ask whether the table is ready for what this phone knows to be fired', async () => {
  const fired = byCourses('2026-11-20T20:55:00.000Z', { evento: 500 });
  show([fired], ofTab(byCourses(null)));
  expect(await screen.findByText('En marcha')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Estamos listos/ })).toBeNull();
});

it('does not ask it where the restaurant fires the courses itself', async () => {
  settings = { mesamarcha: false };
  show([byCourses(null)], ofTab(byCourses(null)));
  expect(await screen.findByText('En espera')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Estamos listos/ })).toBeNull();
});

/** This phone has chosen, and so has a friend's. */
async function chooseTogether() {
  // The simulated browser has none, but claims to.
  const request = async (_name: string, _how: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  addToBasket(1001, {
    ...salmorejo,
    formatId: null,
    options: [],
    vatPercent: 10,
    unitGrossCents: 700,
  });
  const [basket] = tabExample.cestas ?? [];
  const friends = {
    ...basket!,
    lineas: [{ ...basket!.lineas[0]!, idproductos: 102, opciones: [] }],
  };
  show([], { ...tabExample, pedidos: [], cestas: [friends] });
  await screen.findByRole('region', { name: 'Lo que vais a pedir' });
}

it('asks who orders for all whether to do so, where the server knows that it takes longer', async () => {
  settings = { cocinacerrada: false };
  await chooseTogether();
  const told: (number | undefined)[] = [];
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) => {
    if (!address.endsWith('/ronda')) return others(address, how);
    const { demora } = JSON.parse(how?.body as string) as { demora?: number };
    told.push(demora);
    if (demora === 40) return Response.json(orderExample);
    const refusal = { code: 'orders_delayed', message: '', demora: 40 };
    return Response.json(refusal, { status: 409 });
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Pedir lo de todos/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await screen.findByText('Ahora tardamos unos 40 minutos');
  fireEvent.click(screen.getByText('Pedir igualmente'));
  await screen.findByText(/enviado, con lo de todos/);
  expect(told).toEqual([0, 40]);
});

it.each([
  ['by courses, as was chosen', { mesamarcha: false }, 'Por tiempos', true],
  ['all at once, though courses are suggested', { portiempos: true }, 'Todo junto', undefined],
] as const)('orders a round for all: %s', async (_, given, way, portiempos) => {
  settings = given;
  await chooseTogether();
  const ways = () => screen.getAllByRole<HTMLInputElement>('radio');
  // The other of the two, until somebody chooses.
  const at = portiempos ? 0 : 1;
  await waitFor(() => expect(ways()[at]?.checked).toBe(true));
  fireEvent.click(screen.getByRole('radio', { name: way }));
  expect(screen.queryByText(/aviséis al camarero/) !== null).toBe('mesamarcha' in given);
  const asked = vi.fn(async (address: string, _how?: RequestInit) =>
    address.endsWith('/ronda') ? Response.json(orderExample) : Response.json(tabExample),
  );
  vi.stubGlobal('fetch', asked);
  const button = screen.getByRole('button', { name: /^Pedir lo de todos/ });
  expect(button.textContent.includes(', por tiempos')).toBe(portiempos === true);
  fireEvent.click(button);
  await screen.findByText(/enviado, con lo de todos/);
  const round = asked.mock.calls.find(([address]) => address.endsWith('/ronda'));
  const sent = JSON.parse(round?.[1]?.body as string) as { portiempos?: boolean };
  expect(sent.portiempos).toBe(portiempos);
  expect(storedByCourses.read()).toBeNull();
});
