/** A colour as '#rrggbb'. */
export type Hex = string;

const IS_COLOUR = /^#[0-9a-f]{6}$/;

/** Six figures in small letters: one colour is written in one way. */
export function isColour(text: string): boolean {
  return IS_COLOUR.test(text);
}

/** The paprika: what a house has that chose no other. */
export const DEFAULT_ACCENT: Hex = '#b3202a';

/** Rises whenever the same colour gives other tokens (accent.ts): browsers keep its stylesheet for ever. */
export const ACCENT_RULE = 1;
