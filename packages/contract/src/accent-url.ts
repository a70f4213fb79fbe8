import { ACCENT_RULE, DEFAULT_ACCENT } from '@simplato/domain';

/**
 * The stylesheet that replaces paprika with a restaurant's colour. It depends only on the colour, so it
 * never changes. Null for paprika itself, which is the default.
 */
export function accentUrl(colour: string): string | null {
  if (colour === DEFAULT_ACCENT) return null;
  return `/api/acento/${colour.slice(1)}.css?regla=${ACCENT_RULE}`;
}
