import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from './server-limits.ts';

/**
 * Disconnects clients that do not read their answers. Until it is read, an answer takes memory, and 64 kB can
 * ask for a thousand of them: so few may wait on one connection, and none for long. Browsers and proxies send
 * the next request once they have the answer to the last.
 */
export function limitAnswers(
  app: FastifyInstance,
  { answersPerConnection, answerMs }: ServerLimits,
): void {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();
  const answersOf = (socket: Socket) => {
    const known = waiting.get(socket);
    if (known) return known;
    const answers = new Set<ServerResponse>();
    waiting.set(socket, answers);
    socket.once('close', () => closeAll(answers));
    return answers;
  };
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const answers = answersOf(socket);
    if (answers.size >= answersPerConnection) {
      // Further requests may have arrived together with this one: they end here, too.
      reply.hijack();
      socket.destroy();
      return;
    }
    answers.add(reply.raw);
    reply.raw.once('close', () => answers.delete(reply.raw));
    done();
  });
  app.addHook('onSend', ({ raw: { socket } }, { raw }, payload, done) => {
    const timer = setTimeout(() => socket.destroy(), answerMs).unref();
    raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

/** Node tells only the answer that has the line of its end, and not those that wait behind it. */
function closeAll(answers: ReadonlySet<ServerResponse>): void {
  for (const answer of answers) {
    if (answer.socket) continue;
    answer.destroy();
    answer.emit('close');
  }
}
