import { FileUp } from 'lucide-react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { FileButton } from '../../../ui/file-button.tsx';

interface MenuFileButtonProps {
  label: string;
  variant: ButtonVariant;
  pending: boolean;
  onChoose: (file: File) => void;
}

/** Chooses the file of a menu. */
export function MenuFileButton({ label, ...button }: MenuFileButtonProps) {
  return (
    <FileButton
      {...button}
      icon={<FileUp aria-hidden="true" />}
      label={MENU_FILE_MESSAGES.choose.field}
      accept=".xlsx,.csv,.json,.txt,.tsv,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    >
      {label}
    </FileButton>
  );
}
