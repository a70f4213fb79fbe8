import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/**
 * A Unix socket in the data folder, in a subfolder that only its owner can enter. It accepts
 * connections for exactly as long as the process lives: a successful connection proves that the
 * folder is in use, even from another container, where process ids and host names prove nothing.
 * Backups connect to it too.
 */
export interface LockSocket {
  /** Relative to the folder; null where no socket can be created, as on some shared volumes. */
  name: string | null;
  close(): void;
}

const PREFIX = 'simplato-door-';

export async function openDoor(
  folder: string,
  onConnect: (socket: net.Socket) => void,
): Promise<LockSocket> {
  const room = fs.mkdtempSync(path.join(folder, PREFIX));
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    onConnect(socket);
  });
  server.unref();
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    removeDoor(folder, path.basename(room));
  };
  try {
    server.listen(path.join(room, 'door'));
    await once(server, 'listening');
  } catch {
    close();
    return { name: null, close: () => undefined };
  }
  server.on('error', () => undefined);
  return { name: path.basename(room), close };
}

export function removeDoor(folder: string, name: string): void {
  // The name comes from the lock file: never delete anything outside the folder.
  if (!name.startsWith(PREFIX) || path.basename(name) !== name) return;
  fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

export function connect(folder: string, name: string): net.Socket {
  return net.connect(path.join(folder, name, 'door'));
}

/** Whether the process behind a door is alive; yes if in doubt. */
export async function isDoorHeld(folder: string, name: string): Promise<boolean> {
  const socket = connect(folder, name);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== 'ECONNREFUSED' && code !== 'ENOENT';
  } finally {
    socket.destroy();
  }
}
