import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Toast, ToastProvider, useToast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Trigger({ toast }: { toast: Toast }) {
  const toaster = useToast();
  return <button onClick={() => toaster.show(toast)}>Quitar</button>;
}

function show(toast: Toast) {
  render(
    <ToastProvider>
      <Trigger toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Quitar'));
}

it('undoes once and disappears', () => {
  const onClick = vi.fn();
  show({ text: 'Salmorejo quitado.', action: { label: 'Deshacer', onClick } });
  fireEvent.click(screen.getByText('Deshacer'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Salmorejo quitado.')).toBeNull();
});

it('stays while the pointer is over it', () => {
  show({ text: 'Carta actualizada.', durationMs: 5_000 });
  const text = screen.getByText('Carta actualizada.');
  fireEvent.pointerEnter(text);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Carta actualizada.')).not.toBeNull();
  fireEvent.pointerLeave(text);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Carta actualizada.')).toBeNull();
});

it('keeps its action while a dialog is open over it', () => {
  show({ text: 'Mesa 4: en preparación.', action: { label: 'Deshacer', onClick: vi.fn() } });
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Deshacer')).not.toBeNull();
  dialog.remove();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.queryByText('Deshacer')).toBeNull();
});

it('interrupts a screen reader only for an error', () => {
  show({ text: 'No llegamos a la cocina.', tone: 'alert' });
  expect(screen.getByText('No llegamos a la cocina.').closest('[role=alert]')).not.toBeNull();
});
