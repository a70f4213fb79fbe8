import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LegalFooter } from './legal-footer.tsx';

afterEach(() => void vi.useRealTimers());

it('shows the current year by the clock in Spain', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:30Z') });
  const { unmount } = render(<LegalFooter />);
  expect(screen.getByText('© 2026 Simplato')).toBeDefined();
  unmount();
  vi.setSystemTime(new Date('2026-12-31T23:00:30Z'));
  render(<LegalFooter />);
  expect(screen.getByText('© 2027 Simplato')).toBeDefined();
});
