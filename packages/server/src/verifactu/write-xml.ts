/** Elements in order; null is one that is left out. */
export type XmlContent = string | readonly (XmlElement | null)[];
export type XmlElement = readonly [name: string, content: XmlContent];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The same text for the same element: no attributes, no blanks, nothing abbreviated. */
export function writeXml([name, content]: XmlElement): string {
  return `<${name}>${contentText(content)}</${name}>`;
}

function contentText(content: XmlContent): string {
  if (typeof content === 'string') return content.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');
  return content.map((element) => (element ? writeXml(element) : '')).join('');
}
