import type { TestProject } from 'vitest/node';
import { createFolder } from './data-places.ts';
import { startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the demo's first start leaves it. */
    demoFolder: string;
  }
}

/** Creates one database before all tests, which begin with copies of it: that takes seconds each time. */
export default async function createDemoFolder(project: TestProject): Promise<() => Promise<void>> {
  const place = createFolder();
  await (await startServer(place)).stop();
  project.provide('demoFolder', place.folder);
  return () => place.remove();
}
