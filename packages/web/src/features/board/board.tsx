import type { Order } from '@simplato/domain';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../i18n/es/board-tools.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import { ArrivalNotice } from './arrivals/arrival-notice.tsx';
import { useChangedOrders } from './arrivals/use-changed-orders.ts';
import { useFreshOrders } from './arrivals/use-fresh-orders.ts';
import { createBoardClock } from './board-clock.ts';
import { BoardHeader } from './board-header.tsx';
import { BoardTools } from './board-tools.tsx';
import css from './board.module.css';
import { useCancelled } from './cancelled/use-cancelled.ts';
import { ColumnDeck } from './columns/column-deck.tsx';
import { KitchenStrip } from './kitchen/kitchen-strip.tsx';
import { KitchenSwitch } from './kitchen/kitchen-switch.tsx';
import { useBoardKitchen } from './kitchen/use-board-kitchen.ts';
import { BoardPanel, type PanelName } from './panels/board-panel.tsx';
import { RunOutDialog } from './panels/run-out-dialog.tsx';
import { searchTerm } from './search/board-search.ts';
import { SearchNotice } from './search/search-notice.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { useBoardSettings } from '../live/use-board-settings.ts';
import type { BoardProduct, SlipSurroundings } from './slip/slip-surroundings.ts';
import { type RenderMoney, useOrderActions } from './slip/use-order-actions.tsx';
import { useStepButtons } from './slip/use-step-buttons.ts';
import { SilenceNotice } from '../live/sound/silence-notice.tsx';
import { StationDialog } from './station/station-dialog.tsx';
import type { Station } from './station/station.ts';
import { useStation } from './station/use-station.ts';
import { StreamAlert, useIsDown } from '../live/stream-alert.tsx';
import { useOrders } from './stream/use-orders.ts';
import { useBoardView } from './use-board-view.ts';
import { useWakeLock } from '../live/use-wake-lock.ts';

interface BoardProps {
  restaurantId: number;
  restaurantName: string;
  /** Additional items for the row of tools. */
  tools?: ReactNode;
  renderMoney?: RenderMoney | undefined;
  /**
   * Rendered below the columns, given whether the restaurant has orders on its board; null until that is
   * known.
   */
  drawBelow?: ((hasOrders: boolean | null) => ReactNode) | undefined;
}

/** Which dialog is open over the board. */
type Dialog = 'station' | 'settings' | null;

