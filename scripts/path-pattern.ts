/**
 * Patterns of the import rules: `*` is one name, `**` any number of folders, `{a,b}` either word. A
 * match returns what the first `*` stood for ('' in a pattern without one).
 */
export function matchPath(pattern: string, path: string): { firstStar: string } | undefined {
  const match = toExpression(pattern).exec(path);
  return match ? { firstStar: match.groups?.['star'] ?? '' } : undefined;
}

export const matchesAny = (patterns: readonly string[] | undefined, path: string): boolean =>
  patterns?.some((pattern) => matchPath(pattern, path)) ?? false;

function toExpression(pattern: string): RegExp {
  let starSeen = false;
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\{[^}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).replaceAll(',', '|')})`;
    if (part !== '*') return `\\${part}`;
    if (starSeen) return '[^/]*';
    starSeen = true;
    return '(?<star>[^/]*)';
  });
  return new RegExp(`^${source}$`);
}
