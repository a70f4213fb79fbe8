import { once } from 'node:events';
import net from 'node:net';

/**
 * A proxy to a local server that can go silent like a pulled cable: nothing gets through in either
 * direction, and no connection is closed.
 */
export class Line {
  /** The server's address through the proxy. */
  readonly url: string;
  readonly #door: net.Server;
  readonly #calls = new Set<Call>();
  #isSilent = false;

  private constructor(url: string, door: net.Server) {
    this.url = url;
    this.#door = door;
  }

  static async to(target: string): Promise<Line> {
    const { hostname, port } = new URL(target);
    const door = net.createServer();
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String((door.address() as net.AddressInfo).port);
    const line = new Line(url.href, door);
    door.on('connection', (near) => {
      if (line.#isSilent) line.#calls.add(new Call(near));
      else line.#calls.add(new Call(near, net.connect(Number(port), hostname)));
    });
    return line;
  }

  /** Silences the open connections that began with these words; new ones work. */
  silenceThoseThatSay(words: string): void {
    const meant = [...this.#calls].filter((call) => call.firstWords.includes(words));
    if (meant.length === 0) throw new Error(`Nobody has said ${words}`);
    for (const call of meant) call.goSilent();
  }

  /** Silences all connections, including new ones. */
  goSilent(): void {
    this.#isSilent = true;
    for (const call of this.#calls) call.goSilent();
  }

  /** New connections work again. */
  comeBack(): void {
    this.#isSilent = false;
  }

  async close(): Promise<void> {
    this.#door.close();
    for (const call of this.#calls) call.cut();
    await once(this.#door, 'close');
  }
}

class Call {
  firstWords = '';
  readonly #ends: net.Socket[];

  constructor(near: net.Socket, far?: net.Socket) {
    this.#ends = far ? [near, far] : [near];
    for (const end of this.#ends) end.on('error', () => undefined);
    if (!far) return;
    near.once('data', (chunk: Buffer) => (this.firstWords = chunk.toString('latin1')));
    near.pipe(far);
    far.pipe(near);
    for (const end of this.#ends) end.on('close', () => this.cut());
  }

  goSilent(): void {
    for (const end of this.#ends) {
      end.unpipe();
      end.removeAllListeners('close');
      end.pause();
    }
  }

  cut(): void {
    for (const end of this.#ends) end.destroy();
  }
}
