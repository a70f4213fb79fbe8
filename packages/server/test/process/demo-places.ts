import { inject } from 'vitest';
import {
  createFolder,
  createPostgresDatabase,
  postgresServer,
  type DataPlace,
  type FolderPlace,
} from './data-places.ts';

/** A folder in which the demo has been started once. */
export function copyDemoFolder(): FolderPlace {
  return createFolder({ folder: inject('demoFolder') });
}

/** On PostgreSQL, the demo is loaded at the first start. */
export const EVERY_DATABASE = [
  { name: 'embedded', create: async (): Promise<DataPlace> => copyDemoFolder() },
  ...(postgresServer ? [{ name: 'postgres', create: createPostgresDatabase }] : []),
];
