import { type ESTree, parseSync, Visitor } from 'vite';

export type Import = { specifier: string; line: number };

/**
 * Everything a module imports, as the parser sees it: imports, re-exports, `import()`, type-only
 * imports, and `process.env`, which counts as one.
 */
export function listImports(fileName: string, source: string): Import[] {
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new Error(`${fileName}: ${error.message}`);

  const imports: Import[] = [];
  const add = (specifier: string, at: number): void => {
    imports.push({ specifier, line: source.slice(0, at).split('\n').length });
  };
  const addSource = (node: { source: ESTree.StringLiteral | null; start: number }): void => {
    if (node.source) add(node.source.value, node.start);
  };

  new Visitor({
    ImportDeclaration(node) {
      addSource(node);
      if (isProcessModule(node.source.value) && node.specifiers.some(importsEnv)) {
        add('process.env', node.start);
      }
    },
    ExportAllDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    TSImportType: addSource,
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        add(node.source.value, node.start);
      }
    },
    MemberExpression(node) {
      if (isProcess(node.object) && nameOf(node) === 'env') add('process.env', node.start);
    },
    VariableDeclarator(node) {
      if (node.init && isProcess(node.init) && takesEnv(node.id)) add('process.env', node.start);
    },
  }).visit(program);
  return imports;
}

const isProcessModule = (specifier: string): boolean => /^(node:)?process$/.test(specifier);

const importsEnv = (node: ESTree.ImportDeclarationSpecifier): boolean =>
  node.type === 'ImportSpecifier' &&
  node.imported.type === 'Identifier' &&
  node.imported.name === 'env';

/** `const { env } = process`; a rest element includes it. */
const takesEnv = (pattern: ESTree.Node): boolean =>
  pattern.type === 'ObjectPattern' &&
  pattern.properties.some(
    (property) =>
      property.type === 'RestElement' ||
      (property.key.type === 'Identifier' && property.key.name === 'env'),
  );

/** `process`, or `globalThis.process`. */
function isProcess(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'process';
  return node.type === 'MemberExpression' && nameOf(node) === 'process';
}

function nameOf(node: ESTree.MemberExpression): string | undefined {
  if (node.computed) {
    return node.property.type === 'Literal' ? String(node.property.value) : undefined;
  }
  return node.property.name;
}
