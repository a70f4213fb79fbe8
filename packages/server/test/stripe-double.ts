import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StripeConfig } from '../src/config.ts';
import { parseForm, type Form } from './stripe/form-body.ts';
import { CALLS } from './stripe/stripe-calls.ts';
import { objectOfEvent } from './stripe/stripe-events.ts';
import { StripeFault } from './stripe/stripe-fault.ts';
import { StripeKeys, type Answer } from './stripe/stripe-keys.ts';
import { StripeLedger, type RefundObject } from './stripe/stripe-ledger.ts';
import { StripePeople } from './stripe/stripe-people.ts';
import { signStripe } from './stripe/stripe-signature.ts';
import { StripeTroubles, type Trouble } from './stripe/stripe-troubles.ts';

export interface SeenRequest {
  /** As in 'POST /v1/refunds'. */
  call: string;
  form: Form;
  account: string;
  key: string | null;
  version: string;
  body: string;
  authorization: string;
}

/**
 * A fake Stripe server on a loopback port, for the real SDK. It accepts the calls that we make and only the
 * parameters that Stripe accepts, stores the results, signs events, and fails when told to. Its methods play
 * the parts of diners, banks and dashboards.
 */
export class StripeDouble extends StripePeople {
  readonly config: StripeConfig = {
    secretKey: 'sk_test_51SimplatoDoble',
    apiUrl: '',
    pageDomain: 'stripe.test',
    webhookSecrets: ['whsec_plataforma', 'whsec_conectadas'],
  };
  /** In order of arrival, including retries. */
  readonly requests: SeenRequest[] = [];
  /** The status of a new refund. */
  refundStatus: RefundObject['status'] = 'succeeded';

