import { type ESTree, parseSync, Visitor } from 'vite';

/** The names a module declares and exports, and every identifier in it, once per occurrence. */
export function listNames(
  fileName: string,
  source: string,
): { exported: string[]; named: string[] } {
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new Error(`${fileName}: ${error.message}`);

  const exported: string[] = [];
  const named: string[] = [];
  new Visitor({
    Identifier: ({ name }) => void named.push(name),
    JSXIdentifier: ({ name }) => void named.push(name),
    ExportNamedDeclaration: ({ declaration }) => void exported.push(...declaredBy(declaration)),
  }).visit(program);
  return { exported, named };
}

function declaredBy(declaration: ESTree.Declaration | null): string[] {
  if (!declaration) return [];
  const ids =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : 'id' in declaration
        ? [declaration.id]
        : [];
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []));
}
