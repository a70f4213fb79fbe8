/**
 * Loaded into a server before its own code: a request with the header 'x-die-before: 3' has it killed right
 * before the request's third step, as by `kill -9`. A step is a statement, and the answer is the last; it says
 * in 'x-steps' how many there were. With 'x-hold-before: commit' it stops right before the first statement that
 * begins so, for whoever kills the server then, and says 'held'; with 'answer', before that.
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

function isHeld(what) {
  const request = requests.getStore();
  if (!request?.holdBefore || !what?.trimStart().startsWith(request.holdBefore)) return false;
  console.log('held');
  return true;
}

const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function (event, ...args) {
  const emitThis = () => emit.call(this, event, ...args);
  const headers = event === 'request' ? args[0].headers : {};
  const [dieBefore, holdBefore] = [headers['x-die-before'], headers['x-hold-before']];
  if (dieBefore === undefined && holdBefore === undefined) return emitThis();
  return requests.run({ steps: 0, dieBefore: Number(dieBefore), holdBefore }, emitThis);
};

const query = Reflect.get(pg.Client.prototype, 'query');
pg.Client.prototype.query = function (...args) {
  if (isHeld(typeof args[0] === 'string' ? args[0] : args[0]?.text)) return new Promise(() => {});
  pass();
  return query.apply(this, args);
};

const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = function (...args) {
  if (isHeld('answer')) {
    this.end = () => this;
    return this;
  }
  const steps = pass();
  if (steps !== undefined) this.setHeader('x-steps', steps);
  return writeHead.apply(this, args);
};
