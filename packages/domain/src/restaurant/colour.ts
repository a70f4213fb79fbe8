import type { Hex } from './restaurant-colour.ts';

/**
 * Conversions of '#rrggbb' to OKLCH (lightness, chroma, hue as people perceive them) and WCAG 2.2
 * contrast. The constants come from Björn Ottosson's OKLab and from WCAG's definition of contrast.
 */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

type Triple = readonly [number, number, number];

function linearRgb(hex: Hex): Triple {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, from 1 (identical) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A screen shows channels between 0 and 1; the tolerance absorbs rounding errors. */
const isShown = (rgb: Triple) => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/**
 * The nearest colour a screen can show: this lightness and hue, with as much of the chroma as fits.
 */
export function hexOf(wanted: Oklch): Hex {
  let rgb = rgbOf(wanted);
  if (!isShown(rgb)) {
    let [weak, strong] = [0, wanted.chroma];
    for (let step = 0; step < 20; step += 1) {
      const chroma = (weak + strong) / 2;
      if (isShown(rgbOf({ ...wanted, chroma }))) weak = chroma;
      else strong = chroma;
    }
    rgb = rgbOf({ ...wanted, chroma: weak });
  }
  const parts = rgb.map((part) => {
    const bounded = Math.min(1, Math.max(0, part));
    const coded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
