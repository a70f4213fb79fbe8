/**
 * Loaded into a server before its own code: it waits ten minutes for an answer of the provider. A test holds that
 * answer until it kills the server; on a busy machine it comes to that later than after the product's 15 seconds,
 * and the server would have asked once more.
 */
import { ClientRequest } from 'node:http';

const setTimeout = Reflect.get(ClientRequest.prototype, 'setTimeout');
ClientRequest.prototype.setTimeout = function (_, ...then) {
  return setTimeout.call(this, 600_000, ...then);
};
