import { deleteProduct } from '@simplato/contract/staff-endpoints';
import type { Product } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { useDeletion } from '../rows/use-deletion.ts';

const copy = PRODUCTS_MESSAGES.remove;

interface DeleteProductDialogProps {
  product: Product;
  onClose: () => void;
  onRemoved: (product: Product) => void;
  onRestore: (product: Product) => Promise<void>;
}

export function DeleteProductDialog({
  product,
  onClose,
  onRemoved,
  onRestore,
}: DeleteProductDialogProps) {
  const { products: drafts } = useMenuEditing();
  const { productId, name, version } = product;
  const deletion = useDeletion({
    remove: async () => {
      await call(deleteProduct, { params: { id: productId }, query: { version: String(version) } });
      drafts.discard(productId);
      onRemoved(product);
    },
    restore: () => onRestore(product),
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
      <p>{copy.text}</p>
      {drafts.read(productId) && <p>{ROWS_MESSAGES.unsavedIsLost}</p>}
    </ConfirmDialog>
  );
}
