import { Ajv, type ValidateFunction } from 'ajv';
import type { ApiDescription, DescribedCall } from './described-api.ts';
import type { Exchange } from './exchange.ts';

/** Every text of the neighbouring restaurant contains this word, and no answer to an attack may. */
export const CANARY = 'zq7canario';

/** Words that are in no Spanish message of ours, but in the default messages of every library. */
const ENGLISH =
  /\b(the|must|should|expected|received|invalid|required|unrecognized|cannot|too|least|than|error|failed|not|bad|request|unexpected|input|of|is)\b/i;
/** A call that takes longer counts as hanging. */
export const TIMEOUT_MS = 10_000;

interface ErrorAnswer {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** Compares answers with what the server's own OpenAPI page promises. */
export class Judge {
  readonly #ajv = new Ajv({ strict: false, validateFormats: false });
  readonly #known = new Map<string, ValidateFunction>();

  constructor(description: ApiDescription) {
    this.#ajv.addSchema(description, 'api');
  }

  /** One line for each problem; empty if there is none. */
  complaints(call: DescribedCall, answer: Exchange): string[] {
    const { status, text, type } = answer;
    const found: string[] = [];
    if (answer.ms > TIMEOUT_MS) found.push(`took ${Math.round(answer.ms)} ms`);
    if (`${text}${JSON.stringify(answer.headers)}`.toLowerCase().includes(CANARY)) {
      found.push('holds what the restaurant next door wrote');
    }
    if (status === 500) found.push('answered 500');
    const declared = call.answers.get(status);
    if (!declared) return [...found, `answered ${status}, which is not declared`];
    if (baseType(type) !== baseType(declared.type)) {
      found.push(`answered ${status} as ${type} instead of ${declared.type}`);
      return found;
    }
    if (baseType(type) !== 'application/json') return found;
    const body = readJson(text);
    if (body === undefined) return [...found, 'is no JSON'];
    const check = this.#checkOf(declared.pointer);
    if (!check(body)) found.push(`is not as declared: ${this.#ajv.errorsText(check.errors)}`);
    // Declared on every call, for a database that does not answer: no input may cause it.
    if (isUnavailable(body)) found.push('answered that it is unavailable');
    if (status >= 400) found.push(...badWords(body as ErrorAnswer, declared.description));
    return found;
  }

  #checkOf(pointer: string): ValidateFunction {
    const known = this.#known.get(pointer);
    if (known) return known;
    const check = this.#ajv.compile({ $ref: `api#${pointer}` });
    this.#known.set(pointer, check);
    return check;
  }
}

const baseType = (type: string) => type.split(';')[0]?.trim() ?? '';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isUnavailable(body: unknown): boolean {
  return (body as ErrorAnswer | null)?.code === 'unavailable';
}

/** The message must be the one that the page lists for the code; the texts of fields must be Spanish. */
function badWords({ code = '', message = '', fields = {} }: ErrorAnswer, promised: string) {
  const found: string[] = [];
  if (!promised.split(' · ').includes(`${code}: ${message}`)) {
    found.push(`says ${code}: ${message}, which is not declared`);
  }
  for (const [field, text] of Object.entries(fields)) {
    if (text === '' || ENGLISH.test(text)) found.push(`says of ${field.slice(0, 40)}: ${text}`);
  }
  return found;
}
