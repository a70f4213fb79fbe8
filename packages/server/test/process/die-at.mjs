import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/**
 * Loaded into a command before its own code: SIGKILL right before the n-th statement, or rename of a file to
 * a name, that begins like DIE_AT says ('2 begin').
 */
const [, count, start] = /^(\d+) (.*)$/.exec(process.env.DIE_AT);
let left = Number(count);

function passes(what) {
  if (what?.startsWith(start) && (left -= 1) === 0) process.kill(process.pid, 'SIGKILL');
}

const query = Reflect.get(pg.Client.prototype, 'query');
pg.Client.prototype.query = function (...args) {
  passes(typeof args[0] === 'string' ? args[0] : args[0]?.text);
  return query.apply(this, args);
};

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  passes(`to ${path.basename(to)}`);
  renameSync(from, to);
};
