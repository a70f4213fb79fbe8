import {
  admitMember,
  ALL_ENDPOINTS,
  AUDIT_PAGE,
  cancelOrder,
  changeCategory,
  changePersonRole,
  changePin,
  changeProduct,
  changeRestaurant,
  changeStaff,
  changeStaffPassword,
  changeBoardSettings,
  changeStations,
  chargeTab,
  closeTab,
  createAccountLink,
  createCategory,
  createProduct,
  createTables,
  deleteCategory,
  deleteProduct,
  deleteTable,
  exportMenuSheet,
  IDEMPOTENCY_HEADER,
  importMenuFile,
  inviteByLink,
  invitePerson,
  joinTab,
  letIn,
  listAudit,
  listProducts,
  markSoldOut,
  mergeTabs,
  moveOrder,
  moveTab,
  orderCategories,
  orderProducts,
  delayOrders,
  pauseKitchen,
  placeOrder,
  previewMenuFile,
  readOwnTab,
  readRestaurant,
  readTeam,
  removeFromOrder,
  removePerson,
  renewTableKey,
  restoreProduct,
  splitTab,
  switchTips,
  undoCharge,
  withdrawInvitation,
  type AuditEntryWire,
  type Endpoint,
} from '@simplato/contract';
import { ACTIONS, AUDIT_KEPT_DAYS, may, type Action } from '@simplato/domain';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { sweep } from '../../maintenance.ts';

const testApp = openTestApp();

async function trail(owner: TestClient, query: Record<string, string> = {}) {
  return (await owner.call(listAudit, { query })).cambios;
}

/** The latest entry: its text, its subject and the differences. */
async function latest(owner: TestClient) {
  const [entry] = await trail(owner);
  if (!entry) throw new Error('nothing was written down');
  return [entry.que, entry.sobre, ...entry.cambios.map(said)];
}

function said({ campo, antes, despues }: AuditEntryWire['cambios'][number]): string {
  // Amounts have a no-break space before the euro sign.
  return `${campo}: ${antes} → ${despues}`.replaceAll('\u00a0', ' ');
}

async function openedRestaurant(): Promise<{ restaurant: RestaurantOfTest; owner: TestClient }> {
  const restaurant = await testApp.openRestaurant();
  return { restaurant, owner: await restaurant.logIn() };
}

