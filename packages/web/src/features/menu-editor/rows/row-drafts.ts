import { RefusedError } from '../../../api/call-error.ts';
import { createListeners } from '../../../listeners.ts';
import { failureWords } from '../../session/failure-words.ts';
import { differingFields, isSame } from './differing-fields.ts';

/**
 * What somebody has typed into the rows of a list and what became of it. It lives outside the rows, so
 * that neither a filter nor a newer list takes anything typed away, and a keystroke draws one row.
 */
export type EditingPhase =
  /** Typed, and nowhere but here. */
  | 'unsaved'
  | 'saving'
  | 'saved'
  /** The server, or a rule, said no; `reason` says why. */
  | 'refused'
  /** Somebody else has changed a field that was typed into; `theirs` is the row of now. */
  | 'clash'
  /** Somebody else has deleted the row. */
  | 'gone';

export interface Editing<Row, Draft> {
  /** The row on which the typing began. */
  base: Row;
  /** The fields that say something else than `base`. */
  typed: Partial<Draft>;
  phase: EditingPhase;
  reason: string | null;
  errors: Partial<Record<keyof Draft, string>>;
  theirs: Row | null;
  /** Saved, while somebody else had changed these other fields. */
  changedByOthers: readonly (keyof Draft)[];
}

/** What the rows of one kind of list are. */
export interface RowKind<Row, Draft> {
  idOf: (row: Row) => number;
  draftOf: (row: Row) => Draft;
  /** What is wrong with the fields, before the server is asked. */
  check: (draft: Draft) => Partial<Record<keyof Draft, string>>;
  send: (base: Row, typed: Partial<Draft>) => Promise<Row>;
  /** The row of now that came with a refusal. */
  currentOf: (refusal: RefusedError) => Row | undefined;
  /** The draft's field that a wire's field is about. */
  fieldOf: Readonly<Record<string, keyof Draft>>;
  /** The row as the server has it now. */
  onRead: (row: Row) => void;
}

export class RowDrafts<Row, Draft extends object> {
  readonly kind: RowKind<Row, Draft>;
  readonly #editings = new Map<number, Editing<Row, Draft>>();
  readonly #listeners = createListeners();
  #gone: readonly Row[] = [];

  constructor(kind: RowKind<Row, Draft>) {
    this.kind = kind;
  }

  readonly subscribe = this.#listeners.subscribe;

  read(id: number): Editing<Row, Draft> | undefined {
    return this.#editings.get(id);
  }

  /** How many rows hold something that is nowhere but here. */
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

  /** Back to what is saved. */
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

  /** Of a clash: what was typed goes over what is there now. */
  readonly keepMine = async (id: number): Promise<void> => {
    const editing = this.#editings.get(id);
    if (!editing?.theirs) return;
    this.#put(id, { base: editing.theirs, typed: editing.typed, phase: 'unsaved' });
    await this.save(id);
  };

  /** Of a clash: what is there now stays, and what was typed into other fields too. */
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

  /** The typed fields that somebody else has meanwhile given another value. */
  clashingFields({ base, theirs, typed }: Editing<Row, Draft>): (keyof Draft)[] {
    if (!theirs) return [];
    const now = this.kind.draftOf(theirs);
    return differingFields(this.kind.draftOf(base), now).filter(
      (field) => field in typed && !isSame(typed[field], now[field]),
    );
  }

  /** A newer list is here: what was typed into a row that is no longer in it must not go with it. */
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

  /** Rows that only live on in what was typed into them; the same list until there are others. */
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
    // Whatever was typed while it was on its way is still to be saved.
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
      // Two people at one row and not at one field: both are right.
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
      reason: fieldText ?? failureWords(failure),
    });
  }

  #differing(base: Row, typed: Partial<Draft>): Partial<Draft> {
    const saved = this.kind.draftOf(base);
    return Object.fromEntries(
      Object.entries(typed).filter(([field, value]) => !isSame(value, saved[field as keyof Draft])),
    ) as Partial<Draft>;
  }

  /** "Guardado" has been read by whoever goes on typing. */
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
    this.#listeners.tell();
  }
}

type PlainEditing<Row, Draft> = Pick<Editing<Row, Draft>, 'base' | 'typed' | 'phase'> &
  Partial<Pick<Editing<Row, Draft>, 'changedByOthers'>>;

const blank = { reason: null, errors: {}, theirs: null, changedByOthers: [] };
