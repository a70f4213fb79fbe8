import { switchTips } from '@simplato/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CONNECTION_COPY as copy } from '../../copy/payments.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { accountQuery } from './account-query.ts';
import css from './payment-connection.module.css';

interface TipsSwitchProps {
  restaurantId: number;
  takesTips: boolean;
}

/** Shown at once, and put back when it was not stored. */
export function TipsSwitch({ restaurantId, takesTips }: TipsSwitchProps) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQuery(restaurantId);
  const know = (isOn: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, takesTips: isOn });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (isOn: boolean) => call(switchTips, { body: { propinas: isOn } }),
    onMutate: (isOn) => know(isOn),
    onSuccess: ({ propinas }) => know(propinas),
    onError: (_failure, isOn) => know(!isOn),
  });
  return (
    <div className={css.tips}>
      <Checkbox
        label={copy.tips}
        checked={takesTips}
        disabled={isPending}
        error={isError ? copy.tipsFailed : undefined}
        onChange={(event) => mutate(event.target.checked)}
      />
      <p className={css.text}>{copy.tipsText}</p>
    </div>
  );
}
