import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer that passes each call to the next of its servers, on a connection of its own. */
export class Balancer {
  readonly url: string;
  readonly #door: http.Server;
  readonly #answered = new Map<string, number>();
  #servers: readonly string[] = [];
  #turn = 0;

  private constructor(door: http.Server) {
    this.#door = door;
    this.url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  }

  static async open(): Promise<Balancer> {
    const door = http.createServer();
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const balancer = new Balancer(door);
    door.on('request', (request, response) => balancer.#pass(request, response));
    return balancer;
  }

  /** New calls go to these; those in progress stay where they are. */
  serveFrom(...servers: readonly string[]): void {
    this.#servers = servers;
  }

  /** The number of this server's answers to calls such as 'POST /api/shop/orders', by status. */
  answered(server: string, call: string, status: number): number {
    return this.#answered.get(`${server} ${call} ${status}`) ?? 0;
  }

  close(): void {
    this.#door.close();
    this.#door.closeAllConnections();
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const server = this.#servers[this.#turn % this.#servers.length];
    this.#turn += 1;
    if (server === undefined) throw new Error('The balancer has no server');
    const { method = 'GET', headers, url = '/' } = request;
    const passedOn = http.request(
      new URL(url, server),
      { method, headers, agent: false },
      (answer) => {
        const { statusCode: status = 502 } = answer;
        const name = `${server} ${method} ${url.split('?')[0]} ${status}`;
        this.#answered.set(name, (this.#answered.get(name) ?? 0) + 1);
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    passedOn.on('error', () => response.destroy());
    response.on('close', () => passedOn.destroy());
    request.pipe(passedOn);
  }
}
