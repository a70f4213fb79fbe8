import {
  errorMessage,
  MENU_FILE_MAX_BYTES,
  type MenuCountsWire,
  type MenuPreviewWire,
} from '@simplato/contract';
import { importMenuFile, previewMenuFile } from '@simplato/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';

/**
 * The file's content, read once: a browser refuses to upload a file that has changed on disk since
 * it was chosen.
 */
interface ChosenFile {
  name: string;
  content: Blob;
}

export interface Previewed {
  file: ChosenFile;
  preview: MenuPreviewWire;
}

export type MenuFileStage =
  | { kind: 'choose' }
  | { kind: 'reading' }
  | ({ kind: 'preview' | 'storing' } & Previewed)
  | { kind: 'done'; counts: MenuCountsWire };

export interface MenuFileState {
  stage: MenuFileStage;
  /** The last error message. */
  problem: string | null;
  choose: (file: File) => void;
  confirm: (previewed: Previewed) => void;
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
    if (file.size > MENU_FILE_MAX_BYTES) {
      setStage({ kind: 'choose' });
      setProblem(errorMessage('menu_file_too_large'));
      return;
    }
    setStage({ kind: 'reading' });
    try {
      const chosen = { name: file.name, content: await contentOf(file) };
      const preview = await call(previewMenuFile, { file: chosen.content });
      setStage({ kind: 'preview', file: chosen, preview });
    } catch (failure) {
      setStage({ kind: 'choose' });
      setProblem(fileFailure(failure));
    }
  }

  async function store({ file, preview }: Previewed) {
    setProblem(null);
    setStage({ kind: 'storing', file, preview });
    try {
      const query = { huella: preview.huella };
      const counts = await call(importMenuFile, { query, file: file.content });
      void queryClient.invalidateQueries(staffMenuQuery(restaurantId));
      setStage({ kind: 'done', counts });
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
    confirm: (previewed) => void store(previewed),
    startAgain: () => {
      setStage({ kind: 'choose' });
      setProblem(null);
    },
  };
}

class UnreadableFileError extends Error {}

async function contentOf(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch (cause) {
    throw new UnreadableFileError('The device does not give the file', { cause });
  }
}

function fileFailure(failure: unknown): string {
  if (failure instanceof UnreadableFileError) return MENU_FILE_MESSAGES.choose.unreadable;
  const words = failureMessage(failure);
  const reason = failure instanceof RefusedError ? failure.fields['archivo'] : undefined;
  const after = failure instanceof UnansweredError ? MENU_FILE_MESSAGES.preview.harmless : reason;
  return after === undefined ? words : `${words} ${after}`;
}
