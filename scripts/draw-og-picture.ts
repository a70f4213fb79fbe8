/**
 * Draws the preview picture of shared links (Open Graph, 1200 × 630) with our fonts, colours and
 * tiles. Run it again only when the look changes: `npx tsx scripts/draw-og-picture.ts`. The result is
 * committed, so neither the build nor a fresh clone needs this step. Uses CHROMIUM_PATH or the
 * system's Chromium.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './find-chromium.ts';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';

// Declared here because the package's types belong to the server's dependencies; only the parts
// used.
type Sharp = (file: string) => {
  png: (options: { palette: boolean; colours: number; effort: number }) => {
    toFile: (file: string) => Promise<{ size: number }>;
  };
};
const sharp = createRequire(fromRoot('packages/server/package.json'))('sharp') as Sharp;

const MAX_BYTES = 80 * 1024;
const output = fromRoot('packages/web/public/simplato-og.png');
const font = (name: string) => pathToFileURL(fromRoot(`packages/web/src/ui/fonts/${name}`)).href;

const TILE = `
  <circle cx="36" cy="36" r="38.5"/><circle cx="-36" cy="36" r="38.5"/><circle cx="108" cy="36" r="38.5"/>
  <circle cx="36" cy="-36" r="38.5"/><circle cx="36" cy="108" r="38.5"/>
  <path fill="#b3202a" stroke="none" d="M0 21l8 15-8 15-8-15zM72 21l8 15-8 15-8-15z"/>
  <path fill="#e39a12" stroke="none" d="M36 28.5l6.5 7.5-6.5 7.5-6.5-7.5z"/>`;

const PAGE = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Young; src: url(${font('young-serif.woff2')}); }
@font-face { font-family: Fig; src: url(${font('figtree.woff2')}); font-weight: 300 900; }
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #faf5ec; color: #1f1714; font: 400 28px/1.4 Fig; }
.name { position: absolute; left: 72px; top: 56px; color: #a91c26; font: 44px/1 Young; }
h1 { position: absolute; left: 72px; top: 142px; font: 400 84px/1.06 Young; letter-spacing: -1px; white-space: nowrap; }
h1 em { color: #a91c26; font-style: normal; }
p { position: absolute; left: 72px; top: 528px; color: #6b5d52; }
svg { position: absolute; right: 0; top: 0; background: #fffdf8; }
.slip { position: absolute; right: 74px; top: 150px; width: 356px; padding: 30px 28px 26px; border-top: 9px solid #4f6228; background: #fffdf8; filter: drop-shadow(0 20px 30px #4a301866); rotate: 3deg; }
.slip::after { position: absolute; inset: auto 0 -8px; height: 9px; background: conic-gradient(from -50deg at bottom, #0000, #fffdf8 1deg 99deg, #0000 100deg) 0 0 / 20px 9px repeat-x; content: ''; }
.slip b { font-size: 40px; letter-spacing: -0.6px; }
.slip li { display: flex; gap: 16px; padding: 5px 0; list-style: none; font-size: 25px; }
.slip li b { font-size: 25px; }
ul { margin: 14px 0 18px; padding: 12px 0; border-block: 2.5px dashed #cabfae; }
.stamp { display: inline-block; padding: 4px 14px; border: 3.5px solid #4a5c25; border-radius: 9px; color: #4a5c25; font-weight: 750; font-size: 23px; letter-spacing: 1.5px; rotate: -2deg; }
</style>
<div class="name">Simplato</div>
<h1>La carta<br>se abre.<br>La cocina<br><em>ya lo sabe.</em></h1>
<p>Pide desde la mesa. Aranjuez, Madrid.</p>
<svg width="504" height="630" fill="none" stroke="#1d4c7a" stroke-width="3">
<pattern id="t" width="72" height="72" patternUnits="userSpaceOnUse">${TILE}</pattern>
<rect width="504" height="630" fill="url(#t)" stroke="none"/></svg>
<div class="slip"><b>Mesa 7</b><ul><li><b>2</b> Croquetas de faisán<li><b>1</b> Crema de espárragos<li><b>1</b> Agua con gas</ul><span class="stamp">EN COCINA</span></div>`;

const chromium = await findChromium();
const folder = await mkdtemp(join(tmpdir(), 'og-picture-'));
try {
  const [page, shot] = [join(folder, 'page.html'), join(folder, 'shot.png')];
  await writeFile(page, PAGE);
  const { exitCode, output: words } = await run(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--window-size=1200,630',
    `--screenshot=${shot}`,
    pathToFileURL(page).href,
  ]);
  if (exitCode !== 0) throw new Error(words);
  const { size } = await sharp(shot)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(output);
  if (size > MAX_BYTES) throw new Error(`The picture has ${size} bytes, more than ${MAX_BYTES}.`);
  console.log(`${output}: ${size} bytes`);
} finally {
  await rm(folder, { recursive: true });
}
