import { RefusedError } from '../../../api/call-error.ts';
import { createEmitter } from '../../../emitter.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { differingFields, isSame } from './differing-fields.ts';

/**
 * Unsaved edits of the rows of a list, and their state. They are kept outside the rows, so that
 * neither a filter nor a newer list discards them, and typing re-renders one row only.
 */
export type EditingPhase =
  /** Edited, and only stored here. */
  | 'unsaved'
  | 'saving'
  | 'saved'
  /** The server or a rule refused it; `reason` says why. */
  | 'refused'
  /** Somebody else has changed an edited field; `theirs` is the current row. */
  | 'clash'
  /** Somebody else has deleted the row. */
  | 'gone';

export interface Editing<Row, Draft> {
  /** The row that the edits are based on. */
  base: Row;
  /** The fields that differ from `base`. */
  typed: Partial<Draft>;
  phase: EditingPhase;
  reason: string | null;
  errors: Partial<Record<keyof Draft, string>>;
  theirs: Row | null;
  /** Saved, and these other fields had been changed by somebody else. */
  changedByOthers: readonly (keyof Draft)[];
}

/** How to handle the rows of one kind of list. */
export interface RowKind<Row, Draft> {
  idOf: (row: Row) => number;
  draftOf: (row: Row) => Draft;
  /** Validates the fields before anything is sent. */
  check: (draft: Draft) => Partial<Record<keyof Draft, string>>;
  send: (base: Row, typed: Partial<Draft>) => Promise<Row>;
  /** The current row, from a refusal. */
  currentOf: (refusal: RefusedError) => Row | undefined;
  /** Maps field names on the wire to fields of the draft. */
  fieldOf: Readonly<Record<string, keyof Draft>>;
  /** Called with the row as the server has it now. */
  onRead: (row: Row) => void;
}

export class RowDrafts<Row, Draft extends object> {
  readonly kind: RowKind<Row, Draft>;
  readonly #editings = new Map<number, Editing<Row, Draft>>();
  readonly #emitter = createEmitter();
  #gone: readonly Row[] = [];

  constructor(kind: RowKind<Row, Draft>) {
    this.kind = kind;
  }

  readonly subscribe = this.#emitter.subscribe;

  read(id: number): Editing<Row, Draft> | undefined {
    return this.#editings.get(id);
  }

  /** How many rows have unsaved edits. */
  readonly countUnsaved = (): number =>
    [...this.#editings.values()].filter(({ typed }) => Object.keys(typed).length > 0).length;

  readonly type = (row: Row, change: Partial<Draft>): void => {
    const id = this.kind.idOf(row);
    const before = this.#editings.get(id);
    this.#forgetSaved();
    const base = before === undefined || before.phase === 'saved' ? row : before.base;
    const typed = this.#differing(base, { ...before?.typed, ...change });
    const isBusy = before?.phase === 'saving' || before?.phase === 'gone';
    if (Object.keys(typed).length === 0 && !isBusy) this.#editings.delete(id);
    else this.#put(id, { base, typed, phase: isBusy ? before.phase : 'unsaved' });
    this.#tell();
  };

  /** Discards the edits. */
  readonly discard = (id: number): void => {
    this.#editings.delete(id);
    this.#tell();
  };

  readonly discardAll = (): void => {
    this.#editings.clear();
    this.#tell();
  };

  readonly save = async (id: number): Promise<void> => {
    const editing = this.#editings.get(id);
    if (!editing || editing.phase === 'saving' || Object.keys(editing.typed).length === 0) return;
    const errors = this.kind.check({ ...this.kind.draftOf(editing.base), ...editing.typed });
    const [reason] = Object.values<string | undefined>(errors);
    if (reason !== undefined) {
      this.#set(id, { ...editing, phase: 'refused', reason, errors });
      return;
    }
    this.#put(id, { ...editing, phase: 'saving' });
    this.#tell();
    await this.#send(id, editing.base, editing.typed, []);
  };

  /** Resolves a clash: overwrites the current row with the edits. */
  readonly keepMine = async (id: number): Promise<void> => {
    const editing = this.#editings.get(id);
    if (!editing?.theirs) return;
    this.#put(id, { base: editing.theirs, typed: editing.typed, phase: 'unsaved' });
    await this.save(id);
  };

  /**
   * Resolves a clash: keeps the current values of the clashing fields, and the edits of the others.
   */
  readonly takeTheirs = (id: number): void => {
    const editing = this.#editings.get(id);
    if (!editing?.theirs) return;
    const clashing = this.clashingFields(editing);
    const kept = Object.entries(editing.typed).filter(
      ([field]) => !clashing.includes(field as keyof Draft),
    );
    const typed = this.#differing(editing.theirs, Object.fromEntries(kept) as Partial<Draft>);
    if (Object.keys(typed).length === 0) this.#editings.delete(id);
    else this.#put(id, { base: editing.theirs, typed, phase: 'unsaved' });
    this.#tell();
  };

  /** The edited fields that somebody else has changed meanwhile. */
  clashingFields({ base, theirs, typed }: Editing<Row, Draft>): (keyof Draft)[] {
    if (!theirs) return [];
    const now = this.kind.draftOf(theirs);
    return differingFields(this.kind.draftOf(base), now).filter(
      (field) => field in typed && !isSame(typed[field], now[field]),
    );
  }

  /**
   * Compares the edits with a newer list: edits of rows that are no longer in it must not be lost.
   */
  readonly compare = (rows: readonly Row[]): void => {
    const ids = new Set(rows.map(this.kind.idOf));
    let hasNews = false;
    for (const [id, editing] of this.#editings) {
      const isGone = !ids.has(id) && editing.phase !== 'saving';
      if (isGone === (editing.phase === 'gone')) continue;
      hasNews = true;
      if (Object.keys(editing.typed).length === 0) this.#editings.delete(id);
      else this.#editings.set(id, { ...editing, phase: isGone ? 'gone' : 'unsaved' });
    }
    if (hasNews) this.#tell();
  };

  /** Deleted rows that still have edits; the same array until it changes. */
  readonly goneRows = (): readonly Row[] => this.#gone;

  async #send(
    id: number,
    base: Row,
    sent: Partial<Draft>,
    changedByOthers: readonly (keyof Draft)[],
  ): Promise<void> {
    let saved: Row;
    try {
      saved = await this.kind.send(base, sent);
    } catch (failure) {
      await this.#fail(id, { base, sent, failure, changedByOthers });
      return;
    }
    this.kind.onRead(saved);
    // Edits made while saving are still unsaved.
    const later = this.#editings.get(id)?.typed ?? {};
    const unsent = Object.entries(later).filter(
      ([field, value]) => !isSame(value, sent[field as keyof Draft]),
    );
    const typed = this.#differing(saved, Object.fromEntries(unsent) as Partial<Draft>);
    const phase = Object.keys(typed).length > 0 ? 'unsaved' : 'saved';
    this.#put(id, { base: saved, typed, phase, changedByOthers });
    this.#tell();
  }

