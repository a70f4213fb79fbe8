import { fileURLToPath } from 'node:url';

const fontAt = (file: string) => fileURLToPath(new URL(`./fonts/${file}.ttf`, import.meta.url));

/** The house fonts, cut to our letters: beside the sources, and beside the bundle once built. */
export const FONT_FILES = {
  serif: fontAt('young-serif'),
  text: fontAt('figtree'),
  bold: fontAt('figtree-bold'),
} as const;
