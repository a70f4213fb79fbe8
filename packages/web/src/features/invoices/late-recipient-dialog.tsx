import { type ComponentProps, lazy } from 'react';
import { LateDialog } from '../../ui/late-dialog.tsx';

const RecipientDialog = lazy(async () => ({
  default: (await import('./recipient-dialog.tsx')).RecipientDialog,
}));

/** The dialog in which few say in whose name their invoice is to be: read once it is opened. */
export function LateRecipientDialog(props: ComponentProps<typeof RecipientDialog>) {
  return (
    <LateDialog>
      <RecipientDialog {...props} />
    </LateDialog>
  );
}