  async #fail(
    id: number,
    attempt: {
      base: Row;
      sent: Partial<Draft>;
      failure: unknown;
      changedByOthers: readonly (keyof Draft)[];
    },
  ): Promise<void> {
    const { base, sent, failure } = attempt;
    const typed = this.#editings.get(id)?.typed ?? sent;
    const refusal = failure instanceof RefusedError ? failure : null;
    const theirs = refusal?.code === 'row_changed' ? this.kind.currentOf(refusal) : undefined;
    if (theirs !== undefined) {
      this.kind.onRead(theirs);
      const clash: Editing<Row, Draft> = { ...blank, base, typed, phase: 'clash', theirs };
      if (this.clashingFields(clash).length > 0) {
        this.#set(id, clash);
        return;
      }
      // Two people edited different fields of the same row: retry with both changes.
      const changed = differingFields(this.kind.draftOf(base), this.kind.draftOf(theirs));
      this.#put(id, { base: theirs, typed, phase: 'saving' });
      await this.#send(id, theirs, sent, [...attempt.changedByOthers, ...changed]);
      return;
    }
    const errors: Partial<Record<keyof Draft, string>> = {};
    for (const [path, text] of Object.entries(refusal?.fields ?? {})) {
      const field = this.kind.fieldOf[path.split('.')[0] ?? ''];
      if (field !== undefined) errors[field] = text;
    }
    const [fieldText] = Object.values<string | undefined>(errors);
    const phase = refusal?.code === 'not_found' ? 'gone' : 'refused';
    this.#set(id, {
      ...blank,
      base,
      typed,
      phase,
      errors,
      reason: fieldText ?? failureMessage(failure),
    });
  }

  #differing(base: Row, typed: Partial<Draft>): Partial<Draft> {
    const saved = this.kind.draftOf(base);
    return Object.fromEntries(
      Object.entries(typed).filter(([field, value]) => !isSame(value, saved[field as keyof Draft])),
    ) as Partial<Draft>;
  }

  /** While somebody is typing, "Guardado" has been read and can go. */
  #forgetSaved(): void {
    for (const [id, { phase }] of this.#editings) {
      if (phase === 'saved') this.#editings.delete(id);
    }
  }

  #put(id: number, { base, typed, phase, changedByOthers = [] }: PlainEditing<Row, Draft>): void {
    this.#editings.set(id, { ...blank, base, typed, phase, changedByOthers });
  }

  #set(id: number, editing: Editing<Row, Draft>): void {
    this.#editings.set(id, editing);
    this.#tell();
  }

  #tell(): void {
    const gone = [...this.#editings.values()].filter(({ phase }) => phase === 'gone');
    if (gone.length > 0 || this.#gone.length > 0) this.#gone = gone.map(({ base }) => base);
    this.#emitter.emit();
  }
}

type PlainEditing<Row, Draft> = Pick<Editing<Row, Draft>, 'base' | 'typed' | 'phase'> &
  Partial<Pick<Editing<Row, Draft>, 'changedByOthers'>>;

const blank = { reason: null, errors: {}, theirs: null, changedByOthers: [] };
