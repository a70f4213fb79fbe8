/**
 * The calls as the server's own OpenAPI page describes them. An attacker knows only that page, and anything
 * missing from it is a finding, so this file does not use the endpoint objects.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonSchema;
}

export interface DescribedAnswer {
  type: string;
  pointer: string;
  description: string;
  example: unknown;
}

export interface DescribedCall {
  /** As in 'POST /shop/orders'; used in findings. */
  name: string;
  method: string;
  path: string;
  parameters: readonly DescribedParameter[];
  /** The kind of id that ContentCheck must carry; null if it is not required. */
  check: '0' | '1' | 'own' | null;
  body: { type: string; schema: JsonSchema; example: unknown } | null;
  /** For each status: the content type, a pointer to the schema, and the description. */
  answers: ReadonlyMap<number, DescribedAnswer>;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

interface Operation {
  parameters: (DescribedParameter & { description?: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media> }>;
}

export interface ApiDescription {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

export async function readDescription(url: string): Promise<ApiDescription> {
  const response = await fetch(`${url}/api/openapi.json`);
  if (!response.ok) throw new Error(`No description of the API at ${url}: ${response.status}`);
  return (await response.json()) as ApiDescription;
}

export function callsOf({ paths, servers }: ApiDescription): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: `${servers[0]?.url ?? ''}${path}`,
      parameters: operation.parameters.filter(({ name }) => !CLIENT_HEADERS.includes(name)),
      check: checkOf(operation),
      body: bodyOf(operation),
      answers: answersOf(operation, `/paths/${escapePointer(path)}/${method}/responses`),
    })),
  );
}

const CLIENT_HEADERS = ['Authorization', 'ContentCheck'];

function checkOf({ parameters }: Operation): DescribedCall['check'] {
  const header = parameters.find(({ name }) => name === 'ContentCheck');
  if (!header) return null;
  const fixed = /El id es ([01])\./.exec(header.description ?? '')?.[1];
  return fixed === '0' || fixed === '1' ? fixed : 'own';
}

function bodyOf({ requestBody }: Operation): DescribedCall['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  return entry ? { type: entry[0], schema: entry[1].schema, example: entry[1].example } : null;
}

function answersOf({ responses }: Operation, pointer: string): DescribedCall['answers'] {
  return new Map(
    Object.entries(responses).map(([status, { description, content }]) => {
      const [type = ''] = Object.keys(content);
      const place = `${pointer}/${status}/content/${escapePointer(type)}/schema`;
      const { example } = content[type] ?? {};
      return [Number(status), { type, pointer: place, description, example }];
    }),
  );
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
