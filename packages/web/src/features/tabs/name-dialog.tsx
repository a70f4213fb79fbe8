import { nameMember } from '@simplato/contract/endpoints';
import {
  isMemberNameTaken,
  MEMBER_NAME_LENGTH,
  memberNameFault,
  type Member,
} from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useFailureMessage } from '../../forms/failure-message.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useSession } from '../session/session-store.ts';
import { syncTab } from '../place/sync-tab.ts';

/** One's own name at the table, as the others and the restaurant see it. */
export function NameDialog({
  name,
  others,
  onClose,
}: {
  name: string;
  others: readonly Pick<Member, 'name'>[];
  onClose: () => void;
}) {
  const { naming } = useMessages(TAB_MESSAGES);
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const failureMessage = useFailureMessage();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<'wrong' | 'taken' | null>(null);
  const saving = useMutation({
    mutationFn: async (nombre: string) => call(nameMember, { body: { nombre } }),
    onSuccess: (tab) => {
      if (restaurantId !== null) syncTab(queryClient, restaurantId, tab);
      onClose();
    },
  });
  return (
    <Dialog open title={naming.title} size="small" onClose={onClose}>
      <FormShell
        onSubmit={(event) => {
          event.preventDefault();
          const isTaken = isMemberNameTaken(typed, others);
          const found = memberNameFault(typed) !== null ? 'wrong' : isTaken ? 'taken' : null;
          setFault(found);
          if (found === null) saving.mutate(typed);
        }}
        pending={saving.isPending}
        error={saving.isError ? failureMessage(saving.error) : null}
        submitLabel={naming.save}
      >
        <Field
          label={naming.label}
          hint={naming.hint}
          error={fault === null ? undefined : naming[fault]}
          autoComplete="given-name"
          maxLength={MEMBER_NAME_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(null);
          }}
        />
      </FormShell>
    </Dialog>
  );
}
