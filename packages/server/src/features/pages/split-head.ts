/**
 * Separates what React rendered for the page's head from the rest: React writes titles, metadata and
 * links before everything else, wherever in the page they are used.
 */
export function splitHead(markup: string): { head: string; content: string } {
  const [head = ''] = /^(<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(markup) ?? [];
  return { head, content: markup.slice(head.length) };
}
