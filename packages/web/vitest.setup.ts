import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waits end as soon as the condition holds; this is only the limit for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library does this by itself only when the test functions are globals.
afterEach(cleanup);

// jsdom has no popovers; their contents are always shown.
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
});
