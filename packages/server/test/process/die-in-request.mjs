/**
 * Loaded into a server before its own code: a request with the header 'x-die-before: 3' has it killed right
 * before the request's third step, as by `kill -9`. A step is a statement, and the answer is the last; it says
 * in 'x-steps' how many there were.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, ServerResponse } from 'node:http';
import pg from 'pg';

const requests = new AsyncLocalStorage();

function pass() {
  const request = requests.getStore();
  if (request && (request.steps += 1) === request.dieBefore) process.kill(process.pid, 'SIGKILL');
  return request?.steps;
}

const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function (event, ...args) {
  const emitThis = () => emit.call(this, event, ...args);
  const header = event === 'request' ? args[0].headers['x-die-before'] : undefined;
  if (header === undefined) return emitThis();
  return requests.run({ steps: 0, dieBefore: Number(header) }, emitThis);
};

const query = Reflect.get(pg.Client.prototype, 'query');
pg.Client.prototype.query = function (...args) {
  pass();
  return query.apply(this, args);
};

const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = function (...args) {
  const steps = pass();
  if (steps !== undefined) this.setHeader('x-steps', steps);
  return writeHead.apply(this, args);
};
