import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** From this share of the length on, a field shows how much of it is used. */
const NEARLY_FULL = 0.8;

interface Length {
  /** What was pasted and did not fit; undefined if everything did. */
  warning: string | undefined;
  /** "131/140", once there is little room left. */
  counter: string | undefined;
  onPaste: (event: ClipboardEvent<Control>) => void;
  onInput: (event: FormEvent<Control>) => void;
}

/** A browser cuts what is pasted at `maxLength` without a word, in the middle of an allergy. */
export function useLength(maxLength: number | undefined): Length {
  const { cut } = useMessages(UI_MESSAGES);
  const [left, setLeft] = useState('');
  const [length, setLength] = useState(0);
  const most = maxLength ?? Infinity;
  return {
    warning: left === '' ? undefined : cut(most, left),
    counter: length >= most * NEARLY_FULL ? `${length}/${most}` : undefined,
    onPaste: ({ clipboardData, currentTarget }) => {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
      setLeft(pasted.slice(Math.max(0, most - value.length + replaced)).trim());
    },
    onInput: ({ currentTarget: { value } }) => {
      setLength(value.length);
      if (value.length < most) setLeft('');
    },
  };
}
