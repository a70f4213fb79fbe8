import {
  ALL_ENDPOINTS,
  AUDIT_PAGE,
  changeCategory,
  changePersonRole,
  changePin,
  changeProduct,
  changeRestaurant,
  changeStaff,
  changeStaffPassword,
  changeBoardSettings,
  createAccountLink,
  createCategory,
  createProduct,
  createTables,
  deleteCategory,
  deleteProduct,
  deleteTable,
  exportMenuSheet,
  importMenuFile,
  inviteByLink,
  invitePerson,
  listAudit,
  listProducts,
  markSoldOut,
  orderCategories,
  orderProducts,
  pauseKitchen,
  placeOrder,
  previewMenuFile,
  readRestaurant,
  readTeam,
  removePerson,
  renewTableKey,
  restoreProduct,
  switchTips,
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
    const body = { avisominutos: 5, retrasominutos: 25, impresora: '' };
    await owner.call(changeBoardSettings, { body });
    expect((await latest(owner)).slice(2)).toContainEqual(expect.stringMatching(/→ 25 min$/));
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
  'PUT /shop/orders': "an order's own changes",
  'POST /shop/orders/:id/deshacer': "an order's own changes",
  'POST /shop/orders/:id/lineas/:linea': "an order's own changes",
  'POST /shop/orders/:id/visto': "an order's own changes",
  'POST /shop/orders/:id/devolver': "an order's own changes",
  'POST /shop/orders/:id/cancelar': "an order's own changes",
  'POST /shop/orders/:id/quitar': "an order's own changes",
  'POST /shop/mesas/:mesa/pedidos': "an order's own changes",
  'POST /shop/orders/:id/mover': "a tab's own changes",
  'POST /shop/cuentas': "a tab's own changes",
  'POST /shop/cuentas/:id/admitir': "a tab's own changes",
  'POST /shop/cuentas/:id/cerrar': "a tab's own changes",
  'POST /shop/cuentas/:id/juntar': "a tab's own changes",
  'POST /shop/cuentas/:id/mover': "a tab's own changes",
  'POST /shop/cuentas/:id/separar': "a tab's own changes",
  'POST /shop/cuentas/:id/cobros': "a tab's own changes",
  'POST /shop/cuentas/:id/cobros/:idpago/deshacer': "a tab's own changes",
  'POST /shop/cuentas/:id/cobros/:idpago/devuelto': "a tab's own changes",
  'POST /shop/cuentas/:id/pagos/:idpago/soltar': "a tab's own changes",
  'POST /shop/llamadas/:id/voy': "a tab's own changes",
  'POST /shop/llamadas/:id/hecha': "a tab's own changes",
  'POST /shop/orders/:id/imprimir': 'prints, and changes nothing',
  'POST /shop/cuentas/:id/imprimir': 'prints, and changes nothing',
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
      "POST /shop/cuentas/:id/pagos/:idpago/devoluciones",
      "POST /shop/enterprise/baja",
      "POST /shop/enterprise/logo",
      "POST /shop/enterprise/pausa",
      "POST /shop/equipo/:id/papel",
      "POST /shop/equipo/invitaciones",
      "POST /shop/equipo/invitaciones/enlace",
      "POST /shop/mesas",
      "POST /shop/mesas/:mesa/clave",
      "POST /shop/orders/:id/devoluciones",
      "POST /shop/orders/:id/devuelto-en-mano",
      "POST /shop/productos",
      "POST /shop/productos/:id/disponibilidad",
      "POST /shop/productos/:id/foto",
      "POST /shop/productos/:id/restaurar",
      "POST /shop/sesiones/fin",
      "POST /shop/usuarios/clave",
      "POST /stripe/create-account-link",
      "PUT /shop/categorias",
      "PUT /shop/categorias/orden",
      "PUT /shop/enterprise",
      "PUT /shop/enterprise/propinas",
      "PUT /shop/mesas/:mesa",
      "PUT /shop/productos",
      "PUT /shop/productos/orden",
      "PUT /shop/tablero",
      "PUT /shop/usuarios",
      "PUT /shop/usuarios/pin",
    ]
  `);
});
