import { ACCENT_RULE, DEFAULT_ACCENT } from '@simplato/domain';

/**
 * The stylesheet that puts a house's colour in the place of the paprika: of the colour alone, so that it
 * never changes. Null for the paprika itself, which is there already.
 */
export function accentUrl(colour: string): string | null {
  if (colour === DEFAULT_ACCENT) return null;
  return `/api/acento/${colour.slice(1)}.css?regla=${ACCENT_RULE}`;
}
