import { useMemo, useState } from 'react';
import { BOARD_COPY } from '../../copy/board.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { createBoardClock } from './board-clock.ts';
import { arrangeColumns, COLUMNS } from './board-columns.ts';
import css from './board.module.css';
import { BoardHeader } from './board-header.tsx';
import { ColumnDeck } from './column-deck.tsx';
import { createOrderBook } from './order-book.ts';
import { createStepRunner } from './step-runner.ts';
import { SilenceNotice } from './silence-notice.tsx';
import { StreamAlert, useIsDown } from './stream-alert.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useBell } from './use-bell.ts';
import { useBoardTitle } from './use-board-title.ts';
import { useOrders } from './use-orders.ts';
import { useStepButtons } from './use-step-buttons.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface BoardProps {
  restaurantId: number;
  houseName: string;
}

export function Board({ restaurantId, houseName }: BoardProps) {
  const [book] = useState(createOrderBook);
  const [clock] = useState(createBoardClock);
  const toaster = useToast();

  const live = useOrders(restaurantId, book, clock);
  const { columns, pendingPayments } = useMemo(
    () => arrangeColumns(live.orders?.values() ?? []),
    [live.orders],
  );
  const board = useMemo(
    () => (live.orders ? COLUMNS.flatMap((column) => columns[column]) : null),
    [live.orders, columns],
  );
  const arrivals = useArrivals(restaurantId, board);
  const sound = useBell(arrivals.fresh);
  const { refetch } = live;
  const steps = useMemo(
    () => createStepRunner({ book, toaster, refetch }),
    [book, toaster, refetch],
  );
  const step = useStepButtons(steps.advance);
  const isDown = useIsDown(live.stream);
  useBoardTitle(arrivals.fresh.size);
  useWakeLock();

  const isUnheard = sound.state === 'off' && arrivals.fresh.size > 0;
  const turnOnSound = () =>
    void sound.turnOn().then((isAudible) => {
      if (!isAudible) toaster.show({ text: BOARD_COPY.sound.unsupported, tone: 'alert' });
    });

  return (
    <div className={isDown ? css.agedBoard : css.board}>
      <BoardHeader
        houseName={houseName}
        stream={live.stream.status}
        pendingPayments={pendingPayments}
        freshCount={arrivals.fresh.size}
        onSeen={arrivals.touchAll}
        sound={sound.state}
        isSoundAskedBelow={isUnheard}
        onSound={sound.state === 'on' ? sound.mute : turnOnSound}
        onTest={sound.test}
      />
      {isDown && <StreamAlert lastWordAt={live.stream.lastWordAt} />}
      {isUnheard && <SilenceNotice freshCount={arrivals.fresh.size} onTurnOn={turnOnSound} />}
      {live.hasFailed ? (
        <ErrorState
          title={BOARD_COPY.failed.title}
          text={BOARD_COPY.failed.text}
          onRetry={live.refetch}
          pending={live.isFetching}
        />
      ) : (
        <ColumnDeck
          columns={columns}
          fresh={arrivals.fresh}
          clock={clock}
          onStep={step}
          onTouch={arrivals.touch}
        />
      )}
      {live.orders === null && !live.hasFailed && <Overlay text={BOARD_COPY.loading} />}
    </div>
  );
}
