import fs from 'node:fs';
import { importMenuFile, previewMenuFile, type MenuPreviewWire } from '@simplato/contract';
import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';

/** A menu saved as CSV by a spreadsheet. */
export function writtenByCalc(encoding: 'utf-8' | 'windows-1252'): Buffer {
  return fs.readFileSync(new URL(`./menu-files/150-dishes-${encoding}.csv`, import.meta.url));
}

const AS_CSV = { 'content-type': 'text/csv' };

/** A file as the screen sends it. */
export function asFile(body: Buffer | string) {
  return { body: Buffer.from(body), headers: AS_CSV };
}

export async function preview(owner: TestClient, file: Buffer | string): Promise<MenuPreviewWire> {
  const response = await owner.send(previewMenuFile, asFile(file));
  expect(response.statusCode, response.body).toBe(200);
  return response.json<MenuPreviewWire>();
}

/** Imports a file by confirming its preview. */
export async function importFile(owner: TestClient, file: Buffer | string) {
  const { huella } = await preview(owner, file);
  return confirm(owner, file, huella);
}

export function confirm(
  owner: TestClient,
  file: Buffer | string,
  huella: string,
  choice: { sinerrores?: 'true' } = {},
) {
  return owner.send(importMenuFile, { ...asFile(file), query: { huella, ...choice } });
}

/** A CSV sheet: each argument is a row, with bars between its cells. */
export function sheet(...rows: string[]): string {
  return rows
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(';'),
    )
    .join('\r\n');
}
