import process from 'node:process';
import { openFiles } from './embedded-engine.ts';

/** A program that the build runs: it makes the empty database which every first start copies. */
const [files] = process.argv.slice(2);
if (files === undefined) throw new Error('Say where');
const db = await openFiles(files);
await db.close();
