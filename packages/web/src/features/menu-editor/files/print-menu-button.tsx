import { printMenu } from '@simplato/contract/staff-endpoints';
import {
  leftOffPaper,
  MENU_LANGUAGES,
  printedMenuName,
  wallTime,
  type MenuLanguage,
} from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '../../../api/call.ts';
import type { Menu } from '../../../api/read-menu.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRINT_MENU_MESSAGES as copy } from '../../../i18n/es/print-menu.ts';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useMenuEditing } from '../menu-editing.tsx';

interface PrintMenuButtonProps {
  menu: Menu;
  variant: ButtonVariant;
}

/** The menu as a PDF to print, in a language of which it has any text. */
export function PrintMenuButton({ menu, variant }: PrintMenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (menu.products.length === 0) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={<Printer aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.way}
      </Button>
      {isOpen && <PrintMenuDialog menu={menu} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PrintMenuDialog({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const { restaurantId } = useMenuEditing();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [language, setLanguage] = useState<MenuLanguage | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const query = language ? { idioma: language } : {};
      const pdf = await callForFile(printMenu, { query });
      return { pdf, restaurant: await queryClient.ensureQueryData(restaurantQuery(restaurantId)) };
    },
    onSuccess: ({ pdf, restaurant }) => {
      saveFile(printedMenuName(restaurant, wallTime(serverNow()).date, language ?? 'es'), pdf);
      show({ text: copy.done, tone: 'success' });
      onClose();
    },
  });
  const languages = MENU_LANGUAGES.filter((one) => hasTextIn(menu, one));
  const leftOff = leftOffPaper(menu).length;
  return (
    <Dialog
      open
      title={copy.title}
      size="small"
      onClose={onClose}
      actions={
        <Button icon={<FileDown aria-hidden="true" />} pending={isPending} onClick={() => mutate()}>
          {copy.action}
        </Button>
      }
    >
      <p>{copy.text}</p>
      {leftOff > 0 && <p>{copy.leftOff(leftOff)}</p>}
      {languages.length > 0 && (
        <Select
          label={copy.language}
          hint={copy.untranslated}
          value={language ?? ''}
          onChange={({ target }) =>
            setLanguage(languages.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{copy.spanish}</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {ROWS_MESSAGES.translations.languages[one]}
            </option>
          ))}
        </Select>
      )}
      {error && !isPending && (
        <Notice tone="alert" role="alert">
          {failureMessage(error)}
        </Notice>
      )}
    </Dialog>
  );
}

function hasTextIn({ categories, products }: Menu, language: MenuLanguage): boolean {
  return [...categories, ...products].some(({ translations }) => language in translations);
}
