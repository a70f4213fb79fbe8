import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync } from 'vite';

/**
 * Every statement that the sources pass to `query` or `script`, as text. Texts assembled from
 * constants and small functions are assembled here too, in all their variants; a part known only at
 * run time becomes `HOLE`. A statement that cannot be read at all has no text.
 */
export interface SqlStatement {
  file: string;
  line: number;
  /** The function that contains it. */
  owner: string;
  text: string | null;
}

/** A valid identifier for the parser, and no table's name. */
export const HOLE = '_hole';

const SENDERS = new Set(['query', 'script']);
/** Also in brackets, as part of a larger statement. */
const LOOKS_LIKE_SQL =
  /(^|\()\s*(select\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+(\w+\s+)?set\s|with\s+\w+\s+as\s*\()/;

type Node = ESTree.Node;
type Names = Map<string, Node>;
interface Module {
  file: string;
  source: string;
  program: Node;
  /** Top-level declarations by name. */
  names: Names;
  imports: Map<string, { file: string; name: string }>;
}
/**
 * The parameters of a called function: each with the possible texts of its argument, read at the
 * call.
 */
type Given = Map<string, string[]>;

export function listSql(sources: ReadonlyMap<string, string>): SqlStatement[] {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  // The texts that are part of some statement, in any module.
  const used = new Set<Node>();
  const readers = [...modules.values()].map((module) => new SqlReader(modules, module, used));
  return [
    ...readers.flatMap((reader) => reader.readSent()),
    ...readers.flatMap((reader) => reader.readLeft()),
  ];
}

class SqlReader {
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #module: Module;
  readonly #used: Set<Node>;

  constructor(modules: ReadonlyMap<string, Module>, module: Module, used: Set<Node>) {
    this.#modules = modules;
    this.#module = module;
    this.#used = used;
  }

  readSent(): SqlStatement[] {
    return this.#read(sentText);
  }

  /**
   * SQL that is not passed to `query` or `script` would be missed, so it is reported as a
   * statement.
   */
  readLeft(): SqlStatement[] {
    return this.#read((node) => {
      const text = ownText(node);
      return text !== null && LOOKS_LIKE_SQL.test(text) && !this.#used.has(node) ? node : null;
    });
  }

  #read(choose: (node: Node) => Node | null): SqlStatement[] {
    const found: SqlStatement[] = [];
    walk(this.#module.program, (node, above) => {
      const sql = choose(node);
      if (!sql) return;
      const place = {
        file: this.#module.file,
        line: this.#module.source.slice(0, sql.start).split('\n').length,
        owner: ownerOf(above),
      };
      const texts = this.#textsOf(sql, this.#module, localsOf(above), new Map()) ?? [null];
      for (const text of texts) found.push({ ...place, text });
    });
    return found;
  }

  /** Null if no part of it can be read. */
  #textsOf(node: Node, module: Module, locals: Names, given: Given): string[] | null {
    const read = (part: Node) => this.#textsOf(part, module, locals, given);
    switch (node.type) {
      case 'Literal':
        this.#used.add(node);
        return typeof node.value === 'string' || typeof node.value === 'number'
          ? [String(node.value)]
          : null;
      case 'TemplateLiteral':
        this.#used.add(node);
        return node.quasis.reduce<string[]>(
          (texts, { value }, index) => {
            const part = node.expressions[index];
            const holes = part ? (read(part) ?? [HOLE]) : [''];
            return texts.flatMap((text) =>
              holes.map((hole) => text + value.cooked + stand(hole, value.cooked ?? '')),
            );
          },
          [''],
        );
      case 'BinaryExpression': {
        const [left, right] = [read(node.left), read(node.right)];
        if (node.operator !== '+' || !left || !right) return null;
        return left.flatMap((one) => right.map((other) => one + other));
      }
      case 'ConditionalExpression': {
        const [one, other] = [read(node.consequent), read(node.alternate)];
        return one && other && [...one, ...other];
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return read(node.expression);
      case 'Identifier': {
        const known = given.get(node.name);
        if (known) return known;
        const local = locals.get(node.name);
        if (local) return read(local);
        const [home, value] = this.#lookUp(module, node.name);
        return value ? this.#textsOf(value, home, new Map(), new Map()) : null;
      }
      case 'CallExpression': {
        if (node.callee.type !== 'Identifier') return null;
        const [home, callee] = this.#lookUp(module, node.callee.name);
        const parts = callee && partsOfFunction(callee);
        if (!parts) return null;
        const args = new Map(
          parts.params.map((name, index) => {
            const arg = node.arguments[index];
            return [name, (arg && read(arg)) ?? [HOLE]] as const;
          }),
        );
        return this.#textsOf(parts.answer, home, new Map(), args);
      }
      default:
        return null;
    }
  }

  #lookUp(module: Module, name: string): [Module, Node | undefined] {
    const own = module.names.get(name);
    if (own) return [module, own];
    const from = module.imports.get(name);
    const home = from && this.#modules.get(from.file);
    return home ? [home, home.names.get(from.name)] : [module, undefined];
  }
}

/** A placeholder that parses: after `$` a parameter number, after `set` an assignment. */
function stand(hole: string, before: string): string {
  if (hole !== HOLE) return hole;
  if (before.endsWith('$')) return '1';
  return /\sset\s+$/.test(before) ? `${HOLE} = 1` : hole;
}

function readModule(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const names: Names = new Map();
  const imports: Module['imports'] = new Map();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      const from = join(dirname(file), statement.source.value);
      for (const one of statement.specifiers) {
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier') {
          imports.set(one.local.name, { file: from, name: one.imported.name });
        }
      }
    }
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared) addNames(declared, names);
  }
  return { file, source, program, names, imports };
}

function addNames(node: Node, names: Names): void {
  if (node.type === 'FunctionDeclaration' && node.id) names.set(node.id.name, node);
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
  for (const { id, init } of node.declarations) {
    if (id.type === 'Identifier' && init) names.set(id.name, init);
  }
}

/** The constants of the functions that enclose a node. */
function localsOf(above: readonly Node[]): Names {
  const names: Names = new Map();
  for (const node of above) {
    if (node.type === 'BlockStatement') for (const one of node.body) addNames(one, names);
  }
  return names;
}

/** The parameters of a function and the single expression that it returns. */
function partsOfFunction(node: Node): { params: string[]; answer: Node } | null {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return null;
  const params = node.params.map((one) => (one.type === 'Identifier' ? one.name : ''));
  if (!node.body) return null;
  if (node.body.type !== 'BlockStatement') return { params, answer: node.body };
  const returns = node.body.body.filter((one) => one.type === 'ReturnStatement');
  const answer = returns.length === 1 ? returns[0]?.argument : null;
  return answer ? { params, answer } : null;
}

function sentText(node: Node): Node | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { property } = node.callee;
  const [first] = node.arguments;
  return property.type === 'Identifier' && SENDERS.has(property.name) ? (first ?? null) : null;
}

function ownText(node: Node): string | null {
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? null;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function ownerOf(above: readonly Node[]): string {
  for (const node of above.toReversed()) {
    if (node.type === 'FunctionDeclaration' && node.id) return node.id.name;
    const isMember = node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
    if (isMember || node.type === 'Property') {
      if (node.key.type === 'Identifier' || node.key.type === 'PrivateIdentifier') {
        return node.key.name;
      }
    }
    if (node.type === 'VariableDeclarator' && node.init?.type === 'ArrowFunctionExpression') {
      if (node.id.type === 'Identifier') return node.id.name;
    }
  }
  return '';
}

function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  const path = [...above, node];
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, path);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