describe('for the menu, the owner reads', () => {
  test('which prices and texts of a product changed, from what to what', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const body = { idproductos: restaurant.products.rabo, name: 'Rabo de vaca', price: '20' };
    await owner.call(changeProduct, { body });
    const [entry] = await trail(owner);
    expect(entry).toMatchObject({ quien: `cocina${restaurant.restaurantId}`, area: 'carta' });
    expect(entry?.cambios.map(({ campo }) => campo)).toEqual(['Plato', 'Precio con IVA']);
    expect(entry?.cambios.map(said).at(-1)).toMatch(/→ 22,00 €$/);
  });

  test('nothing if nothing changed', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const before = await trail(owner);
    await owner.call(changeProduct, { body: { idproductos: restaurant.products.rabo } });
    await owner.call(changeRestaurant, { body: await settingsOf(owner) });
    expect(await trail(owner)).toEqual(before);
  });

  test('which products were added, deleted, restored and sold out, and by whom', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const productostype = restaurant.categories[1];
    const product = { name: 'Croquetas', productostype, price: '9' };
    const { idproductos: id } = await owner.call(createProduct, { body: product });
    expect(await latest(owner)).toEqual(['Plato nuevo', 'Croquetas', 'Precio con IVA:  → 9,90 €']);
    await owner.call(deleteProduct, { params: { id } });
    expect(await latest(owner)).toEqual(['Plato borrado', 'Croquetas']);
    await owner.call(restoreProduct, { params: { id } });
    await owner.call(restoreProduct, { params: { id } });
    expect((await trail(owner)).slice(0, 2).map(({ que }) => que)).toEqual([
      'Plato recuperado',
      'Plato borrado',
    ]);
    const cook = await restaurant.logInColleague();
    await cook.call(markSoldOut, { params: { id }, body: { agotado: 'hoy' } });
    const [entry] = await trail(owner);
    expect(entry?.quien).toBe(`barra${restaurant.restaurantId}`);
    expect(entry?.cambios.map(({ campo }) => campo)).toEqual(['Disponibilidad']);
  });

  test('changes of categories and of the order on the menu', async () => {
    const { restaurant, owner } = await openedRestaurant();
    await owner.call(createCategory, { body: { nombrecategoria: 'Vinos' } });
    expect(await latest(owner)).toEqual(['Categoría nueva', 'Vinos']);
    const idcategoria = restaurant.categories[1];
    await owner.call(changeCategory, { body: { idcategoria, nombrecategoria: 'Para abrir' } });
    expect((await latest(owner)).at(-1)).toMatch(/^.+: .+ → Para abrir$/);
    const products = await owner.call(listProducts);
    const orden = products.map(({ idproductos }) => idproductos).toReversed();
    await owner.call(orderProducts, { body: { orden } });
    expect(await latest(owner)).toEqual(['Platos ordenados de otra manera', '']);
    const query = { borrarproductos: 'true' };
    const left = await owner.call(deleteCategory, { params: { id: idcategoria }, query });
    expect((await latest(owner)).slice(0, 2)).toEqual(['Categoría borrada', 'Para abrir']);
    const ids = left.map((one) => one.idcategoria).toReversed();
    await owner.call(orderCategories, { body: { orden: ids } });
    expect(await latest(owner)).toEqual(['Categorías ordenadas de otra manera', '']);
  });

  test('what an imported file added, and each product that it changed', async () => {
    const { owner } = await openedRestaurant();
    const sheet = (await owner.send(exportMenuSheet)).body;
    const changed = sheet.replace(/(Rabo de toro[^\n]*?)(\d+,\d\d)/, '$131,00');
    expect(changed).not.toBe(sheet);
    const body = changed as never;
    const headers = { 'content-type': 'text/csv' };
    const { huella } = await owner.call(previewMenuFile, { body, headers });
    await owner.call(importMenuFile, { body, headers, query: { huella } });
    const entries = await trail(owner);
    expect(entries.slice(0, 2).map(({ que }) => que)).toEqual([
      'Plato cambiado',
      'Carta importada de un archivo',
    ]);
    expect(entries[0]?.cambios.map(said).join()).toContain('→ 31,00 €');
    expect(entries[1]?.cambios.map(said)).toEqual(['Platos cambiados:  → 1']);
  });
});

async function settingsOf(owner: TestClient) {
  const {
    idempresa: _,
    cocinacerrada: _paused,
    cerradahasta: _until,
    ...settings
  } = await owner.call(readRestaurant);
  return settings;
}

