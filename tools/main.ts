import process from 'node:process';
import { isMain } from './paths.ts';

/** Does the work of a module that was started, not imported; a failure is a sentence, no stack. */
export async function main(moduleUrl: string, work: () => Promise<void>): Promise<void> {
  if (!isMain(moduleUrl)) return;
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
