import { useSyncExternalStore } from 'react';
import { CACHES } from '../../worker/cache-names.ts';
import { isMarkedSignedOut } from '../api/mirror-cookies.ts';
import { hasBeenLeft } from '../api/session-changes.ts';
import { createEmitter } from '../emitter.ts';

/**
 * One key of the browser's storage as a store: survives a reload, follows the other tabs, and never
 * throws. Unreadable content counts as empty; if the storage is full or blocked, memory is used
 * instead, so that the visit can continue.
 */
export interface StoredValue<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** False while it is in memory alone, and lost with the page. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface StoredValueOptions<Value> {
  key: string;
  empty: Value;
  /** Converts the stored JSON; null if it is invalid. */
  parse: (json: unknown) => Value | null;
  toJson: (value: Value) => unknown;
  /** Kept where nobody is logged in too; all else is dropped once somebody has logged out. */
  outsideSessions?: boolean;
}

const forgetters = new Set<() => void>();

export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, empty, parse, toJson } = options;
  let seenText: string | null = null;
  let seen = empty;
  /** Set while the storage refuses writes. */
  let inMemory: { text: string | null } | null = null;

  const { subscribe, emit } = createEmitter({
    first: () => window.addEventListener('storage', handleStorage),
    last: () => window.removeEventListener('storage', handleStorage),
  });
  function handleStorage(event: StorageEvent) {
    // A null key means clear() in another tab.
    if (event.key === key || event.key === null) emit();
  }

  forgetters.add(() => {
    inMemory = null;
    emit();
  });

  return {
    read: () => {
      const text = inMemory ? inMemory.text : readText(key);
      if (text !== seenText) {
        seenText = text;
        seen = text === null ? empty : (parse(parseJson(text)) ?? empty);
      }
      return seen;
    },
    write: (value) => {
      if (!options.outsideSessions && isVisitOver()) return;
      const text = value === empty ? null : JSON.stringify(toJson(value));
      inMemory = writeText(key, text) ? null : { text };
      emit();
    },
    isKept: () => inMemory === null,
    subscribe,
  };
}

/** Somebody has logged out, here or in another tab: what is written now are late answers to their calls. */
function isVisitOver(): boolean {
  return isMarkedSignedOut() || hasBeenLeft();
}

export function useStoredValue<Value>(stored: StoredValue<Value>, onServer: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.read, () => onServer);
}

export function useIsKept({
  subscribe,
  isKept,
}: Pick<StoredValue<unknown>, 'subscribe' | 'isKept'>): boolean {
  return useSyncExternalStore(subscribe, isKept, () => true);
}

/** Clears both storages, their in-memory replacements and the cached menu. */
export function clearStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].clear();
    } catch {
      // Storage is blocked, so there is nothing in it.
    }
  }
  for (const forget of forgetters) forget();
  for (const name of [CACHES.menu, CACHES.pictures]) void dropCache(name);
}

async function dropCache(name: string): Promise<void> {
  try {
    await caches.delete(name);
  } catch {
    // Missing on insecure origins, or blocked.
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