describe('for the restaurant, its tables, people and money, the owner reads', () => {
  test('changes of settings, the pause, the board and tips', async () => {
    const { owner } = await openedRestaurant();
    await owner.call(changeRestaurant, {
      body: { ...(await settingsOf(owner)), telefono: '910000999' },
    });
    expect(await latest(owner)).toEqual([
      'Ajustes cambiados',
      '',
      'Teléfono: 910000283 → 910000999',
    ]);
    await owner.call(pauseKitchen, { body: { cerrada: true, minutos: 30 } });
    expect(await latest(owner)).toEqual(['Cocina cerrada', '30 min']);
    await owner.call(pauseKitchen, { body: { cerrada: false, minutos: null } });
    expect(await latest(owner)).toEqual(['Cocina abierta', '']);
    await owner.call(delayOrders, { body: { minutos: 40 } });
    expect(await latest(owner)).toEqual(['Demora de los pedidos', '40 min']);
    const body = { avisominutos: 5, retrasominutos: 25, impresora: '' };
    await owner.call(changeBoardSettings, { body });
    expect((await latest(owner)).slice(2)).toContainEqual(expect.stringMatching(/→ 25 min$/));
    const grill = { nombre: 'Plancha', categorias: [], impresora: '192.168.1.51' };
    await owner.call(changeStations, { body: { partidas: [grill] } });
    expect(await latest(owner)).toEqual([
      'Partidas de la cocina cambiadas',
      '',
      'Plancha:  → sin categorías · 192.168.1.51:9100',
    ]);
    await owner.call(switchTips, { body: { propinas: false } });
    expect(await latest(owner)).toEqual(['Propinas', 'no se piden']);
    await owner.call(createAccountLink, { body: {} });
    expect(await latest(owner)).toEqual(['Conexión de los cobros pedida', '']);
  });

  test('which tables were added and removed, and which codes were renewed', async () => {
    const { owner } = await openedRestaurant();
    await owner.call(createTables, { body: { mesas: ['1', '2'] } });
    expect(await latest(owner)).toEqual(['Mesas nuevas', '1, 2']);
    const before = await trail(owner);
    await owner.call(createTables, { body: { mesas: ['1', '2'] } });
    expect(await trail(owner)).toEqual(before);
    await owner.call(renewTableKey, { params: { mesa: '1' } });
    expect(await latest(owner)).toEqual(['Código de mesa renovado', '1']);
    await owner.call(deleteTable, { params: { mesa: '1' } });
    expect(await latest(owner)).toEqual(['Mesa quitada', '1']);
  });

  test('who was invited, whose role changed, and who left', async () => {
    const { restaurant, owner } = await openedRestaurant();
    await restaurant.logInColleague();
    const mail = 'ana@example.com';
    const { invitaciones } = await owner.call(invitePerson, { body: { mail } });
    expect(await latest(owner)).toEqual(['Invitación enviada', mail, 'Papel:  → equipo']);
    await owner.call(withdrawInvitation, { params: { id: invitaciones[0]?.idinvitacion ?? 0 } });
    expect(await latest(owner)).toEqual(['Invitación retirada', mail]);
    const shown = await owner.call(inviteByLink, { body: { esowner: 1 } });
    expect(await latest(owner)).toEqual([
      'Invitación enviada',
      'por enlace',
      'Papel:  → propietario',
    ]);
    await owner.call(withdrawInvitation, { params: { id: shown.invitaciones[0]!.idinvitacion } });
    expect(await latest(owner)).toEqual(['Invitación retirada', 'por enlace']);
    const { personas } = await owner.call(readTeam);
    const params = { id: personas.find(({ esowner }) => esowner === 0)?.idusuario ?? 0 };
    await owner.call(changePersonRole, { params, body: { esowner: 1 } });
    const barra = `barra${restaurant.restaurantId}`;
    expect(await latest(owner)).toEqual(['Papel cambiado', barra, 'Papel: equipo → propietario']);
    await owner.call(removePerson, { params });
    expect(await latest(owner)).toEqual(['Persona quitada del equipo', barra]);
  });

  test('that a name, PIN or password was changed, but never its value', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const { restaurantId } = restaurant;
    const now = testApp.clock.now();
    const field = (secret: string) => passwordField(secret, now, restaurantId);
    await owner.call(changeStaff, { body: { nombreusuario: `jefa${restaurantId}` } });
    expect((await latest(owner)).at(-1)).toBe(
      `Nombre: cocina${restaurantId} → jefa${restaurantId}`,
    );
    const pin = { pinacceso: field('280328'), password: field(PASSWORD) };
    await owner.call(changePin, { body: pin });
    expect(await latest(owner)).toEqual(['PIN cambiado', `jefa${restaurantId}`, 'PIN:  → puesto']);
    const passwords = {
      password: passwordField(PASSWORD, now, 1),
      newPassword: passwordField('Servilleta7', now, 1),
    };
    await owner.call(changeStaffPassword, { body: passwords });
    expect(await latest(owner)).toEqual(['Contraseña cambiada', `jefa${restaurantId}`]);
  });
});

