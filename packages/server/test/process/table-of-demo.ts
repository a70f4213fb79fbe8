import { codeFromScan } from '@simplato/domain';
import type { ServerProcess } from './server-process.ts';

/** The code of the demo's first table, taken from what the server prints for its owner. */
export function printedTableCode(server: ServerProcess): string {
  const link = /https?:\S+\/scanqr\?c=\S+/.exec(server.output())?.[0];
  if (link === undefined) throw new Error(`No table link in:\n${server.output()}`);
  return codeFromScan(link);
}
