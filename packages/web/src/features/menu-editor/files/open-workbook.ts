import type { WorkbookRefusal } from './workbook-kind.ts';
import type { WorkbookSheet } from './workbook.ts';

/** A menu takes a tenth of a second; a telephone ten times as long. */
const LIMIT_MS = 20_000;

/** Reads a workbook beside the page, which stays as quick as it was. */
export function openWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[] | WorkbookRefusal> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WorkbookSheet[] | WorkbookRefusal>((resolve) => {
    setTimeout(() => resolve('huge'), LIMIT_MS);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkbookSheet[] | WorkbookRefusal>) => resolve(data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve('damaged');
    });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
