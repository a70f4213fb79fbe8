import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A wait ends as soon as it may; this is only how long a busy machine is given.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);

// The test's page knows no popovers: their contents are simply there.
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
});
