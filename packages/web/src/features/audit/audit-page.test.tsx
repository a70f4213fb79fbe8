import { COOKIES, listAudit } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AuditPage } from './audit-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('marks the changes of the filter before while those of the new one are loading', async () => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  history.replaceState(null, '', '/restaurants/cambios');
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('area=')
      ? new Promise(() => undefined)
      : Response.json(listAudit.example.answer),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuditPage />
    </QueryClientProvider>,
  );
  const list = await screen.findByRole('list', { name: 'Registro de cambios' });
  expect(list.getAttribute('aria-busy')).toBe('false');
  await userEvent.selectOptions(screen.getByLabelText('Qué parte'), 'Equipo');
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(/^Cargando/);
});
