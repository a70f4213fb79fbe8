import {
  errorMessage,
  MENU_FILE_MAX_BYTES,
  type LetterKind,
  type MenuCountsWire,
  type MenuPreviewWire,
  type PreviewRowWire,
} from '@simplato/contract';
import { importMenuFile, previewMenuFile } from '@simplato/contract/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { openWorkbook } from './open-workbook.ts';
import { rowsShown } from './shown-rows.ts';
import { isWorkbook } from './workbook-kind.ts';
import type { WorkbookSheet } from './workbook.ts';

/** A workbook may have pictures in it, which are not sent. */
const WORKBOOK_MAX_BYTES = 10 * 1024 * 1024;

/**
 * The file's content, read once: a browser refuses to upload a file that has changed on disk since
 * it was chosen.
 */
interface ChosenFile {
  name: string;
  content: Blob;
  /** How its letters are written, once somebody was asked. */
  letters?: LetterKind;
}

/** One of the menus that a file may be. */
export interface MenuReading {
  label: string;
  /** Its first lines, by which people recognise it. */
  lines: readonly string[];
  file: ChosenFile;
}

export interface MenuQuestion {
  about: 'letters' | 'sheet';
  name: string;
  readings: readonly MenuReading[];
}

export interface Previewed {
  file: ChosenFile;
  preview: MenuPreviewWire;
}

export type MenuFileStage =
  | { kind: 'choose' }
  | { kind: 'reading' }
  | ({ kind: 'asking' } & MenuQuestion)
  | ({ kind: 'preview' | 'storing' } & Previewed)
  | { kind: 'done'; counts: MenuCountsWire; leftOut: readonly PreviewRowWire[] };

export interface MenuFileState {
  stage: MenuFileStage;
  /** The last error message. */
  problem: string | null;
  choose: (file: File) => void;
  take: (reading: MenuReading) => void;
  /** All of it; or, with `withoutErrors`, only the rows that have none. */
  confirm: (previewed: Previewed, withoutErrors: boolean) => void;
  startAgain: () => void;
}

/** The steps of an import: choose a file, check the preview, apply it. */
export function useMenuFile(): MenuFileState {
  const { restaurantId } = useMenuEditing();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<MenuFileStage>({ kind: 'choose' });
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File) {
    setProblem(null);
    setStage({ kind: 'reading' });
    try {
      const [only, ...others] = await menusIn(file);
      if (others.length === 0) await show(only.file);
      else {
        const readings = [only, ...others];
        setStage({ kind: 'asking', about: 'sheet', name: file.name, readings });
      }
    } catch (failure) {
      fail(failure);
    }
  }

  /** Previews the file, or asks how it is to be read. */
  async function show(file: ChosenFile) {
    try {
      const query = lettersOf(file);
      const preview = await call(previewMenuFile, { query, file: file.content });
      setStage({ kind: 'preview', file, preview });
    } catch (failure) {
      if (!(failure instanceof RefusedError) || failure.readings.length === 0) throw failure;
      const readings = failure.readings.map(({ letras, lineas }) => ({
        label: MENU_FILE_MESSAGES.ask.letterKinds[letras],
        lines: lineas,
        file: { ...file, letters: letras },
      }));
      setStage({ kind: 'asking', about: 'letters', name: file.name, readings });
    }
  }

  function fail(failure: unknown) {
    setStage({ kind: 'choose' });
    setProblem(fileFailure(failure));
  }

  async function store({ file, preview }: Previewed, withoutErrors: boolean) {
    setProblem(null);
    setStage({ kind: 'storing', file, preview });
    try {
      const query = {
        huella: preview.huella,
        ...lettersOf(file),
        ...(withoutErrors ? { sinerrores: 'true' } : {}),
      };
      const counts = await call(importMenuFile, { query, file: file.content });
      void queryClient.invalidateQueries(staffMenuQuery(restaurantId));
      setStage({ kind: 'done', counts, leftOut: rowsShown(preview.filas, 'errors') });
    } catch (failure) {
      const now = failure instanceof RefusedError ? failure.currentPreview : undefined;
      setStage({ kind: 'preview', file, preview: now ?? preview });
      setProblem(fileFailure(failure));
    }
  }

  return {
    stage,
    problem,
    choose: (file) => void read(file),
    take: ({ file }) => {
      setStage({ kind: 'reading' });
      show(file).catch(fail);
    },
    confirm: (previewed, withoutErrors) => void store(previewed, withoutErrors),
    startAgain: () => {
      setStage({ kind: 'choose' });
      setProblem(null);
    },
  };
}

const lettersOf = ({ letters }: ChosenFile): Readonly<Record<string, string>> =>
  letters ? { letras: letters } : {};

class UnreadableFileError extends Error {}

/** A file that was not sent: why is its message. */
class RefusedFileError extends Error {}

/** The menus that a file may be: itself, or the sheets of a workbook, as they would be saved. */
async function menusIn(file: File): Promise<[MenuReading, ...MenuReading[]]> {
  if (file.size > WORKBOOK_MAX_BYTES) throw tooLarge();
  const bytes = await bytesOf(file);
  if (!isWorkbook(bytes)) return [readingOf({ name: file.name, lines: [] }, [bytes])];
  const opened = await openWorkbook(bytes);
  if (typeof opened === 'string') {
    throw new RefusedFileError(MENU_FILE_MESSAGES.workbook[opened]);
  }
  const isOne = opened.length === 1;
  const [first, ...others] = opened.map(({ name, csv, lines }) => {
    const title = isOne ? file.name : MENU_FILE_MESSAGES.sheetOf(file.name, name);
    return { ...readingOf({ name: title, lines }, [csv]), label: name };
  });
  if (!first) throw new RefusedFileError(MENU_FILE_MESSAGES.workbook.empty);
  return [first, ...others];
}

function readingOf({ name, lines }: Pick<WorkbookSheet, 'name' | 'lines'>, parts: BlobPart[]) {
  const content = new Blob(parts);
  if (content.size > MENU_FILE_MAX_BYTES) throw tooLarge();
  return { label: name, lines, file: { name, content } };
}

const tooLarge = () => new RefusedFileError(errorMessage('menu_file_too_large'));

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new UnreadableFileError('The device does not give the file', { cause });
  }
}

function fileFailure(failure: unknown): string {
  if (failure instanceof RefusedFileError) return failure.message;
  if (failure instanceof UnreadableFileError) return MENU_FILE_MESSAGES.choose.unreadable;
  const words = failureMessage(failure);
  const reason = failure instanceof RefusedError ? failure.fields['archivo'] : undefined;
  const after = failure instanceof UnansweredError ? MENU_FILE_MESSAGES.preview.harmless : reason;
  return after === undefined ? words : `${words} ${after}`;
}
