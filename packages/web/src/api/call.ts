import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  SESSION_OVER,
  type AnswerOf,
  type BodyInputOf,
  type EndpointHead,
  type ErrorBody,
  type ErrorCode,
  type UserType,
  type WithSchemas,
} from '@simplato/contract';
import { may, type Role } from '@simplato/domain';
import { RefusedError, UnansweredError } from './call-error.ts';
import { syncServerTime } from './hear-server-time.ts';
import { deleteMirror, isSameMirror, readMirror, type SessionMirror } from './mirror-cookies.ts';
import { serverNow } from './server-clock.ts';
import {
  announceSessionChange,
  sessionChangesHeard,
  type SessionChange,
} from './session-changes.ts';

const TIMEOUT_MS = 15_000;
/** Enough for a photo of ten megabytes over a restaurant's wifi. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface CallInput<E extends EndpointHead> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: BodyInputOf<WithSchemas<E>>;
  /** The body of a call that takes a file. */
  file?: Blob;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call of the contract. Throws RefusedError when the server says no, UnansweredError when
 * nothing readable came back. It never repeats a call that may have taken effect: only the caller knows whether
 * that is safe. A call refused because this device's clock is wrong took no effect, and is made once more with
 * the server's time.
 */
export async function call<E extends EndpointHead>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<AnswerOf<WithSchemas<E>>> {
  return (await readJson(await ask(endpoint, input))) as AnswerOf<WithSchemas<E>>;
}

/** The same for a call whose success is a file. */
export async function callForFile<E extends EndpointHead>(
  endpoint: WithSchemas<E> extends { file: string } ? E : never,
  input: CallInput<E> = {},
): Promise<Blob> {
  const response = await ask(endpoint, input);
  try {
    return await response.blob();
  } catch (error) {
    throw new UnansweredError(error);
  }
}

async function ask<E extends EndpointHead>(endpoint: E, input: CallInput<E>): Promise<Response> {
  try {
    return await askOnce(endpoint, input);
  } catch (error) {
    if (error instanceof WrongHourError) return askOnce(endpoint, input);
    throw error;
  }
}

/** This device's clock was wrong; by now the server's time is known. */
class WrongHourError extends RefusedError {}

async function askOnce<E extends EndpointHead>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Response> {
  const mirror = endpoint.check === 'restaurant' ? requireMirror(endpoint) : readMirror();
  const changes = sessionChangesHeard();
  const response = await send(
    `/api${fillPath(endpoint.path, input.params)}${searchOf(input.query)}`,
    {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(input.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      headers: {
        Authorization: CLIENT_AUTHORIZATION,
        ContentCheck: contentCheck(checkIdOf(endpoint, mirror), serverNow()),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(input.file ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.file ? { body: input.file } : {}),
    },
  );
  if (response.ok) {
    if (endpoint.access !== 'public') servedAs = mirror.userType;
    return response;
  }
  const refused = await readRefusal(response);
  if (refused === null) throw new UnansweredError(undefined, true);
  // If somebody has logged in meanwhile, an error of the previous session must not log them out.
  if (changes === sessionChangesHeard() && isSameMirror(mirror, readMirror())) {
    endIfOver(endpoint, mirror, refused.code);
  }
  const isWrongHour = refused.code === 'bad_check' && syncServerTime(response);
  throw isWrongHour
    ? new WrongHourError(refused)
    : new RefusedError(refused, Number(response.headers.get('Retry-After')));
}

function checkIdOf({ check }: EndpointHead, { restaurantId }: SessionMirror): number {
  if (check === 'restaurant' && restaurantId !== null) return restaurantId;
  return check === 'login' ? CHECK_ID.login : CHECK_ID.general;
}

/** Without a restaurant, or in the wrong role, the cookies are deleted and nothing is sent. */
function requireMirror(endpoint: EndpointHead): SessionMirror {
  const mirror = readMirror();
  const allowed =
    mirror.restaurantId !== null &&
    mirror.userType !== null &&
    (endpoint.access === 'public' || may(roleOf(mirror), endpoint.access));
  if (allowed) return mirror;
  // Missing cookies may have expired; cookies that contradict each other were written by hand.
  endSession(mirror.userType === null ? undefined : 'left');
  throw new RefusedError({ code: 'no_session', message: SESSION_OVER });
}

/** The highest role that the mirror can stand for: only the server knows which staff are owners. */
function roleOf(mirror: SessionMirror): Role {
  if (mirror.userType === 'RESTAURANTE') return 'owner';
  return mirror.userName === null ? 'guest' : 'diner';
}

/**
 * The kind of user whose calls this page has seen succeed; null before the first, when no session
 * could have ended.
 */
let servedAs: UserType | null = null;

/**
 * The session is over. A page that was never allowed in is left. On any other page, and in other
 * tabs, somebody may be in the middle of something: they are asked to log in again.
 */
function endSession(here: SessionChange = servedAs === null ? 'left' : 'changed'): void {
  if (here === 'left') servedAs = null;
  deleteMirror();
  announceSessionChange('changed', here);
}

function fillPath(path: string, params: CallInput<EndpointHead>['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

function searchOf(query: CallInput<EndpointHead>['query']): string {
  return query ? `?${new URLSearchParams(query).toString()}` : '';
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new UnansweredError(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new UnansweredError(error, isUnreadable(error));
  }
}

/** A body that came and makes no sense; one that was cut off on its way is the network's. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError;
}

/**
 * Whether an error means that the session is not the one in the mirror cookies: somebody tampered
 * with them.
 */
function tellsOfTampering(
  { access }: EndpointHead,
  sentBy: SessionMirror,
  code: ErrorCode,
): boolean {
  if (access === 'public') return false;
  // After a real change of user, a successful call as the new kind would have set `servedAs`.
  if (code === 'no_session') {
    return servedAs !== null && sentBy.userType !== null && sentBy.userType !== servedAs;
  }
  // Staff who try what only owners may do have not tampered with anything.
  const isOwners = may('owner', access) && !may('staff', access);
  return code === 'other_house' || (code === 'forbidden' && !isOwners);
}

function endIfOver(endpoint: EndpointHead, sentBy: SessionMirror, code: ErrorCode): void {
  if (tellsOfTampering(endpoint, sentBy, code)) endSession('left');
  else if (code === 'no_session') endSession();
}

/** Null when the body is not our server's: a proxy may answer with a page of its own. */
async function readRefusal(response: Response): Promise<ErrorBody | null> {
  const body = (await readJson(response)) as Partial<ErrorBody>;
  const { code, message } = body;
  return code === undefined || message === undefined ? null : { ...body, code, message };
}