  readonly #now: () => Date;
  readonly #server = http.createServer((request, response) => {
    // A client that disconnects gets no answer.
    this.#serve(request, response).catch(() => request.socket.destroy());
  });
  readonly #keys = new StripeKeys();
  readonly #troubles = new StripeTroubles();
  readonly #lost = new Set<string>();

  constructor(now: () => Date = () => new Date()) {
    super(new StripeLedger(now));
    this.#now = now;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    this.config.apiUrl = `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.release();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  misbehave(trouble: Trouble, where?: { times?: number; on?: string }): void {
    this.#troubles.add(trouble, where);
  }

  /** Cancels all planned failures. */
  behave(): void {
    this.#troubles.forget();
    this.#lost.clear();
    this.refundStatus = 'succeeded';
  }

  /** Answers the requests held by 'slow'. */
  release(): void {
    this.#troubles.release();
  }

  /** Idempotency keys are kept for a day. */
  forgetKeys(): void {
    this.#keys.forget();
  }

  /** The restaurant disconnects its account in its dashboard. */
  deauthorise(accountId: string): void {
    this.#lost.add(accountId);
  }

  /** An event about the account, checkout, payment, refund or dispute `id`, in its current state. */
  event(type: string, id: string, options: EventOptions = {}): SignedEvent {
    const { livemode = false, at = this.#now(), secrets = ['whsec_conectadas'] } = options;
    const account = options.account ?? (this.ledger.ownerOf(id) || id);
    const eventId = options.eventId ?? this.ledger.newId('evt');
    const body = JSON.stringify({
      id: eventId,
      object: 'event',
      type,
      livemode,
      created: Math.floor(at.getTime() / 1000),
      ...(account === '' ? {} : { account }),
      data: { object: objectOfEvent(this.ledger, type, id) },
    });
    return { eventId, body: Buffer.from(body), signature: signStripe(body, secrets, at) };
  }

  /** Any content, with a valid signature. */
  signed(said: { id: string } & Record<string, unknown>): SignedEvent {
    const body = JSON.stringify(said);
    const signature = signStripe(body, ['whsec_conectadas'], this.#now());
    return { eventId: said.id, body: Buffer.from(body), signature };
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const seen = await readRequest(request);
    this.requests.push(seen);
    const trouble = this.#troubles.take(seen.call);
    if (trouble === 'hang-up-before') {
      request.socket.destroy();
      return;
    }
    const { status, body } = await this.#answer(seen, trouble).catch(asAnswer);
    const said = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(said),
      'request-id': this.ledger.newId('req'),
    });
    if (trouble === 'hang-up-after') {
      response.write(said.slice(0, said.length / 2), () => request.socket.destroy());
    } else {
      response.end(said);
    }
  }

  async #answer(seen: SeenRequest, trouble: Trouble | null): Promise<Answer> {
    if (trouble === 'fail-before') return FAILURE;
    if (trouble === 'too-many') throw new StripeFault(429, 'Too many requests', RATE_LIMIT);
    this.#checkKeyAndAccount(seen);
    if (seen.key === null) return this.#run(seen, trouble);

    const [key, fingerprint] = [`${seen.account} ${seen.key}`, `${seen.call} ${seen.body}`];
    const before = this.#keys.replay(key, fingerprint);
    if (before) return before;
    this.#keys.begin(key);
    try {
      const answer = await this.#run(seen, trouble);
      this.#keys.keep(key, fingerprint, answer);
      return answer;
    } catch (error) {
      if (error instanceof StripeFault && error.isKept) {
        this.#keys.keep(key, fingerprint, asAnswer(error));
      }
      throw error;
    } finally {
      this.#keys.end(key);
    }
  }

  async #run(seen: SeenRequest, trouble: Trouble | null): Promise<Answer> {
    if (trouble === 'refuse') throw new StripeFault(400, 'Your balance does not cover this.', POOR);
    if (trouble === 'fail') return FAILURE;
    if (trouble === 'slow') await this.#troubles.released;
    const done = this.#work(seen);
    // What it has done may be changed before the answer arrives.
    const answer = structuredClone(done);
    if (trouble === 'slow-answer') await this.#troubles.released;
    return trouble === 'fail-after' ? FAILURE : answer;
  }

  #work({ call, form, account }: SeenRequest): Answer {
    const [method, path = ''] = call.split(' ');
    for (const [wanted, pattern, answer] of CALLS) {
      const match = method === wanted ? pattern.exec(path) : null;
      if (!match) continue;
      const { ledger, refundStatus } = this;
      const id = match[1] ?? '';
      return {
        status: 200,
        body: answer({ ledger, account, form, id, refundStatus, now: this.#now() }),
      };
    }
    throw new StripeFault(404, `Unrecognized request URL (${call})`);
  }

  #checkKeyAndAccount({ call, form, account, authorization, version }: SeenRequest): void {
    if (authorization !== `Bearer ${this.config.secretKey}`) {
      throw new StripeFault(401, `Invalid API Key provided: ${authorization.slice(7)}`);
    }
    if (version !== '2026-10-28.endive') {
      throw new StripeFault(400, `Invalid Stripe API version: ${version}`);
    }
    const { account: linked } = call === 'POST /v1/account_links' ? form : {};
    // A link names its account as a parameter, and the refusal has no code.
    if (typeof linked === 'string' && (this.#lost.has(linked) || !this.#hasAccount(linked))) {
      throw new StripeFault(
        400,
        'You requested an account link for an account that is not connected to your platform or does not exist.',
      );
    }
    const named = account || (/^GET \/v1\/accounts\/(\w+)$/.exec(call)?.[1] ?? '');
    if (named !== '' && (this.#lost.has(named) || !this.#hasAccount(named))) {
      throw new StripeFault(
        403,
        `The provided key does not have access to account '${named}' (or that account does not exist). Application access may have been revoked.`,
        { code: 'account_invalid' },
      );
    }
  }

  #hasAccount(id: string): boolean {
    return this.ledger.all('account').some((account) => account.id === id);
  }
}

export interface EventOptions {
  eventId?: string;
  /** Empty for the platform's own account. */
  account?: string;
  livemode?: boolean;
  /** The event is signed with each of them. */
  secrets?: readonly string[];
  at?: Date;
}

export interface SignedEvent {
  eventId: string;
  body: Buffer;
  signature: string;
}

const POOR = { code: 'balance_insufficient', type: 'invalid_request_error', isKept: true };
const RATE_LIMIT = { code: 'rate_limit', type: 'invalid_request_error' };
const FAILURE: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
};

async function readRequest(request: http.IncomingMessage): Promise<SeenRequest> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const body = await text(request);
  const header = (name: string) => String(request.headers[name] ?? '');
  return {
    call: `${request.method} ${path}`,
    form: parseForm(request.method === 'POST' ? body : query),
    account: header('stripe-account'),
    key: header('idempotency-key') || null,
    version: header('stripe-version'),
    authorization: header('authorization'),
    body,
  };
}

function asAnswer(error: unknown): Answer {
  if (error instanceof StripeFault) return { status: error.status, body: error.body };
  // A mistake in this fake server, which the test should notice.
  return { status: 418, body: { error: { type: 'double_error', message: String(error) } } };
}