describe('for the tables and their bills, the owner reads', () => {
  async function party() {
    const { restaurant, owner } = await openedRestaurant();
    const [lucia, waiter] = [await restaurant.seat('4'), await restaurant.logInColleague()];
    const { idorder } = await lucia.call(placeOrder, { body: restaurant.order({ agua: 3 }) });
    const { idcuenta } = await lucia.call(readOwnTab);
    return { restaurant, owner, lucia, waiter, idorder, tab: { params: { id: idcuenta } } };
  }
  const keyed = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } });

  test('who moved, merged and separated tabs, and put an order into another', async () => {
    const { restaurant, owner, waiter, idorder, tab } = await party();
    await restaurant.codeOf('9');
    for (const _twice of [1, 2]) await waiter.call(moveTab, { ...tab, body: { mesa: '9' } });
    const mesa = 'Mesa: Mesa 4 → Mesa 9';
    expect(await latest(owner)).toEqual(['Cuenta cambiada de mesa', 'Mesa 4', mesa]);
    const ines = await restaurant.seat('7');
    const body = { idcuenta: (await ines.call(readOwnTab)).idcuenta };
    await waiter.call(mergeTabs, { ...tab, body });
    const there = 'Mesa: Mesa 9 → Mesa 7';
    expect(await latest(owner)).toEqual(['Cuentas juntadas', 'Mesa 9', there]);
    await waiter.call(splitTab, { params: { id: body.idcuenta } });
    const back = 'Mesa: Mesa 7 → Mesa 9';
    expect(await latest(owner)).toEqual(['Cuentas separadas', 'Mesa 7', back]);
    await waiter.call(moveOrder, { params: { id: idorder }, body });
    const order = `Pedido nº ${idorder}`;
    expect(await latest(owner)).toEqual(['Pedido pasado a otra cuenta', order, there]);
    const [entry, ...more] = await trail(owner, { area: 'mesas' });
    expect(entry?.quien).toBe(`barra${restaurant.restaurantId}`);
    expect(more.filter(({ que }) => que === 'Cuenta cambiada de mesa')).toHaveLength(1);
  });

  test('who let somebody in, but not which members did', async () => {
    const { restaurant, owner, lucia, waiter, tab } = await party();
    await testApp.db.query(`update orders set status = 'closed'`);
    const ask = async () => {
      await (await restaurant.seat('4')).call(joinTab, { body: { pedir: true } });
      const { comensales } = await lucia.call(readOwnTab);
      return { body: { idcomensal: comensales.find(({ dentro }) => !dentro)!.idcomensal } };
    };
    const before = await trail(owner);
    await lucia.call(letIn, await ask());
    expect(await trail(owner)).toEqual(before);
    const asked = await ask();
    for (const _twice of [1, 2]) await waiter.call(admitMember, { ...tab, ...asked });
    expect(await trail(owner)).toHaveLength(before.length + 1);
    expect(await latest(owner)).toEqual(['Comensal admitido en la cuenta', 'Mesa 4']);
  });

  test('who took what off an order, cancelled one, and why', async () => {
    const { restaurant, owner, lucia, waiter, idorder } = await party();
    const params = { id: idorder };
    const off = { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Estaba fría' };
    for (const _twice of [1, 2]) {
      await waiter.call(removeFromOrder, { params, ...keyed('quitar-1'), body: off });
    }
    const order = `Pedido nº ${idorder}`;
    expect(await latest(owner)).toEqual([
      'Platos quitados de un pedido',
      order,
      'Quitado:  → 1 × Agua con gas',
      'Motivo:  → Estaba fría',
    ]);
    const all = { lineas: [{ linea: 1, unidades: 2 }], motivo: 'Se van' };
    await waiter.call(removeFromOrder, { params, ...keyed('quitar-2'), body: all });
    const cancelled = ['Pedido cancelado', order];
    const gone = 'Quitado:  → 2 × Agua con gas';
    expect(await latest(owner)).toEqual([...cancelled, gone, 'Motivo:  → Se van']);
    const next = await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const sending = { params: { id: next.idorder }, body: { motivo: 'No queda' } };
    for (const _twice of [1, 2]) await waiter.call(cancelOrder, sending);
    expect(await latest(owner)).toEqual([
      'Pedido cancelado',
      `Pedido nº ${next.idorder}`,
      'Motivo:  → No queda',
    ]);
    expect(await trail(owner, { area: 'mesas' })).toHaveLength(3);
  });

  test('who took money at a table, took that back, and closed with something due', async () => {
    const { owner, waiter, tab } = await party();
    const body = { forma: 'efectivo', importe: '5.00', propina: '1.00' } as const;
    const { pago } = await waiter.call(chargeTab, { ...tab, ...keyed('cobro-1'), body });
    await waiter.call(chargeTab, { ...tab, ...keyed('cobro-1'), body });
    const charge = ['Efectivo:  → 5,00 €', 'Propina:  → 1,00 €'];
    expect(await latest(owner)).toEqual(['Cobro en la mesa', 'Mesa 4', ...charge]);
    const { idpago } = pago;
    const params = { ...tab.params, idpago };
    for (const _twice of [1, 2]) {
      await waiter.call(undoCharge, { params, body: { motivo: 'Pagan con tarjeta' } });
    }
    const undone = ['Efectivo: 6,00 € → ', 'Motivo:  → Pagan con tarjeta'];
    expect(await latest(owner)).toEqual(['Cobro deshecho', `Pago nº ${idpago}`, ...undone]);
    for (const _twice of [1, 2]) {
      await waiter.call(closeTab, { ...tab, body: { motivo: 'simpa' } });
    }
    const why = ['Sin pagar:  → 7,50 €', 'Motivo:  → Se fueron sin pagar'];
    expect(await latest(owner)).toEqual(['Cuenta cerrada', 'Mesa 4', ...why]);
    expect(await trail(owner, { area: 'cobros' })).toHaveLength(2);
  });
});

