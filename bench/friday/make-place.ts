import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createScratchDatabase } from '../kit/postgres.ts';

export interface Place {
  /** The environment that leads a server to it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** Where the server of a run keeps its data: an empty place of its own. */
export async function makePlace(database: 'embedded' | 'postgres'): Promise<Place> {
  if (database === 'postgres') {
    const { url, drop } = await createScratchDatabase();
    return { env: { DATABASE_URL: url }, remove: drop };
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'simplato-friday-'));
  return {
    // An empty one is none, whatever this process was started with.
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}
