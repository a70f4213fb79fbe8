export type ImageKind = 'readable' | 'heic' | 'other';

const ASCII = new TextDecoder('latin1');
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * The kind of a file by its first bytes, whatever its name. Only what is certainly a photo gets to
 * the decoder: no SVG with scripts, no document, no polyglot file.
 */
export function imageKind(bytes: Uint8Array): ImageKind {
  const starts = (...signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number) => ASCII.decode(bytes.subarray(from, to));
  if (starts(0xff, 0xd8, 0xff)) return 'readable';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'readable';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'readable';
  if (text(4, 8) !== 'ftyp') return 'other';
  return kindOfBrands(text(8, 64));
}

/** AVIF and HEIC share a container format; its brands, of four letters each, tell them apart. */
function kindOfBrands(names: string): ImageKind {
  const brands = names.match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'readable';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other';
}
