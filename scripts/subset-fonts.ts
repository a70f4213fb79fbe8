/**
 * Reduces our two fonts to the characters we use and writes them where they are needed: as woff2
 * for the web app, and as TrueType for the printed table codes, since a PDF embeds its fonts. Run
 * it again only when a font is upgraded or a character is missing: `npx tsx scripts/subset-fonts.ts`.
 * The result is committed, so neither the build nor a fresh clone needs this step.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The package has no types; only the parts used are declared.
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes?: Record<string, number>;
  },
) => Promise<Buffer>;
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
const requireFromWeb = createRequire(new URL('../packages/web/package.json', import.meta.url));
const folderOf = (path: string) => fileURLToPath(new URL(`../packages/${path}/`, import.meta.url));
const web = folderOf('web/src/ui/fonts');
const server = folderOf('server/src/printing/fonts');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
// Spanish first; then Catalan, Portuguese, French and German, for names of products and guests.
const letters = 'ÁÉÍÓÚÜÑÇÀÈÌÒÙÂÊÎÔÛÄËÏÖŸÃÕÅÆŒØßáéíóúüñçàèìòùâêîôûäëïöÿãõåæœø';
const signs = '¡¿ªº°·€£«»“”‘’„‚–—…•×÷±½¼¾²³§©®™\u00a0\u2009\u202f−';

const serif = {
  packageName: '@fontsource/young-serif',
  file: 'young-serif-latin-400-normal.woff2',
  keepFeatures: ['kern', 'liga', 'lnum'],
};
const sans = {
  packageName: '@fontsource-variable/figtree',
  file: 'figtree-latin-wght-normal.woff2',
  keepFeatures: ['kern', 'liga', 'tnum', 'case'],
};
const fonts = [
  { ...serif, folder: web, output: 'young-serif', format: 'woff2', maxKib: 15 },
  { ...sans, folder: web, output: 'figtree', format: 'woff2', maxKib: 30 },
  { ...serif, folder: server, output: 'young-serif', format: 'truetype', maxKib: 45 },
  // PDF does not support variable fonts, so the two weights used are separate files.
  { ...sans, folder: server, output: 'figtree', format: 'truetype', maxKib: 45, weight: 400 },
  { ...sans, folder: server, output: 'figtree-bold', format: 'truetype', maxKib: 45, weight: 700 },
] as const;

for (const font of fonts) {
  const source = dirname(requireFromWeb.resolve(`${font.packageName}/package.json`));
  const whole = await readFile(join(source, 'files', font.file));
  const subset = await subsetFont(whole, ascii + letters + signs, {
    targetFormat: font.format,
    keepFeatures: [...font.keepFeatures],
    // Hinting is half of the serif's size, and current screens do not need it.
    noHinting: true,
    ...('weight' in font ? { variationAxes: { wght: font.weight } } : {}),
  });
  if (subset.length > font.maxKib * 1024) {
    throw new Error(`${font.output}: ${subset.length} bytes, more than ${font.maxKib} KiB`);
  }
  await mkdir(font.folder, { recursive: true });
  const extension = font.format === 'woff2' ? 'woff2' : 'ttf';
  await writeFile(join(font.folder, `${font.output}.${extension}`), subset);
  await copyFile(join(source, 'LICENSE'), join(font.folder, `${font.output}-licence.txt`));
  console.log(`${font.output}.${extension}: ${whole.length} → ${subset.length} bytes`);
}
