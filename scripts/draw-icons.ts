/**
 * Draws the icons of the installed site from packages/web/public/icon.svg. Run it again only when
 * that changes: `npx tsx scripts/draw-icons.ts`. The results are committed.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';

// Declared here because the package's types belong to the server's dependencies; only the parts
// used.
type Sharp = (
  svg: Buffer,
  options: { density: number },
) => {
  resize: (side: number) => {
    png: (options: { palette: boolean; effort: number }) => {
      toFile: (file: string) => Promise<{ size: number }>;
    };
  };
};
const sharp = createRequire(fromRoot('packages/server/package.json'))('sharp') as Sharp;

const folder = fromRoot('packages/web/public');

await main(import.meta.url, async () => {
  const mark = await readFile(`${folder}/icon.svg`, 'utf8');
  // Phones cut their own corners, so the background extends to the edge. The plate lies within the
  // circle that is always visible in a maskable icon, four fifths of its width.
  const square = mark.replace(' rx="15"', '');
  const pictures = [
    { name: 'icon-192', svg: mark, side: 192 },
    { name: 'icon-512', svg: mark, side: 512 },
    { name: 'icon-maskable-512', svg: square, side: 512 },
    { name: 'apple-touch-icon', svg: square, side: 180 },
  ];
  for (const { name, svg, side } of pictures) {
    const { size } = await sharp(Buffer.from(svg), { density: 72 * (side / 64) })
      .resize(side)
      .png({ palette: true, effort: 10 })
      .toFile(`${folder}/${name}.png`);
    console.log(`${name}.png: ${size} bytes`);
  }
});
