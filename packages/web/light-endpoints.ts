import type { Plugin } from 'vite';

/**
 * The properties of an endpoint that the web uses. Validation of bodies and answers is the
 * server's, and makes up two thirds of the contract.
 */
const ASKED = new Set(['method', 'path', 'access', 'check', 'stream', 'file', 'upload']);

/** Stands in for zod: everything made with it is this proxy, and the bundler drops it as unused. */
const NO_SCHEMAS = 'const z = /*#__PURE__*/ new Proxy(() => z, { get: () => z });';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Removes the schemas, examples and summaries from the contract when it is built into the web,
 * which sends and reads plain JSON. Line numbers do not change, so that source maps stay right.
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

/** The outermost calls that begin with `z`, each with its whole call chain. */
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
