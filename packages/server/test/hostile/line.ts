import { once } from 'node:events';
import net from 'node:net';

/** A raw connection to the server: everything is sent unchanged, byte for byte. */
export class Line {
  readonly #socket: net.Socket;
  #heard = '';
  /** Everything that was received until the other side closed the connection. */
  readonly ended: Promise<string>;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (this.#heard += text));
    // A reset is one of the expected ways to end.
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => socket.once('close', () => resolve(this.#heard)));
  }

  static async open(url: string): Promise<Line> {
    const { hostname, port } = new URL(url);
    const socket = net.connect({ host: hostname, port: Number(port) });
    const line = new Line(socket);
    await once(socket, 'connect');
    return line;
  }

  send(bytes: string | Buffer): this {
    this.#socket.write(bytes);
    return this;
  }

  /** Everything received so far, once there is something or the other side has closed the connection. */
  async begins(): Promise<string> {
    const heard = new Promise((resolve) => this.#socket.once('data', resolve));
    if (this.#heard === '') await Promise.race([heard, this.ended]);
    return this.#heard;
  }

  /** Settles once this text was received. */
  async until(text: string): Promise<void> {
    while (!this.#heard.includes(text) && !this.#socket.destroyed) await once(this.#socket, 'data');
  }

  /** From now on, what the server sends stays in its buffers. */
  stopReading(): this {
    this.#socket.pause();
    return this;
  }

  /** Reads a little at a time. */
  readSlowly(): this {
    this.#socket.on('data', () => {
      this.#socket.pause();
      setTimeout(() => this.#socket.resume(), 20);
    });
    return this;
  }

  hangUp(): void {
    this.#socket.destroy();
  }
}

/** Sends everything at once, and returns everything received until the connection is closed. */
export async function tell(url: string, bytes: string | Buffer): Promise<string> {
  return (await Line.open(url)).send(bytes).ended;
}

export interface Answer {
  status: number;
  code: string | undefined;
  message: string | undefined;
}

/** Splits the received text into responses. */
export function answersIn(heard: string): Answer[] {
  return heard
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter((part) => part.startsWith('HTTP/1.1'))
    .map((part) => {
      const body = /\r\n\r\n([^]*)$/.exec(part)?.[1] ?? '';
      const { code, message } = body.startsWith('{')
        ? (JSON.parse(body) as Partial<Answer>)
        : { code: undefined, message: undefined };
      return { status: Number(part.slice(9, 12)), code, message };
    });
}
