import fs from 'node:fs';
import fastify from 'fastify';

/** The floor of the menu: one Fastify route that sends the same bytes, and nothing else. */
const bytes = fs.readFileSync(process.env['FLOOR_FILE'] ?? '');
const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
