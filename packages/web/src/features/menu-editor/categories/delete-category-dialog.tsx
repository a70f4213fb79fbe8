import { categoryFromWire } from '@simplato/contract';
import { deleteCategory, restoreCategory } from '@simplato/contract/staff-endpoints';
import type { Category } from '@simplato/domain';
import { useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CATEGORIES_MESSAGES } from '../../../i18n/es/categories.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import css from './delete-category-dialog.module.css';
import { useDeletion } from '../rows/use-deletion.ts';

const copy = CATEGORIES_MESSAGES.remove;

interface DeleteCategoryDialogProps {
  category: Category;
  /** Categories that its products can be moved to. */
  others: readonly Category[];
  productCount: number;
  onClose: () => void;
  onChanged: (categories: readonly Category[]) => void;
}

/** Asks for confirmation, and what to do with the category's products. */
export function DeleteCategoryDialog({
  category,
  others,
  productCount,
  onClose,
  onChanged,
}: DeleteCategoryDialogProps) {
  const { categories: drafts } = useMenuEditing();
  const { categoryId, name, version } = category;
  const [moveTo, setMoveTo] = useState(others[0]?.categoryId ?? null);
  const [isErasing, setIsErasing] = useState(others.length === 0);
  const groupName = useId();
  const isUnsaved = drafts.read(categoryId) !== undefined;

  function whatBecomesOfProducts(): Record<string, string> {
    if (productCount === 0) return {};
    if (isErasing || moveTo === null) return { borrarproductos: 'true' };
    return { mover: String(moveTo) };
  }

  const deletion = useDeletion({
    remove: async () => {
      const query = { version: String(version), ...whatBecomesOfProducts() };
      const left = await call(deleteCategory, { params: { id: categoryId }, query });
      drafts.discard(categoryId);
      onChanged(left.map(categoryFromWire));
    },
    restore: async () => {
      const list = await call(restoreCategory, { params: { id: categoryId } });
      onChanged(list.map(categoryFromWire));
    },
    done: copy.done(name),
    undone: copy.undone(name),
    onDone: onClose,
  });

  return (
    <ConfirmDialog
      open
      title={copy.title(name)}
      confirm={ROWS_MESSAGES.remove}
      cancel={ROWS_MESSAGES.cancel}
      {...deletion}
      onClose={onClose}
    >
      <p>{productCount === 0 ? copy.empty : copy.withProducts(productCount)}</p>
      {productCount > 0 && (
        <fieldset className={css.choices}>
          {others.length > 0 && (
            <Radio
              name={groupName}
              label={copy.move}
              checked={!isErasing}
              onChange={() => setIsErasing(false)}
            />
          )}
          {!isErasing && (
            <Select
              label={copy.moveTo}
              value={moveTo ?? ''}
              onChange={(event) => setMoveTo(Number(event.target.value))}
            >
              {others.map((other) => (
                <option key={other.categoryId} value={other.categoryId}>
                  {other.name}
                </option>
              ))}
            </Select>
          )}
          <Radio
            name={groupName}
            label={copy.erase}
            checked={isErasing}
            onChange={() => setIsErasing(true)}
          />
          {isErasing && <p className={css.note}>{copy.eraseNote}</p>}
        </fieldset>
      )}
      {isUnsaved && <p>{ROWS_MESSAGES.unsavedIsLost}</p>}
    </ConfirmDialog>
  );
}
