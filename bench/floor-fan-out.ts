import http, { type ServerResponse } from 'node:http';

/**
 * The floor of the fan-out: a POST whose body is written to every open stream, and nothing else.
 */
const streams = new Set<ServerResponse>();
http
  .createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
      streams.add(response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = `event: order\nid: 1\ndata: ${Buffer.concat(chunks).toString()}\n\n`;
      for (const stream of streams) stream.write(event);
      response.end('{}');
    });
  })
  .listen(Number(process.env['PORT']), '127.0.0.1');
