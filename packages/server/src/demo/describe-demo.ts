import os from 'node:os';
import encodeQr from 'qr';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { findDinerByEmail } from '../features/diners/diner-queries.ts';
import { findStaffByEmail } from '../features/people/staff-queries.ts';
import { codeOfTable } from '../features/tables/table-key.ts';
import { demoDiner, demoStaff, demoTables } from './demo-restaurant.ts';

interface Place {
  publicUrl: string;
  port: number;
  /** If undefined, mails are in the mailbox, which this machine may read. */
  smtp: Config['smtp'];
  /** A QR code for scanning is printed only on a terminal. */
  isTerminal: boolean;
}

/** The code of the demo restaurant's first table, for trying out; undefined if the restaurant is gone. */
export async function demoTableCode(db: Database, publicUrl: string): Promise<string | undefined> {
  const owner = await findStaffByEmail(db, demoStaff.email);
  const [tableName = '1'] = demoTables;
  if (!owner) return undefined;
  return (await codeOfTable(db, { restaurantId: owner.restaurantId, publicUrl }, tableName)).code;
}

/** The text printed when the demo has started. */
export async function describeDemo(db: Database, place: Place): Promise<string> {
  const owner = await findStaffByEmail(db, demoStaff.email);
  const [tableName = '1'] = demoTables;
  if (!owner) return '';
  const linkAt = async (publicUrl: string) =>
    (await codeOfTable(db, { restaurantId: owner.restaurantId, publicUrl }, tableName)).url;
  // A phone on the same network cannot open "localhost".
  const lan = place.publicUrl.includes('//localhost') ? lanUrl(place.port) : undefined;
  // An account may have been deleted, and a folder of an older version has none.
  const diner = await findDinerByEmail(db, demoDiner.email);
  const phoneLink = await linkAt(lan ?? place.publicUrl);
  return [
    '',
    `  Simplato está en marcha: ${place.publicUrl}`,
    '',
    `  Cocina     ${place.publicUrl}/auth/login?tipo=restaurante`,
    `             ${demoStaff.email} · ${demoStaff.password}`,
    '',
    ...(diner === null
      ? []
      : [
          `  Comensal   ${place.publicUrl}/auth/login`,
          `             ${demoDiner.email} · ${demoDiner.password}`,
          '',
        ]),
    `  Mesa ${tableName}     ${await linkAt(place.publicUrl)}`,
    ...(place.smtp ? [] : [`  Correos    http://localhost:${place.port}/dev/correo`]),
    ...(lan === undefined ? [] : [`  Con tu móvil, en la misma red: ${phoneLink}`]),
    ...(place.isTerminal ? ['', encodeQr(phoneLink, 'term', { border: 2 })] : []),
    '',
  ].join('\n');
}

function lanUrl(port: number): string | undefined {
  const address = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((one) => one.family === 'IPv4' && !one.internal);
  return address && `http://${address.address}:${port}`;
}
