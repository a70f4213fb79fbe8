import fs from 'node:fs';

/**
 * Loaded into a server before its own code: every fdatasync that has come back leaves one byte in
 * the file that SYNC_LOG names.
 */
const log = process.env.SYNC_LOG;
const sync = fs.fdatasyncSync;

fs.fdatasyncSync = (file) => {
  sync(file);
  fs.appendFileSync(log, '.');
};
