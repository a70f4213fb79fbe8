import process from 'node:process';
import { DEMO_FOLDER, prepareDemoFolder, removeFolder } from './fixtures/restaurant.ts';

/** Makes the demo's data folder once; the workers copy it for their servers. */
export default async function makeDemoFolder(): Promise<() => void> {
  const folder = await prepareDemoFolder();
  process.env[DEMO_FOLDER] = folder;
  return () => removeFolder(folder);
}
