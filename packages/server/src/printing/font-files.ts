import { fileURLToPath } from 'node:url';

const fontAt = (file: string) => fileURLToPath(new URL(`./fonts/${file}.ttf`, import.meta.url));

/**
 * Our fonts, subset to the characters that we use: next to the sources, or next to the bundle once
 * built.
 */
export const FONT_FILES = {
  serif: fontAt('young-serif'),
  text: fontAt('figtree'),
  bold: fontAt('figtree-bold'),
} as const;
