import fs from 'node:fs';
import { createRequire } from 'node:module';
import { asImage, HARD_CONDITIONS, photograph } from '@simplato/e2e/fixtures/photographed-codes.ts';
import { decodeQR } from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/**
 * How many photographs of a table's code the scan page reads: with the light decoder, with the
 * strong one, and with one after the other, as the page does. A picture where the browser has a
 * decoder of its own is not measured: each is another one. `npm run bench scan-codes [kinds]`: only the
 * first kinds of photographs.
 */
const KINDS = Number(process.argv[2] ?? Infinity);
const TEXT = 'https://simplato.example/scanqr?c=NC0xMDAxLUR2N0xhM1BrUXpXeDhzVG4';

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const wasmBinary = new Uint8Array(fs.readFileSync(file)).buffer;
prepareZXingModule({ overrides: { wasmBinary } });

type Picture = ReturnType<typeof asImage>;

function readLightly(picture: Picture): boolean {
  try {
    return decodeQR(picture) === TEXT;
  } catch {
    return false;
  }
}

async function readStrongly(picture: Picture): Promise<boolean> {
  const image = { ...picture, colorSpace: 'srgb' } as ImageData;
  const [code] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
  return code?.text === TEXT;
}

const read = { light: 0, strong: 0, page: 0 };
const spentMs = { light: 0, strong: 0 };
let pictures = 0;
for (const [kind, conditions] of Object.entries(HARD_CONDITIONS).slice(0, KINDS)) {
  let line = '';
  for (const one of conditions) {
    const picture = asImage(photograph(TEXT, one));
    const startedAt = performance.now();
    const isLight = readLightly(picture);
    const between = performance.now();
    const isStrong = await readStrongly(picture);
    spentMs.light += between - startedAt;
    spentMs.strong += performance.now() - between;
    pictures += 1;
    read.light += Number(isLight);
    read.strong += Number(isStrong);
    read.page += Number(isLight || isStrong);
    line += isLight ? '█' : isStrong ? '▒' : '·';
  }
  console.log(`${kind.padEnd(22)} ${line}`);
}
console.log('█ light decoder  ▒ strong decoder alone  · neither, from easy to hard\n');
const perPicture = (ms: number) => `${(ms / pictures).toFixed(1)} ms a picture`;
console.log(`light   ${read.light} of ${pictures}, ${perPicture(spentMs.light)}`);
console.log(`strong  ${read.strong} of ${pictures}, ${perPicture(spentMs.strong)}`);
console.log(`page    ${read.page} of ${pictures}, ${(read.page / read.light).toFixed(2)} × light`);
// The page must read what the light decoder misses.
if (read.page <= read.light) process.exitCode = 1;
