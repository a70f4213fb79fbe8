import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AgencyDouble } from './agency-double.ts';

/** Whose certificate speaks for every restaurant: COMPANY_CERTIFICATE. */
export const COLLABORATOR = 'B12345674';

export interface RunningAgency {
  agency: AgencyDouble;
  /** Of servers of other processes that tell it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** An agency that never wants to be left alone, and takes a collaborator's word. */
export async function runAgency(now?: () => Date): Promise<RunningAgency> {
  const agency = new AgencyDouble(now);
  agency.waitSeconds = 0;
  agency.collaborators.add(COLLABORATOR);
  await agency.start();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-agency-'));
  const file = path.join(folder, 'ca.pem');
  fs.writeFileSync(file, agency.ca);
  return {
    agency,
    env: {
      VERIFACTU: 'test',
      VERIFACTU_URL: agency.url,
      VERIFACTU_KEY: Buffer.alloc(32, 7).toString('base64'),
      VERIFACTU_PRODUCER:
        'Simplato SL;B87654323;Calle Mayor 1, 28300 Aranjuez;2026-11-30;Aranjuez, España',
      NODE_EXTRA_CA_CERTS: file,
    },
    stop: async () => {
      await agency.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
