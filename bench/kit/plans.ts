import type { Database, Transaction } from '@simplato/server/db/database';

/** Explains every statement before executing it, outside of transactions. */
export function explaining(db: Database): { db: Database; plans: Plan[] } {
  const plans: Plan[] = [];
  return {
    plans,
    db: {
      ...db,
      async query(text, values = []) {
        plans.push(await explain(db, { text, values }));
        return db.query(text, values);
      },
    },
  };
}

interface Sent {
  text: string;
  values: readonly unknown[];
}

export interface Plan {
  /** Pages of tables and indexes that were accessed, cached or not. */
  buffers: number;
  /** How the large tables are accessed: "orders by orders_open", "visits, all of it". */
  ways: string[];
  /** Tables with a sequential scan. */
  wholly: string[];
  /** Its steps that read or write, indented as they nest: what is read by what, rows and pages. */
  steps: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/**
 * Planned for the actual values and for any values: PostgreSQL uses either for prepared statements.
 */
const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** Executes the statement and rolls it back. */
async function explain(db: Database, sent: Sent): Promise<Plan> {
  const plans: Plan[] = [];
  for (const mode of MODES) plans.push(await explainOnce(db, sent, mode));
  const [worse] = plans.toSorted((one, other) => other.buffers - one.buffers);
  return {
    buffers: worse?.buffers ?? 0,
    ways: [...new Set(plans.flatMap(({ ways }) => ways))].toSorted(),
    wholly: [...new Set(plans.flatMap(({ wholly }) => wholly))].toSorted(),
    steps: worse?.steps ?? [],
  };
}

const taken = new Error('taken back');

async function explainOnce(db: Database, sent: Sent, mode: string): Promise<Plan> {
  let plan: Plan | undefined;
  await db
    .transaction(async (tx) => {
      await tx.script(`set local plan_cache_mode = ${mode}; prepare explained as ${sent.text}`);
      try {
        // The first execution also reads the catalogue.
        await run(tx, sent);
        plan = await run(tx, sent);
      } finally {
        await tx.script('deallocate explained').catch(() => undefined);
      }
      throw taken;
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error;
    });
  if (!plan) throw new Error('no plan');
  return plan;
}

async function run(tx: Transaction, { values }: Sent): Promise<Plan> {
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  await tx.script('savepoint before');
  const [row] = await tx.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, buffers, timing off, format json) execute explained${given}`,
  );
  await tx.script('rollback to before');
  const root = row?.['QUERY PLAN'][0]?.Plan;
  if (!root) throw new Error('no plan');
  const nodes = allNodes(root);
  return {
    buffers: pagesOf(root),
    ways: [...new Set(nodes.flatMap(wayOf))],
    wholly: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
    ),
    steps: stepsOf(root),
  };
}

function stepsOf(node: PlanNode, depth = 0): string[] {
  const pages = pagesOf(node);
  const within = (node.Plans ?? []).flatMap((child) => stepsOf(child, depth + 1));
  if (pages === 0) return [];
  const what = [
    node['Subplan Name'] && `${node['Subplan Name']}:`,
    node['Node Type'],
    node['Index Name'] ?? node['Relation Name'],
  ];
  const rows = node['Actual Rows'] * node['Actual Loops'];
  const told = what.filter(Boolean).join(' ');
  return [`${'  '.repeat(depth)}${told} (rows ${rows}, pages ${pages})`, ...within];
}

const pagesOf = (node: PlanNode) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

function wayOf(node: PlanNode): string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index } = node;
  if (index) return [index];
  return kind === 'Seq Scan' && table ? [`all of ${table}`] : [];
}

/** A literal for a parameter of `execute`. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) {
    const items = value.map((item) => `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`);
    return quoted(`{${items.join(',')}}`);
  }
  if (typeof value === 'string') return quoted(value);
  throw new Error(`No literal for ${typeof value}`);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
