import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder, type OrderToInsert } from '@simplato/server/features/orders/order-queries';
import fastify from 'fastify';

/** One Fastify route that runs an order's statement with what it is sent, and nothing else. */
const db = await openPostgresDatabase(process.env['DATABASE_URL'] ?? '');
const app = fastify();
app.get('/', () => '');
app.post<{ Body: OrderToInsert }>('/', async ({ body }, reply) =>
  reply.code(201).send(await insertOrder(db, { ...body, placedAt: new Date() })),
);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
