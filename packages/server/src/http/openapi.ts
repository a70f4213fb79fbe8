import {
  ALL_ENDPOINTS,
  CLIENT_AUTHORIZATION,
  declaredErrors,
  errorBody,
  errorMessage,
  errorStatus,
  REQUEST_LIMITS,
  type Endpoint,
  type ErrorCode,
} from '@simplato/contract';
import * as z from 'zod/mini';
import { jsonSchema } from './json-schemas.ts';

type Json = Record<string, unknown>;

const kB = (bytes: number) => `${bytes / 1024} kB`;

let described: Json | undefined;

/**
 * OpenAPI 3.0 out of the endpoint objects: what is published is what is served. The calls are
 * described when somebody reads it, which takes longer than all else at a start.
 */
export function openApiDocument() {
  return {
    openapi: '3.0.3',
    info: {
      title: 'Simplato',
      version: '1',
      description:
        'La carta, los pedidos y la cocina. Todas las llamadas llevan Authorization y ContentCheck, ' +
        'salvo las que dicen otra cosa. El dinero va en euros con dos decimales y punto; price es ' +
        `antes de impuestos. Dirección y cabeceras caben en ${kB(REQUEST_LIMITS.headerBytes)}, un cuerpo en ` +
        `${kB(REQUEST_LIMITS.bodyBytes)}; las cabeceras llegan en ${REQUEST_LIMITS.headersSeconds} segundos ` +
        `y la petición entera en ${REQUEST_LIMITS.requestSeconds}; la respuesta se lee en ${REQUEST_LIMITS.answerSeconds}. ` +
        `Una conexión espera ${REQUEST_LIMITS.answersPerConnection} respuestas a la vez como mucho. Con una sesión hay abiertas a la vez ` +
        `${REQUEST_LIMITS.streamsPerSession} líneas de sucesos como mucho, y una casa envía a la vez ${REQUEST_LIMITS.uploadsPerRestaurant} archivos.`,
    },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'SMPLTSSN' } },
    },
    get paths(): Json {
      return (described ??= describeCalls());
    },
  };
}

function describeCalls(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ALL_ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? endpoint.path.slice(1)],
    ...(endpoint.access === 'public' ? {} : { security: [{ sesion: [] }] }),
    parameters: [
      ...(endpoint.check === 'none'
        ? []
        : clientHeaders(CHECK_TEXT[endpoint.takesGeneralCheck ? 'either' : endpoint.check])),
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...requestBody(endpoint),
    responses: { ...answers(endpoint), ...failures(endpoint) },
  };
}

function requestBody({ body, upload, example }: Endpoint): Json {
  if (!body && !upload) return {};
  const maxBytes = upload?.maxBytes ?? REQUEST_LIMITS.bodyBytes;
  const file = upload && { [upload.type]: { schema: { ...BINARY.schema, maxLength: maxBytes } } };
  return {
    requestBody: {
      required: !body || !z.safeParse(body, undefined).success,
      description: `Como mucho ${kB(maxBytes)}.`,
      'x-max-bytes': maxBytes,
      content: body ? json(body, 'input', example.body) : file,
    },
  };
}

function json(schema: z.ZodMiniType, io: 'input' | 'output', example: unknown): Json {
  return { 'application/json': { schema: jsonSchema(schema, io), example } };
}

function answers(endpoint: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, schema]) => [
      status,
      {
        description: endpoint.stream ? 'Un evento por cambio; data es el pedido.' : 'Hecho.',
        content: answerContent(endpoint, schema),
      },
    ]),
  );
}

const BINARY = { schema: { type: 'string', format: 'binary' } };

function answerContent(endpoint: Endpoint, schema: z.ZodMiniType): Json {
  if (endpoint.stream) return { 'text/event-stream': { schema: jsonSchema(schema, 'output') } };
  if (endpoint.file) return { [endpoint.file]: BINARY };
  return json(schema, 'output', endpoint.example.answer);
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Segundos hasta que se puede volver a probar.',
    schema: { type: 'integer', minimum: 1 },
  },
};

function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of declaredErrors(endpoint)) {
    byStatus.set(errorStatus(code), [...(byStatus.get(errorStatus(code)) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorMessage(code)}`).join(' · '),
        ...(status === 429 ? { headers: RETRY_AFTER } : {}),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { code: codes[0], message: codes[0] && errorMessage(codes[0]) },
          },
        },
      },
    ]),
  );
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const CHECK_TEXT = {
  login: 'El id es 0.',
  general: 'El id es 1.',
  restaurant: 'El id es el del restaurante de la sesión.',
  either: 'El id es el del restaurante de la sesión, o 1.',
} as const;

function clientHeaders(checkText: string): Json[] {
  return [
    {
      name: 'Authorization',
      in: 'header',
      required: true,
      description: 'Nombra la aplicación; no es un secreto.',
      schema: { type: 'string', enum: [CLIENT_AUTHORIZATION] },
    },
    {
      name: 'ContentCheck',
      in: 'header',
      required: true,
      description: `base64("<id>-<AAAAMMDDHH>") en UTC. ${checkText}`,
      schema: { type: 'string', maxLength: 28, example: 'MTAwMS0yMDI2MTEyMDIw' },
    },
  ];
}
