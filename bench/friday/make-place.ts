import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createScratchDatabase } from '../kit/postgres.ts';

export interface Place {
  /** Environment variables that make a server use it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** An empty place for the data of a run's server. */
export async function makePlace(database: 'embedded' | 'postgres'): Promise<Place> {
  if (database === 'postgres') {
    const { url, drop } = await createScratchDatabase();
    return { env: { DATABASE_URL: url }, remove: drop };
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'simplato-friday-'));
  return {
    // An empty value means unset, whatever this process was started with.
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}
