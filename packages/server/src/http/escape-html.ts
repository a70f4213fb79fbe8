/** A text that may stand anywhere in markup, between tags and within quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** JSON that may stand in a script's place in markup: nothing in it ends the block. */
export function jsonForMarkup(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
