/**
 * Loaded into a server before its own code: after SIGUSR2 it is killed when it is about to answer that something
 * was created (201), as by `kill -9` at that moment.
 */
import { ServerResponse } from 'node:http';

let isCondemned = false;
process.on('SIGUSR2', () => (isCondemned = true));

const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = function (status, ...more) {
  if (isCondemned && status === 201) process.kill(process.pid, 'SIGKILL');
  return writeHead.call(this, status, ...more);
};
