/**
 * Cuts the two house fonts down to the letters we print and writes them where the web app serves them from.
 * Run it again only when a font is upgraded or a letter is missing: `npx tsx tools/subset-fonts.ts`.
 * The result is committed, so neither the build nor a fresh clone needs this step.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The package ships no types; this is the part of it we use.
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
) => Promise<Buffer>;
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
const requireFromWeb = createRequire(new URL('../packages/web/package.json', import.meta.url));
const target = fileURLToPath(new URL('../packages/web/src/ui/fonts/', import.meta.url));

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
// Spanish first; then Catalan, Portuguese, French and German, for names of dishes and of guests.
const letters = 'ÁÉÍÓÚÜÑÇÀÈÌÒÙÂÊÎÔÛÄËÏÖŸÃÕÅÆŒØßáéíóúüñçàèìòùâêîôûäëïöÿãõåæœø';
const signs = '¡¿ªº°·€£«»“”‘’„‚–—…•×÷±½¼¾²³§©®™\u00a0\u2009\u202f−';

const fonts = [
  {
    packageName: '@fontsource/young-serif',
    file: 'young-serif-latin-400-normal.woff2',
    output: 'young-serif',
    keepFeatures: ['kern', 'liga', 'lnum'],
    maxBytes: 15 * 1024,
  },
  {
    packageName: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    output: 'figtree',
    keepFeatures: ['kern', 'liga', 'tnum', 'case'],
    maxBytes: 30 * 1024,
  },
];

for (const font of fonts) {
  const folder = dirname(requireFromWeb.resolve(`${font.packageName}/package.json`));
  const whole = await readFile(join(folder, 'files', font.file));
  const subset = await subsetFont(whole, ascii + letters + signs, {
    targetFormat: 'woff2',
    keepFeatures: font.keepFeatures,
    // Hints are half of the serif's weight and no current screen needs them.
    noHinting: true,
  });
  if (subset.length > font.maxBytes) {
    throw new Error(
      `${font.output}: ${subset.length} bytes, more than the ${font.maxBytes} allowed`,
    );
  }
  await writeFile(join(target, `${font.output}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(target, `${font.output}-licence.txt`));
  console.log(`${font.output}: ${whole.length} → ${subset.length} bytes`);
}
