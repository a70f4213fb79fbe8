import type { Plugin } from 'vite';

/** What the web asks of a call. How bodies and answers are checked is the server's, and is two thirds of the contract. */
const ASKED = new Set(['method', 'path', 'access', 'check', 'stream', 'file', 'upload']);

/** Stands in for zod: whatever is made with it is nothing, and is left out of the build as unused. */
const NO_SCHEMAS = 'const z = /*#__PURE__*/ new Proxy(() => z, { get: () => z });';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Takes the schemas, examples and summaries out of the contract as it is built into the web, which sends
 * and reads plain JSON. Lines stay where they were, for the source maps.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'simplato:light-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\/[^?]+\.ts$/ },
      handler(code) {
        const program = this.parse(code);
        let light = code;
        const blank = (start: number, end: number, stay = '') => {
          const rest = light.slice(start + stay.length, end).replace(/[^\n]/g, ' ');
          light = light.slice(0, start) + stay + rest + light.slice(end);
        };
        for (const { start, end } of schemas(program)) blank(start, end, 'z');
        for (const { properties } of endpointObjects(program)) {
          properties.forEach((property, index) => {
            if (property.type !== 'Property' || ASKED.has(nameOf(property))) return;
            blank(property.start, properties[index + 1]?.start ?? property.end);
          });
        }
        return {
          code: light.replace(/^import \* as z from ["']zod\/mini["'];/m, NO_SCHEMAS),
          map: null,
        };
      },
    },
  };
}

function nameOf(property: Node): string {
  return (property['key'] as { name?: string }).name ?? '';
}

function endpointObjects(node: unknown): { properties: Node[] }[] {
  if (Array.isArray(node)) return node.flatMap(endpointObjects);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given } = node as Node;
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'defineEndpoint') {
    return (given as { properties: Node[] }[]).slice(0, 1);
  }
  return Object.values(node).flatMap(endpointObjects);
}

/** The calls that begin with zod's own name, each with all that hangs on it. */
function schemas(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(schemas);
  if (typeof node !== 'object' || node === null) return [];
  const one = node as Node;
  if (one.type === 'CallExpression' && beginsWithZod(one)) return [one];
  return Object.values(one).flatMap(schemas);
}

function beginsWithZod({ type, name, callee, object }: Node): boolean {
  if (type === 'Identifier') return name === 'z';
  const before = callee ?? object;
  return before !== undefined && beginsWithZod(before as Node);
}
