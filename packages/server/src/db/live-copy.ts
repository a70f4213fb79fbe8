import { once } from 'node:events';
import fs from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { connect } from './lock-socket.ts';

/**
 * No other process may open the folder of a running server, and reading every row through the
 * server would block it. So the server copies its files between two queries and sends the path of
 * the copy, which it deletes when the client closes the connection.
 */
const REQUEST = 'copy\n';

type Reply = { copy: string } | { error: string };

/** The server's side: replies with the path of the copy. */
export function serveCopies(socket: net.Socket, copy: () => Promise<string>): void {
  socket.once('data', (request) => {
    if (request.toString() !== REQUEST) socket.destroy();
    else void copyFor(socket, copy);
  });
}

async function copyFor(socket: net.Socket, copy: () => Promise<string>): Promise<void> {
  const say = (reply: Reply) => void socket.write(`${JSON.stringify(reply)}\n`);
  try {
    const files = await copy();
    const remove = () => fs.rmSync(path.dirname(files), { recursive: true, force: true });
    if (socket.destroyed) {
      remove();
      return;
    }
    socket.once('close', remove);
    say({ copy: files });
  } catch (error) {
    say({ error: (error as Error).message });
  }
}

export interface LiveCopy {
  files: string;
  release(): void;
}

export async function askForCopy(folder: string, door: string): Promise<LiveCopy> {
  const socket = connect(folder, door);
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect');
    socket.write(REQUEST);
    let text = '';
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      text += String(chunk);
      if (text.endsWith('\n')) break;
    }
    const reply = JSON.parse(text) as Reply;
    if ('copy' in reply) return { files: reply.copy, release: () => socket.destroy() };
    throw new Error(reply.error);
  } catch (error) {
    socket.destroy();
    throw new StartRefused(
      `El servidor en marcha no ha podido copiar su carpeta (${(error as Error).message}).`,
    );
  }
}
