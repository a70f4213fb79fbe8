/** Escapes a text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** JSON for a <script> element: nothing in it can close the element. */
export function jsonForMarkup(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
