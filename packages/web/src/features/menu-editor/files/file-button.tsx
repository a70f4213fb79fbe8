import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-look.ts';

const copy = MENU_FILE_MESSAGES.choose;

interface FileButtonProps {
  label: string;
  variant: ButtonVariant;
  pending: boolean;
  onChoose: (file: File) => void;
}

/** Opens the device's file picker. The file type is detected from its content. */
export function FileButton({ label, variant, pending, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Reset, so that choosing the same file again, after correcting it, fires another change event.
    currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <Button
        variant={variant}
        icon={<FileUp aria-hidden="true" />}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {/* The button is the visible control; the hidden input is not focusable. */}
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv,.json,.txt,.tsv,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={copy.field}
        onChange={choose}
      />
    </>
  );
}
