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
  /** The answers of a connection, each with what disconnects it once it is sent and not read. */
  const waiting = new WeakMap<Socket, Answers>();
  const answersOf = (socket: Socket) => {
    const known = waiting.get(socket);
    if (known) return known;
    const answers: Answers = new Map();
    waiting.set(socket, answers);
    socket.once('close', () => closeAll(answers));
    return answers;
  };
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const { raw } = reply;
    const answers = answersOf(socket);
    if (answers.size >= answersPerConnection) {
      // Further requests may have arrived together with this one: they end here, too.
      reply.hijack();
      socket.destroy();
      return;
    }
    answers.set(raw, null);
    raw.once('close', () => {
      clearTimeout(answers.get(raw) ?? undefined);
      answers.delete(raw);
    });
    done();
  });
  app.addHook('onSend', ({ raw: { socket } }, { raw }, payload, done) => {
    answersOf(socket).set(raw, setTimeout(() => socket.destroy(), answerMs).unref());
    done(null, payload);
  });
}

type Answers = Map<ServerResponse, NodeJS.Timeout | null>;

/** Node tells only the answer that has the line of its end, and not those that wait behind it. */
function closeAll(answers: Answers): void {
  for (const answer of answers.keys()) {
    if (answer.socket) continue;
    answer.destroy();
    answer.emit('close');
  }
}