describe('the audit trail', () => {
  test('is filtered by day and area, and its pages neither skip nor repeat an entry', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const count = AUDIT_PAGE + 3;
    for (let change = 0; change < count; change += 1) {
      await owner.call(pauseKitchen, { body: { cerrada: change % 2 === 0, minutos: null } });
    }
    const area = { area: 'restaurante' };
    const first = await owner.call(listAudit, { query: area });
    expect(first.cambios).toHaveLength(AUDIT_PAGE);
    await owner.call(pauseKitchen, { body: { cerrada: true, minutos: null } });
    const query = { ...area, antes: String(first.siguiente) };
    const second = await owner.call(listAudit, { query });
    expect(second).toMatchObject({ siguiente: null });
    const ids = [...first.cambios, ...second.cambios].map(({ id }) => id);
    expect(new Set(ids).size).toBe(count);
    expect(await trail(owner, { dia: '2026-01-01' })).toEqual([]);
    const setDay = `insert into audit_entries (restaurant_id, actor, action, subject, occurred_at)
      values ($1, 'antes', $2, '', '2026-01-02T03:30:00Z')`;
    await testApp.db.query(setDay, [restaurant.restaurantId, 'product-added']);
    await testApp.db.query(setDay, [restaurant.restaurantId, 'kitchen-opened']);
    expect(await trail(owner, { dia: '2026-01-01' })).toHaveLength(2);
    const thatDay = await trail(owner, { dia: '2026-01-01', area: 'carta' });
    expect(thatDay.map(({ que }) => que)).toEqual(['Plato nuevo']);
  });

  test('can be read only by owners, for their own restaurant', async () => {
    const { restaurant } = await openedRestaurant();
    await (await restaurant.logInColleague()).refused('forbidden', listAudit);
    const elsewhere = await (await testApp.openRestaurant()).logIn();
    const names = new Set((await trail(elsewhere)).map(({ quien }) => quien));
    expect(names.has(`cocina${restaurant.restaurantId}`)).toBe(false);
  });

  test('has no entry for a refused call', async () => {
    const { owner } = await openedRestaurant();
    const before = await trail(owner);
    await owner.refused('not_found', deleteTable, { params: { mesa: '77' } });
    await owner.refused('not_found', deleteProduct, { params: { id: 999_999 } });
    expect(await trail(owner)).toEqual(before);
  });

  test('passes over what only a newer version can have written', async () => {
    const { restaurant, owner } = await openedRestaurant();
    const before = await trail(owner);
    await testApp.db.query(
      `insert into audit_entries (restaurant_id, actor, action, subject)
       values ($1, 'ana', 'something-new', '')`,
      [restaurant.restaurantId],
    );
    expect(await trail(owner)).toEqual(before);
  });

  test('cannot be changed, not even by the application itself', async () => {
    const { owner } = await openedRestaurant();
    await owner.call(createCategory, { body: { nombrecategoria: 'Vinos' } });
    await expect(testApp.db.query("update audit_entries set actor = 'nadie'")).rejects.toThrow(
      'rows of audit_entries are not changed',
    );
  });

  test('deletes only entries older than the stated time', async () => {
    const { owner } = await openedRestaurant();
    const before = await trail(owner);
    const insert = `insert into audit_entries (restaurant_id, actor, action, subject, occurred_at)
      select restaurant_id, 'antes', 'kitchen-opened', '', now() - make_interval(days => $1)
      from restaurants`;
    await testApp.db.query(insert, [AUDIT_KEPT_DAYS + 1]);
    await testApp.db.query(insert, [AUDIT_KEPT_DAYS - 1]);
    await sweep(testApp.db, testApp.clock.now());
    expect(await trail(owner)).toHaveLength(before.length + 1);
  });

  test("has no entries for diners' orders", async () => {
    const { restaurant, owner } = await openedRestaurant();
    const before = await trail(owner);
    await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await trail(owner)).toEqual(before);
  });
});

