import { codeFromScan } from '@simplato/domain';
import type { ServerProcess } from './server-process.ts';

/** The code of the demo's first table, taken from the server's output. */
export function printedTableCode(server: ServerProcess): string {
  const link = /https?:\S+\/scanqr\?c=\S+/.exec(server.output())?.[0];
  if (link === undefined) throw new Error(`No table link in:\n${server.output()}`);
  return codeFromScan(link);
}
