import { SaxesParser } from 'saxes';

/** An element: what it contains, by local names; the agency changes its prefixes as it likes. */
export interface XmlNode {
  name: string;
  text: string;
  children: readonly XmlNode[];
}

/** Not XML, or none that the agency would send. */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

const MAX_DEPTH = 30;

/**
 * Reads XML from outside. A document type is refused, and with it every entity but the five of XML, so that
 * nothing is loaded or grows.
 *
 * @throws {UnreadableXml} for what is not well-formed
 */
export function readXml(text: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const root: OpenNode = { name: '', text: '', children: [] };
  const open: OpenNode[] = [root];
  const parent = () => open.at(-1) ?? root;
  parser.on('error', (error) => {
    throw new UnreadableXml(error.message);
  });
  parser.on('doctype', () => {
    throw new UnreadableXml('a document type');
  });
  parser.on('opentag', ({ local }) => {
    if (open.length > MAX_DEPTH) throw new UnreadableXml('too deep');
    const node = { name: local, text: '', children: [] };
    parent().children.push(node);
    open.push(node);
  });
  parser.on('text', (words) => {
    parent().text += words;
  });
  parser.on('cdata', (words) => {
    parent().text += words;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [document] = root.children;
  if (!document) throw new UnreadableXml('nothing');
  return document;
}

interface OpenNode extends XmlNode {
  children: OpenNode[];
}

/** The first child of that name, and of it, and so on. */
export function childOf(node: XmlNode, ...names: string[]): XmlNode | undefined {
  let found: XmlNode | undefined = node;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
}

export const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name);

/** What a descendant says, without blanks at its ends; '' if it is not there. */
export const textOf = (node: XmlNode, ...names: string[]): string =>
  childOf(node, ...names)?.text.trim() ?? '';
