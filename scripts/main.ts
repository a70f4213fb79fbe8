import process from 'node:process';
import { isMain } from './paths.ts';

/**
 * Runs `work` if the module was started rather than imported; an error prints its message without a
 * stack trace.
 */
export async function main(moduleUrl: string, work: () => Promise<void>): Promise<void> {
  if (!isMain(moduleUrl)) return;
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
