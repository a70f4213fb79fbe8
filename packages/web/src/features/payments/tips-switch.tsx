import { switchTips } from '@simplato/contract/staff-endpoints';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CONNECTION_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { accountQuery } from './account-query.ts';
import css from './payment-connection.module.css';

interface TipsSwitchProps {
  restaurantId: number;
  takesTips: boolean;
}

/** Changes at once, and reverts if saving fails. */
export function TipsSwitch({ restaurantId, takesTips }: TipsSwitchProps) {
  const queryClient = useQueryClient();
  // The requested value while it is being saved, shown immediately; null otherwise.
  const [wished, setWished] = useState<boolean | null>(null);
  const { queryKey } = accountQuery(restaurantId);
  const { mutate, isError } = useMutation({
    mutationFn: async (isOn: boolean) => call(switchTips, { body: { propinas: isOn } }),
    // An account read before the change must not arrive after it.
    onMutate: async () => queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ propinas }) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, takesTips: propinas }),
    // After the cache has told its readers, or the old value is shown in between.
    onSettled: () => notifyManager.schedule(() => setWished(null)),
  });

  const wish = (isOn: boolean) => {
    if (wished !== null) return;
    setWished(isOn);
    mutate(isOn);
  };
  return (
    <div className={css.tips}>
      <Checkbox
        label={copy.tips}
        checked={wished ?? takesTips}
        error={isError && wished === null ? copy.tipsFailed : undefined}
        onChange={(event) => wish(event.target.checked)}
      />
      <p className={css.text}>{copy.tipsText}</p>
    </div>
  );
}
