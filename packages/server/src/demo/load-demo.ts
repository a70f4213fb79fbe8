import type { Database } from '../db/database.ts';
import { digestOf } from '../auth/password-hash.ts';
import { registerDiner } from '../features/diners/register-diner.ts';
import { importMenuFile } from '../features/menu/menu-files/import-menu-file.ts';
import { planMenuFile } from '../features/menu/menu-files/plan-menu-file.ts';
import { addRestaurant } from '../features/restaurants/register-restaurant.ts';
import { addStaff } from '../features/people/add-staff.ts';
import { changeZone } from '../features/tables/change-tables.ts';
import { codeOfTable } from '../features/tables/table-key.ts';
import demoMenu from './demo-menu.json' with { type: 'json' };
import {
  demoDiner,
  demoRestaurant,
  demoStaff,
  demoTables,
  demoTerrace,
} from './demo-restaurant.ts';

/** Creates the demo restaurant and its diner through the same use cases as real ones. */
export async function loadDemo(db: Database, publicUrl: string): Promise<void> {
  const restaurantId = await addRestaurant(db, demoRestaurant);
  const by = { restaurantId, userName: demoStaff.username };
  const digest = digestOf(demoStaff.password);
  await addStaff(db, { restaurantId, ...demoStaff, digest, isOwner: true });
  await registerDiner(db, { ...demoDiner, digest: digestOf(demoDiner.password) });

  // A menu as any restaurant exports it, without the ids.
  const upload = { restaurantId, bytes: Buffer.from(JSON.stringify(demoMenu)), at: new Date() };
  const { preview } = await planMenuFile(db, upload);
  await importMenuFile(db, by, upload, { fingerprint: preview.huella, leavesOutRefused: false });

  for (const tableName of demoTables) await codeOfTable(db, { restaurantId, publicUrl }, tableName);
  for (const tableName of demoTerrace) await changeZone(db, by, tableName, 'Terraza');
}