/** Calls by staff that change something but make no entry, with the reason. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  'PUT /shop/orders': "an order's own history",
  'POST /shop/orders/:id/deshacer': "an order's own history",
  'POST /shop/orders/:id/lineas/:linea': "an order's own history",
  'POST /shop/orders/:id/lineas/:linea/peso': "an order's own history",
  'POST /shop/orders/:id/lineas/:linea/aceptar': "an order's own history",
  'POST /shop/orders/:id/visto': "an order's own history",
  'POST /shop/orders/:id/marchar': "an order's own history",
  'POST /shop/orders/:id/servir': "an order's own history",
  'POST /shop/orders/:id/marchar/deshacer': "an order's own history",
  'POST /shop/orders/:id/servir/deshacer': "an order's own history",
  'POST /shop/orders/:id/devolver': "an order's own history",
  'POST /shop/mesas/:mesa/pedidos': "an order's own history",
  'POST /shop/cuentas': 'opens a tab of which nothing has come',
  'POST /shop/cuentas/:id/pagos/:idpago/soltar': 'ends a payment that nobody has made',
  'POST /shop/llamadas/:id/voy': 'answers a call, and changes nothing that stays',
  'POST /shop/llamadas/:id/hecha': 'answers a call, and changes nothing that stays',
  'POST /shop/orders/:id/imprimir': 'prints, and changes nothing',
  'POST /shop/cuentas/:id/imprimir': 'prints, and changes nothing',
  'POST /shop/facturas/:id/imprimir': 'prints, and changes nothing',
  'POST /shop/comandas/siguiente': 'prints, and changes nothing',
  'POST /shop/comandas/:id/impresa': 'prints, and changes nothing',
  'POST /shop/carta/previa': 'looks, and changes nothing',
  'POST /shop/equipo/turno': 'opens a session, and changes nothing of the restaurant',
};

test('every call by staff that changes something makes an entry, or has a reason not to', async () => {
  const changing = ALL_ENDPOINTS.filter(
    ({ method, access }: Endpoint) =>
      method !== 'GET' &&
      access !== 'public' &&
      ACTIONS.includes(access) &&
      may('owner', access satisfies Action),
  ).map(({ method, path }) => `${method} ${path}`);
  expect(changing.filter((call) => call in TOLD_ELSEWHERE).toSorted()).toEqual(
    Object.keys(TOLD_ELSEWHERE).toSorted(),
  );
  // Listed here too, so that every new call is considered: see docs/security.md.
  expect(changing.filter((call) => !(call in TOLD_ELSEWHERE)).toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE /shop/categorias/ById/:id",
      "DELETE /shop/enterprise/logo",
      "DELETE /shop/equipo/:id",
      "DELETE /shop/equipo/invitaciones/:id",
      "DELETE /shop/mesas/:mesa",
      "DELETE /shop/productos/:id/foto",
      "DELETE /shop/productos/ById/:id",
      "POST /shop/caja/abrir",
      "POST /shop/caja/cerrar",
      "POST /shop/caja/contar",
      "POST /shop/caja/entrada",
      "POST /shop/caja/salida",
      "POST /shop/carta/importar",
      "POST /shop/categorias",
      "POST /shop/categorias/:id/restaurar",
      "POST /shop/cuentas/:id/admitir",
      "POST /shop/cuentas/:id/cerrar",
      "POST /shop/cuentas/:id/cobros",
      "POST /shop/cuentas/:id/cobros/:idpago/deshacer",
      "POST /shop/cuentas/:id/cobros/:idpago/devuelto",
      "POST /shop/cuentas/:id/juntar",
      "POST /shop/cuentas/:id/mover",
      "POST /shop/cuentas/:id/pagos/:idpago/devoluciones",
      "POST /shop/cuentas/:id/pagos/:idpago/factura",
      "POST /shop/cuentas/:id/separar",
      "POST /shop/enterprise/baja",
      "POST /shop/enterprise/demora",
      "POST /shop/enterprise/logo",
      "POST /shop/enterprise/pausa",
      "POST /shop/equipo/:id/papel",
      "POST /shop/equipo/invitaciones",
      "POST /shop/equipo/invitaciones/enlace",
      "POST /shop/facturas/:id/empresa",
      "POST /shop/mesas",
      "POST /shop/mesas/:mesa/clave",
      "POST /shop/orders/:id/cancelar",
      "POST /shop/orders/:id/devoluciones",
      "POST /shop/orders/:id/devuelto-en-mano",
      "POST /shop/orders/:id/mover",
      "POST /shop/orders/:id/quitar",
      "POST /shop/productos",
      "POST /shop/productos/:id/disponibilidad",
      "POST /shop/productos/:id/foto",
      "POST /shop/productos/:id/restaurar",
      "POST /shop/sesiones/fin",
      "POST /shop/usuarios/clave",
      "POST /shop/verifactu/certificado",
      "POST /shop/verifactu/subsanacion",
      "POST /stripe/create-account-link",
      "PUT /shop/categorias",
      "PUT /shop/categorias/orden",
      "PUT /shop/enterprise",
      "PUT /shop/enterprise/propinas",
      "PUT /shop/facturacion",
      "PUT /shop/mesas/:mesa",
      "PUT /shop/partidas",
      "PUT /shop/productos",
      "PUT /shop/productos/orden",
      "PUT /shop/tablero",
      "PUT /shop/usuarios",
      "PUT /shop/usuarios/pin",
    ]
  `);
});
