import { contrast, hexOf, oklchOf, type Oklch } from './colour.ts';
import { DEFAULT_ACCENT, type Hex } from './restaurant-colour.ts';

/**
 * A restaurant's own accent colour on its guests' screens. Whatever colour is chosen, the result is
 * legible: text has a contrast of at least 4.5:1 on every ground it appears on, and a filled
 * control 3:1 (WCAG 2.2, 1.4.3 and 1.4.11), in both the light and the dark scheme. Hue and chroma
 * are kept as far as a screen can show them; only the lightness is adjusted.
 */
export interface AccentTokens {
  /** Background of the main action, under white text. */
  fill: Hex;
  /** The fill while hovered. */
  deep: Hex;
  /** A background faintly tinted with the colour. */
  tint: Hex;
  /** The colour as text, on paper and on its own tint. */
  text: Hex;
}

export type Scheme = 'light' | 'dark';
export type Accent = Readonly<Record<Scheme, AccentTokens>>;

/**
 * The backgrounds that accent text appears on (docs/design.md): the page, the cards, and hovered
 * items.
 */
export const ACCENT_GROUNDS = {
  light: { mantel: '#faf5ec', papel: '#fffdf8', papel2: '#f6efe3' },
  dark: { mantel: '#171210', papel: '#221b17', papel2: '#2d241f' },
} as const satisfies Record<Scheme, Record<string, Hex>>;

export const ON_FILL: Hex = '#fffdf8';

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** The default paprika, mixed by hand. */
const PIMENTON: Accent = {
  light: { fill: DEFAULT_ACCENT, deep: '#8e1720', tint: '#fbeae5', text: '#a91c26' },
  dark: { fill: '#c9323b', deep: '#b32831', tint: '#3a1a19', text: '#f79a90' },
};

/** Colours offered by name, after spices, cloths and tiles; any other colour works too. */
export const NAMED_ACCENTS = [
  { name: 'Pimentón', colour: DEFAULT_ACCENT },
  { name: 'Teja', colour: '#a5481f' },
  { name: 'Azafrán', colour: '#8d5a06' },
  { name: 'Aceituna', colour: '#4f6228' },
  { name: 'Pino', colour: '#1f5c45' },
  { name: 'Mar', colour: '#12616b' },
  { name: 'Azulejo', colour: '#1d4c7a' },
  { name: 'Lavanda', colour: '#5b4a8a' },
  { name: 'Vino', colour: '#6f1d3f' },
  { name: 'Noche', colour: '#3b3532' },
] as const satisfies readonly { name: string; colour: Hex }[];

/** The name of a colour, or its hex code where it has none. */
export function accentName(colour: Hex): string {
  return NAMED_ACCENTS.find((named) => named.colour === colour)?.name ?? colour;
}

/** Turns any '#rrggbb' into tokens with enough contrast. */
export function accentOf(colour: Hex): Accent {
  if (colour === DEFAULT_ACCENT) return PIMENTON;
  const chosen = oklchOf(colour);
  return { light: lightTokens(colour, chosen), dark: darkTokens(chosen) };
}

/** Whether white text is legible on the chosen colour; if not, a darker shade is shown. */
export function isShownAsChosen(colour: Hex): boolean {
  return accentOf(colour).light.fill === colour;
}

function lightTokens(colour: Hex, chosen: Oklch): AccentTokens {
  const grounds = Object.values(ACCENT_GROUNDS.light);
  const isFill = (hex: Hex) => contrast(hex, ON_FILL) >= TEXT_CONTRAST;
  const fill = isFill(colour) ? colour : shift(chosen, -STEP, isFill);
  const tint = hexOf({ ...chosen, lightness: 0.955, chroma: Math.min(chosen.chroma, 0.018) });
  const text = shift(oklchOf(fill), -STEP, readsOn([...grounds, tint]));
  return { fill, deep: deepOf(fill, 0.08), tint, text };
}

function darkTokens(chosen: Oklch): AccentTokens {
  const { mantel, papel, papel2 } = ACCENT_GROUNDS.dark;
  const isDarkEnough = (hex: Hex) => contrast(hex, ON_FILL) >= TEXT_CONTRAST;
  const standsOut = (hex: Hex) =>
    [mantel, papel].every((ground) => contrast(hex, ground) >= CONTROL_CONTRAST);
  // The fill has a narrow range: white text must be legible on it, and it must stand out from a
  // dark card.
  const lowered = shift(chosen, -STEP, isDarkEnough);
  const fill = shift(oklchOf(lowered), STEP, standsOut);
  const tint = hexOf({ ...chosen, lightness: 0.25, chroma: Math.min(chosen.chroma, 0.05) });
  const start = { ...chosen, lightness: 0.78, chroma: Math.min(chosen.chroma, 0.115) };
  const text = shift(start, STEP, readsOn([mantel, papel, papel2, tint]));
  return { fill, deep: deepOf(fill, 0.05), tint, text };
}

/** One step darker, or clearly lighter where the colour is already near black. */
function deepOf(fill: Hex, step: number): Hex {
  const colour = oklchOf(fill);
  const isNearBlack = colour.lightness < 0.2;
  return hexOf({ ...colour, lightness: isNearBlack ? 0.32 : colour.lightness - step });
}

const readsOn = (grounds: readonly Hex[]) => (hex: Hex) =>
  grounds.every((ground) => contrast(hex, ground) >= TEXT_CONTRAST);

const STEP = 0.004;

/** Moves the lightness towards black or white until the first colour that passes. */
function shift(from: Oklch, step: number, isGood: (hex: Hex) => boolean): Hex {
  let hex = hexOf(from);
  for (let steps = 1; !isGood(hex) && steps * STEP <= 1; steps += 1) {
    const lightness = Math.min(1, Math.max(0, from.lightness + steps * step));
    hex = hexOf({ ...from, lightness });
  }
  return hex;
}

/** The tokens as the custom properties that the stylesheets use. */
export function accentProperties({ fill, deep, tint, text }: AccentTokens): Record<string, Hex> {
  return { '--acento': fill, '--acento-deep': deep, '--acento-tint': tint, '--acento-text': text };
}
