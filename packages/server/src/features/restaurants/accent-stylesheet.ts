import { accentOf, accentProperties, type AccentTokens } from '@simplato/domain';

/**
 * A restaurant's colour for its guests' pages; a file, because the content security policy allows no
 * inline styles. The doubled `:root` outranks the site's own tokens, whichever is loaded last.
 */
export function accentStylesheet(colour: string): string {
  const { light, dark } = accentOf(colour);
  return `${rule(light)}\n@media (prefers-color-scheme: dark) {\n${rule(dark)}\n}\n`;
}

function rule(tokens: AccentTokens): string {
  const lines = Object.entries(accentProperties(tokens)).map(([name, hex]) => `  ${name}: ${hex};`);
  return [':root:root {', ...lines, '}'].join('\n');
}