export function Board({ restaurantId, restaurantName, tools, renderMoney, drawBelow }: BoardProps) {
  const [clock] = useState(createBoardClock);
  const [search, setSearch] = useState('');
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [closedSearch, setClosedSearch] = useState('');
  const [dialog, setDialog] = useState<Dialog>(null);
  const [runOut, setRunOut] = useState<BoardProduct | null>(null);
  const { show } = useToast();
  const mayChange = useStaffMay()?.('change-board') ?? false;

  const live = useOrders(restaurantId);
  const settings = useBoardSettings(restaurantId);
  const { station, choose, isShown } = useStation(restaurantId);
  const { places, see, cancelHere } = useCancelled(restaurantId, live.orders);
  const view = useBoardView(live.orders, isShown, search, places);
  const { board, products, struck } = view;
  const { fresh, touch, silence, touchAll, sound, turnOnSound, needsSound } = useFreshOrders(
    restaurantId,
    board,
    struck,
    isShown,
  );

  const { changed, seeChange, changeHere } = useChangedOrders(board, isShown, sound);

  const { advance } = live;
  const step = useStepButtons(
    useCallback(
      (order: Order) => {
        silence(order.orderId);
        seeChange(order.orderId);
        if (order.status === 'cancelled') see(order.orderId);
        else advance(order);
      },
      [advance, see, seeChange, silence],
    ),
  );
  const { act, recall, recalling, stage } = useOrderActions(
    live.book,
    live.orders,
    useMemo(() => ({ cancelHere, changeHere }), [cancelHere, changeHere]),
    renderMoney,
  );
  const slips = useMemo<SlipSurroundings>(
    () => ({
      clock,
      limits: settings,
      hasPrinter: settings.printer !== '',
      isShown,
      onStep: step,
      onTick: live.tick,
      onRunOut: setRunOut,
      onAction: act,
    }),
    [clock, settings, isShown, step, live.tick, act],
  );

  const touchSlip = useCallback(
    (orderId: number) => {
      touch(orderId);
      seeChange(orderId);
    },
    [touch, seeChange],
  );
  const isDown = useIsDown(live.stream);
  useWakeLock();
  const { kitchen, pausedUntil, setPause } = useBoardKitchen(restaurantId);

  const showPanel = useCallback((name: PanelName) => {
    setClosedSearch('');
    setPanel((shown) => (shown === name ? null : name));
  }, []);
  const closeDialog = () => setDialog(null);

  return (
    <div className={isDown ? css.agedBoard : css.board}>
      <BoardHeader
        restaurantName={restaurantName}
        stream={live.stream.status}
        pendingPayments={view.openPayments.length}
        isPaymentsShown={panel === 'payments'}
        onPayments={() => showPanel('payments')}
        stuckCount={view.stuck.length}
        isStuckShown={panel === 'stuck'}
        onStuck={() => showPanel('stuck')}
        kitchenSwitch={kitchen && <KitchenSwitch kitchen={kitchen} onPause={setPause} />}
        freshCount={fresh.size}
        onSeen={touchAll}
        sound={sound.state}
        isSoundOfferedBelow={needsSound}
        onSound={sound.state === 'on' ? sound.mute : turnOnSound}
        onTest={sound.test}
      />
      <ArrivalNotice orders={board} fresh={fresh} changed={changed} struck={struck} />
      {kitchen && <KitchenStrip kitchen={kitchen} pausedUntil={pausedUntil} onPause={setPause} />}
      {isDown && <StreamAlert lastWordAt={live.stream.lastWordAt} />}
      {needsSound && (
        <SilenceNotice
          words={
            struck.length > 0
              ? BOARD_MESSAGES.struck.unheard(struck.length)
              : BOARD_MESSAGES.fresh.unheard(fresh.size)
          }
          onTurnOn={turnOnSound}
        />
      )}
      {live.hasFailed ? (
        <ErrorState
          title={BOARD_MESSAGES.failed.title}
          text={BOARD_MESSAGES.failed.text}
          onRetry={live.refetch}
          pending={live.isFetching}
        />
      ) : (
        <>
          <BoardTools
            search={search}
            onSearch={setSearch}
            station={station}
            onStation={() => setDialog('station')}
            onShowAll={() => choose(null)}
            pendingCount={products.reduce((sum, { quantity }) => sum + quantity, 0)}
            panel={panel}
            onPanel={showPanel}
            onSettings={mayChange ? () => setDialog('settings') : null}
          >
            {tools}
          </BoardTools>
          <div className={css.body}>
            <div className={css.columns}>
              {search.trim() !== '' && (
                <SearchNotice
                  search={search}
                  found={view.found}
                  onAmongClosed={() => {
                    setClosedSearch(searchTerm(search));
                    setPanel('closed');
                  }}
                />
              )}
              <ColumnDeck
                columns={view.columns}
                fresh={fresh}
                changed={changed}
                emptyText={emptyText(search, station)}
                slips={slips}
                isNarrowed={panel !== null}
                onTouch={touchSlip}
              />
              {drawBelow?.(board && (board.length > 0 || view.openPayments.length > 0))}
            </div>
            {panel && (
              <BoardPanel
                restaurantId={restaurantId}
                panel={panel}
                board={board}
                pendingProducts={products}
                openPayments={view.openPayments}
                stuck={view.stuck}
                closedSearch={closedSearch}
                recalling={recalling}
                onRecall={recall}
                onAction={act}
                onEverything={() => setClosedSearch('')}
                onClose={() => setPanel(null)}
              />
            )}
          </div>
        </>
      )}
      {live.orders === null && !live.hasFailed && <Overlay text={BOARD_MESSAGES.loading} />}
      {stage}
      <StationDialog
        restaurantId={restaurantId}
        open={dialog === 'station'}
        station={station}
        onChoose={choose}
        onClose={closeDialog}
      />
      {runOut && (
        <RunOutDialog
          restaurantId={restaurantId}
          product={runOut}
          onClose={() => setRunOut(null)}
        />
      )}
      {dialog === 'settings' && mayChange && (
        <SettingsDialog
          restaurantId={restaurantId}
          settings={settings}
          onSaved={() => {
            closeDialog();
            show({ text: BOARD_TOOLS_MESSAGES.settings.saved, tone: 'success' });
          }}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}

/** An empty column may be the result of a filter rather than of an idle kitchen. */
function emptyText(search: string, station: Station): string | null {
  if (search.trim() !== '') return BOARD_TOOLS_MESSAGES.search.empty;
  return station && BOARD_TOOLS_MESSAGES.filter.nothing;
}
