import { once } from 'node:events';
import net from 'node:net';

/**
 * A line to a server on this machine that can go silent as a cable that was pulled: what is sent gets
 * nowhere, nothing comes, and nobody is told that it has ended.
 */
export class Line {
  /** The same address, by way of the line. */
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

  /** Those calls whose first words hold these; whoever calls from now on gets through. */
  silenceThoseThatSay(words: string): void {
    const meant = [...this.#calls].filter((call) => call.firstWords.includes(words));
    if (meant.length === 0) throw new Error(`Nobody has said ${words}`);
    for (const call of meant) call.goSilent();
  }

  /** All calls, and whoever calls from now on. */
  goSilent(): void {
    this.#isSilent = true;
    for (const call of this.#calls) call.goSilent();
  }

  /** Whoever calls from now on gets through. */
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
