import fs from 'node:fs';

/**
 * Loaded into a server before its own code: writes one byte to the file SYNC_LOG for every fdatasync that
 * has returned.
 */
const log = process.env.SYNC_LOG;
const sync = fs.fdatasyncSync;

fs.fdatasyncSync = (file) => {
  sync(file);
  fs.appendFileSync(log, '.');
};
