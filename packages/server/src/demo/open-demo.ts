import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { countRestaurants } from '../features/restaurants/restaurant-queries.ts';
import { findStaffByEmail } from '../features/people/staff-queries.ts';
import { StartRefused } from '../start-refused.ts';
import { demoStaff } from './demo-restaurant.ts';
import { loadDemo } from './load-demo.ts';

type Rules = Pick<Config, 'publicUrl' | 'isProduction' | 'acceptsDemo'>;

/**
 * Fills an empty database with the demo restaurant. Everybody knows the passwords of its accounts, so in
 * production it does not come by mistake: only where it already is, or where the operator says so.
 */
export async function openDemo(db: Database, rules: Rules): Promise<void> {
  const { publicUrl, isProduction, acceptsDemo } = rules;
  const isThere = (await findStaffByEmail(db, demoStaff.email)) !== null;
  if (isProduction && !acceptsDemo && !isThere) {
    throw new StartRefused(
      '--demo: con NODE_ENV=production no se crea la casa de demostración, porque sus contraseñas las conoce cualquiera. Arranca sin --demo o, si de verdad la quieres aquí, pon DEMO_IN_PRODUCTION=accept.',
    );
  }
  if (!isThere && (await countRestaurants(db)) === 0) await loadDemo(db, publicUrl);
}
