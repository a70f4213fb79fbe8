import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../i18n/es/board-tools.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import { createBoardClock } from './board-clock.ts';
import { searchTerm } from './search/board-search.ts';
import { ArrivalWords } from './arrivals/arrival-words.tsx';
import { BoardTools, type PanelName } from './board-tools.tsx';
import { ClosedPanel } from './panels/closed-panel.tsx';
import css from './board.module.css';
import { ProductsPanel } from './panels/products-panel.tsx';
import { RunOutDialog } from './panels/run-out-dialog.tsx';
import { BoardHeader } from './board-header.tsx';
import { ColumnDeck } from './columns/column-deck.tsx';
import { createOrderBook } from './stream/order-book.ts';
import { KitchenStrip } from './kitchen/kitchen-strip.tsx';
import { KitchenSwitch } from './kitchen/kitchen-switch.tsx';
import { PaymentsPanel } from './panels/payments-panel.tsx';
import { PendingPanel } from './panels/pending-panel.tsx';
import { SearchNotice } from './search/search-notice.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { SilenceNotice } from './sound/silence-notice.tsx';
import type { BoardProduct, SlipSurroundings } from './slip/slip-surroundings.ts';
import type { Station } from './station/station.ts';
import { StationDialog } from './station/station-dialog.tsx';
import { createStepRunner } from './stream/step-runner.ts';
import { StreamAlert, useIsDown } from './stream/stream-alert.tsx';
import { createTickRunner } from './stream/tick-runner.ts';
import { useArrivals } from './arrivals/use-arrivals.ts';
import { useBell } from './sound/use-bell.ts';
import { useBoardKitchen } from './kitchen/use-board-kitchen.ts';
import { useBoardSettings } from './settings/use-board-settings.ts';
import { useBoardTitle } from './use-board-title.ts';
import { useBoardView, useOwnFresh } from './use-board-view.ts';
import { type DrawMoney, useOrderActions } from './slip/use-order-actions.tsx';
import { useOrders } from './stream/use-orders.ts';
import { useStation } from './station/use-station.ts';
import { useStepButtons } from './slip/use-step-buttons.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface BoardProps {
  restaurantId: number;
  restaurantName: string;
  /** Additional items for the row of tools. */
  tools?: ReactNode;
  drawMoney?: DrawMoney | undefined;
  /**
   * Rendered below the columns, given whether the restaurant has orders on its board; null until that is
   * known.
   */
  drawBelow?: ((hasOrders: boolean | null) => ReactNode) | undefined;
}

/** Which dialog is open over the board. */
type Dialog = 'station' | 'settings' | null;

export function Board({ restaurantId, restaurantName, tools, drawMoney, drawBelow }: BoardProps) {
  const [book] = useState(createOrderBook);
  const [clock] = useState(createBoardClock);
  const [search, setSearch] = useState('');
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [closedSearch, setClosedSearch] = useState('');
  const [dialog, setDialog] = useState<Dialog>(null);
  const [runOut, setRunOut] = useState<BoardProduct | null>(null);
  const toaster = useToast();
  const mayChange = useStaffMay()?.('change-board') ?? false;

  const live = useOrders(restaurantId, book);
  const settings = useBoardSettings(restaurantId);
  const { station, choose, isShown } = useStation(restaurantId);
  const view = useBoardView(live.orders, isShown, search);
  const { board, products } = view;
  const arrivals = useArrivals(restaurantId, board);
  const fresh = useOwnFresh(board, arrivals.fresh, isShown);
  const sound = useBell(fresh);

  const { refetch } = live;
  const steps = useMemo(
    () => createStepRunner({ book, toaster, refetch }),
    [book, toaster, refetch],
  );
  const ticks = useMemo(
    () => createTickRunner({ book, toaster, refetch }),
    [book, toaster, refetch],
  );
  const step = useStepButtons(steps.advance);
  const { act, recall, recalling, stage } = useOrderActions(book, live.orders, drawMoney);
  const slips = useMemo<SlipSurroundings>(
    () => ({
      clock,
      limits: settings,
      hasPrinter: settings.printer !== '',
      isShown,
      onStep: step,
      onTick: ticks.tick,
      onRunOut: setRunOut,
      onAction: act,
    }),
    [clock, settings, isShown, step, ticks, act],
  );

  const isDown = useIsDown(live.stream);
  useBoardTitle(fresh.size);
  useWakeLock();
  const { kitchen, pausedUntil, setPause } = useBoardKitchen(restaurantId);

  const isUnheard = sound.state === 'off' && fresh.size > 0;
  const turnOnSound = () =>
    void sound.turnOn().then((isAudible) => {
      if (!isAudible) toaster.show({ text: BOARD_MESSAGES.sound.unsupported, tone: 'alert' });
    });
  const showPanel = useCallback((name: PanelName) => {
    setClosedSearch('');
    setPanel((shown) => (shown === name ? null : name));
  }, []);
  const closePanel = () => setPanel(null);
  const closeDialog = () => setDialog(null);

  return (
    <div className={isDown ? css.agedBoard : css.board}>
      <BoardHeader
        restaurantName={restaurantName}
        stream={live.stream.status}
        pendingPayments={view.openPayments.length}
        isPaymentsShown={panel === 'payments'}
        onPayments={() => showPanel('payments')}
        kitchenSwitch={
          kitchen && (
            <KitchenSwitch
              kitchen={kitchen}
              onClose={() => setPause({ isPaused: true, minutes: null })}
              onOpen={() => setPause({ isPaused: false, minutes: null })}
            />
          )
        }
        freshCount={fresh.size}
        onSeen={arrivals.touchAll}
        sound={sound.state}
        isSoundAskedBelow={isUnheard}
        onSound={sound.state === 'on' ? sound.mute : turnOnSound}
        onTest={sound.test}
      />
      <ArrivalWords orders={board} fresh={fresh} />
      {kitchen && <KitchenStrip kitchen={kitchen} pausedUntil={pausedUntil} onPause={setPause} />}
      {isDown && <StreamAlert lastWordAt={live.stream.lastWordAt} />}
      {isUnheard && <SilenceNotice freshCount={fresh.size} onTurnOn={turnOnSound} />}
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
                emptyWords={emptyWords(search, station)}
                slips={slips}
                isNarrowed={panel !== null}
                onTouch={arrivals.touch}
              />
              {drawBelow?.(board && (board.length > 0 || view.openPayments.length > 0))}
            </div>
            {panel === 'totals' && <PendingPanel products={products} onClose={closePanel} />}
            {panel === 'products' && (
              <ProductsPanel restaurantId={restaurantId} onClose={closePanel} />
            )}
            {panel === 'payments' && (
              <PaymentsPanel
                orders={view.openPayments}
                onDetail={(order) => act(order, 'detail')}
                onCancel={(order) => act(order, 'cancel')}
                onClose={closePanel}
              />
            )}
            {panel === 'closed' && (
              <ClosedPanel
                restaurantId={restaurantId}
                search={closedSearch}
                board={board?.map(({ orderId }) => orderId).join() ?? ''}
                recalling={recalling}
                onRecall={recall}
                onDetail={(order) => act(order, 'detail')}
                onEverything={() => setClosedSearch('')}
                onClose={closePanel}
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
            toaster.show({ text: BOARD_TOOLS_MESSAGES.settings.saved, tone: 'success' });
          }}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}

/** An empty column may be the result of a filter rather than of an idle kitchen. */
function emptyWords(search: string, station: Station): string | null {
  if (search.trim() !== '') return BOARD_TOOLS_MESSAGES.search.empty;
  return station && BOARD_TOOLS_MESSAGES.filter.nothing;
}
