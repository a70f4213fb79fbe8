import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { SERVER_BUNDLE } from './build.ts';
import { HOLE, listSql } from './list-sql.ts';
import { main } from './main.ts';
import { fromRoot, root } from './paths.ts';
import { MIGRATIONS, readServerSources } from './server-sources.ts';

/**
 * To be run before a migration is added: records this version's SQL statements and its server, so
 * that the next version's tests can show that processes of this one keep working with its schema
 * (decision 0045).
 */
export const RELEASED = join(root, 'packages/server/test/released');

/** Named after the last migration that it includes. */
export interface KeptStatements {
  schema: string;
  /** Statements that are only assembled at run time and so cannot be tested. */
  unread: string[];
  statements: { owner: string; text: string }[];
}

/** The ending of the kept server's name. Only that of the last version is kept. */
const PROGRAM = '.js.br';

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

/** The server as one file without its packages, which are installed where it is run. */
async function packServer(): Promise<Buffer> {
  const { outputFiles } = await bundle({
    ...SERVER_BUNDLE,
    entryPoints: [fromRoot('packages/server/src/main.ts')],
    minify: true,
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array());
}

await main(import.meta.url, async () => {
  const kept = await keptStatements();
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(join(RELEASED, `${kept.schema}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  for (const name of readdirSync(RELEASED)) {
    if (name.endsWith(PROGRAM)) rmSync(join(RELEASED, name));
  }
  writeFileSync(join(RELEASED, kept.schema + PROGRAM), await packServer());
  console.log(`${kept.schema}: ${kept.statements.length} statements, ${kept.unread.length} unread`);
});
