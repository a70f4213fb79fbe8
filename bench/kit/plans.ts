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
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
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
  return {
    buffers: Math.max(...plans.map(({ buffers }) => buffers)),
    ways: [...new Set(plans.flatMap(({ ways }) => ways))].toSorted(),
    wholly: [...new Set(plans.flatMap(({ wholly }) => wholly))].toSorted(),
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
    buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    ways: [...new Set(nodes.flatMap(wayOf))],
    wholly: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
    ),
  };
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

function wayOf(node: PlanNode): string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index } = node;
  if (index) return [index];
  return kind === 'Seq Scan' && table ? [`all of ${table}`] : [];
}

/** A literal for a parameter of `execute`. */
function literal(value: unknown): string {
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
