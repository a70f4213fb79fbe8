import { STREAM_EVENTS } from '@simplato/contract';
import { makeIdempotencyKey } from './idempotency-key.ts';
import { readMirror } from './mirror-cookies.ts';

/** What a stream's connection does, whoever holds it: the part of EventSource that is used. */
export interface Source {
  /** Whether other tabs may hear the same connection. */
  readonly isShared: boolean;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** One event of the stream, `hello` of a tab that has just come, or `here`, the leader's answer. */
interface Word {
  type: string;
  data?: string;
  lastEventId?: string;
  /** The tab that says `hello`. */
  from?: string;
  /** The only tab that is meant; undefined: all. */
  to?: string;
}

const EVENTS = ['open', 'error', ...Object.values(STREAM_EVENTS)];
/** Sent at the start of a connection, and to each tab that joins it. */
const FIRST_TOLD: readonly string[] = [STREAM_EVENTS.menu, STREAM_EVENTS.restaurant];
/** How long a leader that is not frozen may take to answer. */
const ANSWER_TIMEOUT_MS = 3_000;

let isRefused = false;

/**
 * Connects to a stream, after the event with this number, as one of its screens if it is named. A browser opens six connections to a host,
 * so its tabs share one: the tab that has the lock connects and tells the others what it hears. When
 * it closes, another gets the lock and asks for what followed the last event it heard. One that does
 * not answer is frozen, and the lock is taken from it. Where the browser has no locks or channels,
 * each tab has a connection of its own.
 */
export function openSource(path: string, after: string, screen = ''): Source {
  try {
    if (!isRefused) return new SharedSource(path, after, screen);
  } catch {
    // Missing, or not allowed.
  }
  return Object.assign(connect(path, after, screen), { isShared: false });
}

function connect(path: string, after: string, screen: string): EventSource {
  const asked = [
    ...(screen === '' ? [] : [`pantalla=${screen}`]),
    ...(after === '' ? [] : [`desde=${after}`]),
  ];
  return new EventSource(`/api${path}${asked.length === 0 ? '' : `?${asked.join('&')}`}`);
}

class SharedSource implements Source {
  readonly isShared = true;
  readonly #events = new EventTarget();
  readonly #id = makeIdempotencyKey();
  readonly #path: string;
  readonly #screen: string;
  readonly #channel: BroadcastChannel;
  /** Takes this tab out of the queue for the lock. */
  readonly #queue = new AbortController();
  readonly #answerTimer: ReturnType<typeof setTimeout>;
  /** The number of the last event heard. */
  #after: string;
  #isClosed = false;
  /** Set while this tab leads. */
  #lead: { source: EventSource; isOpen: boolean; release: () => void } | null = null;
  readonly #firstTold = new Map<string, string>();

  constructor(path: string, after: string, screen: string) {
    this.#path = path;
    this.#screen = screen;
    this.#after = after;
    const ask = navigator.locks.request.bind(navigator.locks);
    // Tabs of another user, at another table or with another screen, are never heard.
    const name = JSON.stringify([path, screen, readMirror()]);
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#hear(data));
    void this.#hold(ask(name, { signal: this.#queue.signal }, async () => this.#connect()));
    this.#channel.postMessage({ type: 'hello', from: this.#id });
    this.#answerTimer = setTimeout(() => {
      this.#queue.abort();
      void this.#hold(ask(name, { steal: true }, async () => this.#connect()));
    }, ANSWER_TIMEOUT_MS);
  }

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#events.addEventListener(type, listener as EventListener);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#answerTimer);
    this.#queue.abort();
    this.#channel.close();
    this.#leave();
  }

  /** Resolves when this tab leads no longer. */
  #connect(): Promise<void> {
    clearTimeout(this.#answerTimer);
    return new Promise((release) => {
      if (this.#isClosed) {
        release();
        return;
      }
      const source = connect(this.#path, this.#after, this.#screen);
      this.#lead = { source, isOpen: false, release };
      this.#channel.postMessage({ type: 'here' });
      for (const type of EVENTS) {
        source.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
          const word = { type, data, lastEventId };
          if (type === 'open' && this.#lead) this.#lead.isOpen = true;
          if (FIRST_TOLD.includes(type)) this.#firstTold.set(type, data);
          this.#channel.postMessage(word);
          this.#tell(word);
        });
      }
    });
  }

  #leave(): void {
    this.#lead?.source.close();
    this.#lead?.release();
    this.#lead = null;
  }

  /** Follows what becomes of a lock that was asked for. */
  async #hold(lock: Promise<unknown>): Promise<void> {
    try {
      await lock;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      // Left the queue, to take the lock or for good.
      if (this.#isClosed || (isAborted && !this.#lead)) return;
      // Otherwise another tab has taken the lock from this one, or the browser allows none.
      if (!isAborted) isRefused = true;
      this.#leave();
      this.#tell({ type: 'error' });
    }
  }

  #hear(word: Word): void {
    if (word.type === 'hello') this.#welcome(word.from);
    else if (!this.#lead && (word.to ?? this.#id) === this.#id) {
      clearTimeout(this.#answerTimer);
      this.#tell(word);
    }
  }

  /** A tab that has just come may have missed what a connection is told first. */
  #welcome(to: string | undefined): void {
    if (!this.#lead || to === undefined) return;
    const words: Word[] = [{ type: 'here', lastEventId: this.#after }];
    if (this.#lead.isOpen) words.push({ type: 'open' });
    for (const [type, data] of this.#firstTold) words.push({ type, data });
    for (const word of words) this.#channel.postMessage({ ...word, to });
  }

  #tell({ type, data = '', lastEventId }: Word): void {
    if (lastEventId) this.#after = lastEventId;
    this.#events.dispatchEvent(new MessageEvent(type, { data, lastEventId: this.#after }));
  }
}
