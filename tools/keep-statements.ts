import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOLE, listSql } from './list-sql.ts';
import { main } from './main.ts';
import { root } from './paths.ts';
import { MIGRATIONS, readServerSources } from './server-sources.ts';

/**
 * Before a migration is added: writes down what this version asks of its schema, so that the test of the
 * next one can show that this version's processes go on beside it (decision 0045).
 */
export const RELEASED = join(root, 'packages/server/test/released');

/** By the last migration that it knows. */
export interface KeptStatements {
  schema: string;
  /** What only the running program puts together, and nobody can try without it. */
  unread: string[];
  statements: { owner: string; text: string }[];
}

const ASKS = /^\s*(select|insert|update|delete|with)\s/i;

export async function keptStatements(): Promise<KeptStatements> {
  const schema = readdirSync(MIGRATIONS).toSorted().at(-1)?.replace('.sql', '') ?? '';
  const kept: KeptStatements = { schema, unread: [], statements: [] };
  for (const { file, owner: name, text } of listSql(await readServerSources())) {
    const owner = `${file} ${name}`;
    if (text === null || text.includes(HOLE)) kept.unread.push(owner);
    else if (ASKS.test(text)) kept.statements.push({ owner, text });
  }
  kept.unread = [...new Set(kept.unread)];
  return kept;
}

await main(import.meta.url, async () => {
  const kept = await keptStatements();
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(join(RELEASED, `${kept.schema}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${kept.schema}: ${kept.statements.length} statements, ${kept.unread.length} unread`);
});
