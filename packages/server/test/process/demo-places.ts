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

/** `create` makes a place for the demo, which PostgreSQL gets at its first start. */
export const EVERY_DATABASE = [
  {
    name: 'embedded',
    create: async (): Promise<DataPlace> => copyDemoFolder(),
    createEmpty: async (): Promise<DataPlace> => createFolder(),
  },
  ...(postgresServer
    ? [{ name: 'postgres', create: createPostgresDatabase, createEmpty: createPostgresDatabase }]
    : []),
];
