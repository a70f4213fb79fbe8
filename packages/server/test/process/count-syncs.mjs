import fs from 'node:fs';

/**
 * Loaded into a server before its own code: writes one byte to the file SYNC_LOG for every fdatasync that
 * has returned.
 */
const log = process.env.SYNC_LOG;
const { fdatasync, fdatasyncSync } = fs;
const count = () => fs.appendFileSync(log, '.');

fs.fdatasync = (file, callback) => {
  fdatasync(file, (error) => {
    count();
    callback(error);
  });
};
fs.fdatasyncSync = (file) => {
  fdatasyncSync(file);
  count();
};
