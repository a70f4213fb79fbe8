import { type Category, categoryNameRule } from '@simplato/domain';
import { CATEGORIES_MESSAGES } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormShell } from '../../../ui/form-shell.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { sendNewCategory } from './create-category.ts';

const copy = CATEGORIES_MESSAGES.dialog;
const RULES = { name: categoryNameRule };

interface AddCategoryDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (categories: readonly Category[]) => void;
}

export function AddCategoryDialog({ isOpen, onClose, onAdded }: AddCategoryDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.title} size="small">
      <AddCategoryForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function AddCategoryForm({ onClose, onAdded }: Omit<AddCategoryDialogProps, 'isOpen'>) {
  const { restaurantId } = useMenuEditing();
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { name: '' },
    rules: RULES,
    fieldOf: { nombrecategoria: 'name' },
    send: async ({ name }) => {
      onAdded(await sendNewCategory(restaurantId, name));
      onClose();
      show({ text: copy.added(name.trim()), tone: 'success' });
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {ROWS_MESSAGES.cancel}
        </Button>
      }
    >
      <Field
        label={CATEGORIES_MESSAGES.name}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
    </FormShell>
  );
}
