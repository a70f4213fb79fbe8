import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Waits end as soon as the condition holds; this is only the limit for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library does this by itself only when the test functions are globals.
afterEach(cleanup);

// jsdom has no popovers; their contents are always shown.
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
});

/*
 * The files share their worker's page, which takes a second to make. Each finds it as new, reads its
 * modules anew, because some keep what a visit has begun, and leaves nothing that goes on.
 */
vi.resetModules();

const ends: (() => void)[] = [];

for (const owner of [document, navigator]) {
  const before = new Set(Reflect.ownKeys(owner));
  ends.push(() => {
    for (const name of Reflect.ownKeys(owner)) {
      if (!before.has(name)) Reflect.deleteProperty(owner, name);
    }
  });
}
for (const target of [window, document]) {
  // oxlint-disable-next-line typescript/unbound-method -- called by `apply` alone, with its target.
  const add = target.addEventListener;
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    add.apply(target, args);
    // React listens to this once, for all files.
    if (args[0] !== 'selectionchange') ends.push(() => target.removeEventListener(...args));
  };
  ends.push(() => (target.addEventListener = add));
}
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name];
  const startUntilTheEnd = (...args: Parameters<typeof setTimeout>) => {
    const timer = start(...args);
    ends.push(() => clearTimeout(timer));
    return timer;
  };
  Object.assign(globalThis, { [name]: startUntilTheEnd });
  ends.push(() => Object.assign(globalThis, { [name]: start }));
}
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    ends.push(() => this.close());
  }
};
ends.push(() => (globalThis.BroadcastChannel = Channel));

afterAll(async () => {
  vi.useRealTimers();
  // What a query imports late would be the next file's module, and what it does there that file's doing.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const end of ends) end();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    for (const path of ['', '; path=/']) {
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT${path}`;
    }
  }
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
});
