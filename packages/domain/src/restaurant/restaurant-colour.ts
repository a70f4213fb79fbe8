/** A colour as '#rrggbb'. */
export type Hex = string;

const IS_COLOUR = /^#[0-9a-f]{6}$/;

/** Six lower-case hex digits, so that each colour has one spelling. */
export function isColour(text: string): boolean {
  return IS_COLOUR.test(text);
}

/** Paprika: the accent of a restaurant that has chosen none. */
export const DEFAULT_ACCENT: Hex = '#b3202a';

/**
 * Increase it whenever the same colour yields other tokens (accent.ts): browsers cache the accent's
 * stylesheet for ever.
 */
export const ACCENT_RULE = 1;
