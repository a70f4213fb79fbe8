import { describe, expect, it, vi } from 'vitest';
import { RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { RowDrafts } from './row-drafts.ts';

interface Product {
  id: number;
  version: number;
  name: string;
  price: string;
}
type Typed = Pick<Product, 'name' | 'price'>;

const PRODUCT: Product = { id: 7, version: 1, name: 'Salmorejo', price: '7,00 €' };

/** Rows with a fake server: its current row, and what was sent to it. */
function openRows(now: Product = PRODUCT) {
  const server = { now, sent: [] as Partial<Typed>[], answer: null as Promise<unknown> | null };
  const seen: Product[] = [];
  const rows = new RowDrafts<Product, Typed>({
    idOf: ({ id }) => id,
    draftOf: ({ name, price }) => ({ name, price }),
    check: ({ name }) => (name === '' ? { name: 'Falta el nombre' } : {}),
    send: async (base, typed) => {
      server.sent.push(typed);
      await server.answer;
      if (base.version !== server.now.version) throw refusal('row_changed');
      server.now = { ...server.now, ...typed, version: server.now.version + 1 };
      return server.now;
    },
    currentOf: () => server.now,
    fieldOf: { nombre: 'name', precio: 'price' },
    onRead: (product) => seen.push(product),
  });
  const words = () => {
    const editing = rows.read(7);
    return editing && { phase: editing.phase, typed: editing.typed };
  };
  return { rows, server, seen, words };
}

function refusal(code: 'row_changed' | 'not_found' | 'bad_request', fields = {}) {
  return new RefusedError({ code, message: `Refused: ${code}`, fields });
}

describe('typing', () => {
  it('is unsaved until it is the stored value again', () => {
    const { rows, words } = openRows();
    rows.type(PRODUCT, { name: 'Gazpacho' });
    expect(words()).toEqual({ phase: 'unsaved', typed: { name: 'Gazpacho' } });
    expect(rows.countUnsaved()).toBe(1);
    rows.type(PRODUCT, { name: 'Salmorejo' });
    expect(words()).toBeUndefined();
    expect(rows.countUnsaved()).toBe(0);
  });

  it('notifies its listeners', () => {
    const { rows } = openRows();
    const listener = vi.fn<() => void>();
    rows.subscribe(listener);
    rows.type(PRODUCT, { name: 'Gazpacho' });
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('saving', () => {
  it('sends only the fields that were typed, and confirms that they are stored', async () => {
    const { rows, server, seen, words } = openRows();
    rows.type(PRODUCT, { price: '8,00 €' });
    const saving = rows.save(7);
    expect(words()?.phase).toBe('saving');
    await saving;
    expect(server.sent).toEqual([{ price: '8,00 €' }]);
    expect(words()).toEqual({ phase: 'saved', typed: {} });
    expect(seen).toEqual([{ ...PRODUCT, version: 2, price: '8,00 €' }]);
  });

  it('keeps what is typed while a save is in progress', async () => {
    const { rows, server, words } = openRows();
    let arrive = () => {};
    server.answer = new Promise<void>((resolve) => (arrive = resolve));
    rows.type(PRODUCT, { name: 'Gazpacho' });
    const saving = rows.save(7);
    rows.type(PRODUCT, { name: 'Gazpacho andaluz' });
    arrive();
    await saving;
    expect(words()).toEqual({ phase: 'unsaved', typed: { name: 'Gazpacho andaluz' } });
    expect(rows.read(7)?.base.version).toBe(2);
  });

  it('checks the rules before it asks the server', async () => {
    const { rows, server } = openRows();
    rows.type(PRODUCT, { name: '' });
    await rows.save(7);
    expect(server.sent).toEqual([]);
    expect(rows.read(7)).toMatchObject({
      phase: 'refused',
      reason: 'Falta el nombre',
      typed: { name: '' },
    });
  });
});

describe('a refused change', () => {
  it('keeps the input, with the reason and its field', async () => {
    const { rows, server } = openRows();
    server.answer = Promise.reject(refusal('bad_request', { 'precio.0': 'No es un precio' }));
    rows.type(PRODUCT, { price: 'x' });
    await rows.save(7);
    expect(rows.read(7)).toMatchObject({
      phase: 'refused',
      typed: { price: 'x' },
      reason: 'No es un precio',
      errors: { price: 'No es un precio' },
      base: { price: '7,00 €' },
    });
  });

  it('can be sent again if there was no answer', async () => {
    const { rows, server, words } = openRows();
    server.answer = Promise.reject(new UnansweredError());
    rows.type(PRODUCT, { price: '8,00 €' });
    await rows.save(7);
    expect(rows.read(7)?.reason).toMatch(/^No hay conexión/);
    server.answer = null;
    await rows.save(7);
    expect(words()?.phase).toBe('saved');
  });

  it('can be discarded', async () => {
    const { rows, words } = openRows();
    rows.type(PRODUCT, { name: '' });
    await rows.save(7);
    rows.discard(7);
    expect(words()).toBeUndefined();
  });
});

describe('when somebody else changes the same row', () => {
  const theirs = { ...PRODUCT, version: 2, name: 'Salmorejo cordobés' };

  it('at the same field, nothing is stored, and both values can be chosen from', async () => {
    const { rows, server, seen } = openRows(theirs);
    rows.type(PRODUCT, { name: 'Salmorejo de la casa' });
    await rows.save(7);
    const editing = rows.read(7)!;
    expect(editing).toMatchObject({
      phase: 'clash',
      theirs,
      typed: { name: 'Salmorejo de la casa' },
    });
    expect(rows.clashingFields(editing)).toEqual(['name']);
    expect(server.now).toBe(theirs);
    expect(seen).toEqual([theirs]);
  });

  it('choosing mine overwrites theirs', async () => {
    const { rows, server, words } = openRows(theirs);
    rows.type(PRODUCT, { name: 'Salmorejo de la casa' });
    await rows.save(7);
    await rows.keepMine(7);
    expect(words()?.phase).toBe('saved');
    expect(server.now).toMatchObject({ name: 'Salmorejo de la casa', version: 3 });
  });

  it('choosing theirs keeps my changes to other fields', async () => {
    const { rows, server, words } = openRows(theirs);
    rows.type(PRODUCT, { name: 'Salmorejo de la casa', price: '8,00 €' });
    await rows.save(7);
    rows.takeTheirs(7);
    expect(words()).toEqual({ phase: 'unsaved', typed: { price: '8,00 €' } });
    await rows.save(7);
    expect(server.now).toMatchObject({ name: 'Salmorejo cordobés', price: '8,00 €' });
  });

  it('at another field, both are stored, and I am notified', async () => {
    const { rows, server } = openRows(theirs);
    rows.type(PRODUCT, { price: '8,00 €' });
    await rows.save(7);
    expect(rows.read(7)).toMatchObject({ phase: 'saved', changedByOthers: ['name'] });
    expect(server.now).toMatchObject({ name: 'Salmorejo cordobés', price: '8,00 €' });
  });

  it('deleting it does not lose what was typed', () => {
    const { rows, words } = openRows();
    rows.type(PRODUCT, { name: 'Gazpacho' });
    rows.compare([]);
    expect(words()).toEqual({ phase: 'gone', typed: { name: 'Gazpacho' } });
    expect(rows.goneRows()).toEqual([PRODUCT]);
    rows.compare([PRODUCT]);
    expect(words()).toEqual({ phase: 'unsaved', typed: { name: 'Gazpacho' } });
    expect(rows.goneRows()).toEqual([]);
  });
});
