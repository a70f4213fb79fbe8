import {
  fireCourse,
  type Order,
  PASS_NAME,
  type PassServing,
  SCREEN_PRINTER,
} from '@simplato/domain';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../i18n/es/board-tools.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { UNSENT_MESSAGES } from '../../i18n/es/board-unsent.ts';
import { markWhileShown } from '../../ui/mark-document.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSoldOut } from '../menu/staff/use-sold-out.ts';
import { useStaffMay } from '../session/own-staff.ts';
import { ArrivalNotice } from './arrivals/arrival-notice.tsx';
import { useChangedOrders } from './arrivals/use-changed-orders.ts';
import { useFreshOrders } from './arrivals/use-fresh-orders.ts';
import { createBoardClock } from './board-clock.ts';
import { BoardBar } from './bar/board-bar.tsx';
import type { BoardControls } from './bar/board-controls.ts';
import { BoardNav } from './bar/board-nav.tsx';
import { PhoneRows } from './bar/phone-rows.tsx';
import css from './board.module.css';
import { useCancelled } from './cancelled/use-cancelled.ts';
import { ColumnDeck } from './columns/column-deck.tsx';
import { DelayStrip } from './kitchen/delay-strip.tsx';
import { KitchenStrip } from './kitchen/kitchen-strip.tsx';
import { useBoardKitchen } from './kitchen/use-board-kitchen.ts';
import { BoardPanel, type PanelName } from './panels/board-panel.tsx';
import { RunOutDialog } from './panels/run-out-dialog.tsx';
import { NARROWEST, useBoardSize } from './size/board-size.ts';
import { searchTerm } from './search/board-search.ts';
import { PrinterBand } from './printing/printer-band.tsx';
import { ScreenPrinter } from './printing/screen-printer.tsx';
import { SearchNotice } from './search/search-notice.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { useBoardSettings } from '../live/use-board-settings.ts';
import type { BoardProduct, SlipSurroundings } from './slip/slip-surroundings.ts';
import { courseStep, stationStep } from './slip/course-step.ts';
import { PassView } from './pass/pass-view.tsx';
import { type RenderMoney, useOrderActions } from './slip/use-order-actions.tsx';
import { useStepButtons } from './slip/use-step-buttons.ts';
import { SilenceNotice } from '../live/sound/silence-notice.tsx';
import { StationGone } from './station/screen-choices.tsx';
import { StationDialog } from './station/station-dialog.tsx';
import { useStation } from './station/use-station.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useIsDown } from '../../api/use-is-down.ts';
import { Alarm, StreamAlert } from '../live/stream-alert.tsx';
import { useOrders } from './stream/use-orders.ts';
import { toastsBelow } from './toasts-below.ts';
import { useBoardProducts } from './use-board-products.ts';
import { useBoardView } from './use-board-view.ts';
import { useWakeLock } from '../live/use-wake-lock.ts';

interface BoardProps {
  restaurantId: number;
  restaurantName: string;
  renderMoney?: RenderMoney | undefined;
  /**
   * Rendered below the columns, given whether the restaurant has orders on its board; null until that is
   * known.
   */
  drawBelow?: ((hasOrders: boolean | null) => ReactNode) | undefined;
}

/** Which dialog is open over the board. */
type Dialog = 'screen' | 'settings' | null;

export function Board({ restaurantId, restaurantName, renderMoney, drawBelow }: BoardProps) {
  const [clock] = useState(createBoardClock);
  const [search, setSearch] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const isPhone = useIsPhone();
  const size = useBoardSize();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [closedSearch, setClosedSearch] = useState('');
  const [dialog, setDialog] = useState<Dialog>(null);
  const [runOut, setRunOut] = useState<BoardProduct | null>(null);
  const { show } = useToast();
  const mayChange = useStaffMay()?.('change-board') ?? false;

  const settings = useBoardSettings(restaurantId);
  const live = useOrders(restaurantId, settings.usesRoom);
  const mark = useSoldOut(restaurantId, live.unsentMarks);
  const { stations, screen, isGone, choose, isShown } = useStation(restaurantId);
  const isPass = screen === PASS_NAME;
  const isStation = screen !== null && !isPass;
  const ownStation = stations.find(({ name }) => name === screen);
  /** The station whose tickets this screen prints; null where it prints none. */
  const printsFor = ownStation?.printer === SCREEN_PRINTER ? screen : null;
  const { places, see, cancelHere } = useCancelled(restaurantId, live.orders);
  const view = useBoardView(live.orders, isShown, isStation, search, places);
  const { board, products, struck } = view;
  const { fresh, touch, silence, touchAll, sound, turnOnSound, needsSound } = useFreshOrders(
    restaurantId,
    board,
    struck,
    isShown,
  );

  const { changed, seeChange, changeHere } = useChangedOrders(board, isShown, sound);

  const { advance, fire, serve } = live;
  const stepOf = useCallback(
    (order: Order) => (isStation ? stationStep(order, isShown) : courseStep(order)),
    [isStation, isShown],
  );
  const fireHere = useCallback(
    (order: Order, course: number) => {
      // Firing a course does not say that the kitchen has seen the order: waiters do so too.
      touch(order.orderId);
      const at = serverNow().toISOString();
      seeChange(fireCourse(order, { course, at, by: 'staff' }) ?? order);
      fire(order, course);
    },
    [fire, seeChange, touch],
  );
  const advanceHere = useCallback(
    (order: Order) => {
      const step = stepOf(order);
      if (step?.kind === 'fire') return fireHere(order, step.course);
      silence(order.orderId);
      seeChange(order.orderId);
      if (order.status === 'cancelled') see(order.orderId);
      else advance(order, step);
    },
    [advance, fireHere, see, seeChange, silence, stepOf],
  );
  const { onStep, onFire, onServe } = useStepButtons(stepOf, advanceHere, fireHere, serve);
  const { act, recall, recalling, stage } = useOrderActions(
    live.book,
    live.orders,
    useMemo(() => ({ cancelHere, changeHere }), [cancelHere, changeHere]),
    renderMoney,
  );
  const menuProducts = useBoardProducts(restaurantId, live.orders !== null, live.unsent);
  const slips = useMemo<SlipSurroundings>(
    () => ({
      clock,
      limits: settings,
      hasPrinter: settings.printer !== '',
      products: menuProducts,
      unsent: live.unsent,
      isShown,
      stepOf,
      onStep,
      onFire,
      onServe,
      onTick: live.tick,
      onAllergySeen: live.seeAllergy,
      onRunOut: setRunOut,
      onAction: act,
    }),
    [
      clock,
      settings,
      menuProducts,
      live.unsent,
      isShown,
      stepOf,
      onStep,
      onFire,
      onServe,
      live.tick,
      live.seeAllergy,
      act,
    ],
  );

  const touchSlip = useCallback(
    (orderId: number) => {
      touch(orderId);
      seeChange(orderId);
    },
    [touch, seeChange],
  );
  const carry = useCallback(
    ({ course, orders }: PassServing) => {
      for (const order of orders) {
        if (course === null) advance(order, null);
        else serve(order, course);
      }
    },
    [advance, serve],
  );
  const isDown = useIsDown(live.stream);
  const unsent = live.unsent.length > 0 && (
    <strong>{UNSENT_MESSAGES.count(live.unsent.length)}</strong>
  );
  useWakeLock();
  const { kitchen, pausedUntil, delayedUntil, setPause, setDelay } = useBoardKitchen(restaurantId);
  const delayMinutes = kitchen?.state.isOpen ? kitchen.state.delayMinutes : null;

  const showPanel = useCallback((name: PanelName) => {
    setClosedSearch('');
    setPanel((shown) => (shown === name ? null : name));
  }, []);
  const closeDialog = () => setDialog(null);

  const unheard =
    struck.length > 0
      ? BOARD_MESSAGES.struck.unheard(struck.length)
      : BOARD_MESSAGES.fresh.unheard(fresh.size);
  const controls: BoardControls = {
    kitchen,
    onPause: setPause,
    delayMinutes,
    onDelay: setDelay,
    pendingPayments: view.openPayments.length,
    stuckCount: view.stuck.length,
    pendingCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    panel,
    onPanel: showPanel,
    search,
    onSearch: setSearch,
    screen,
    onStation: () => setDialog('screen'),
    onShowAll: () => choose(null),
    onSettings: () => setDialog('settings'),
    freshCount: fresh.size,
    onSeen: touchAll,
    sound: sound.state,
    unheardCount: needsSound ? struck.length || fresh.size : 0,
    onSound: sound.state === 'on' ? sound.mute : turnOnSound,
    onTest: sound.ringOnce,
  };

  return (
    <div ref={markBoard} className={isDown ? css.agedBoard : css.board} data-size={size}>
      <BoardBar
        restaurantName={restaurantName}
        stream={live.stream.status}
        controls={isPhone ? null : controls}
      />
      <ArrivalNotice orders={board} fresh={fresh} changed={changed} struck={struck} />
      {kitchen && <KitchenStrip kitchen={kitchen} pausedUntil={pausedUntil} onPause={setPause} />}
      {delayMinutes !== null && delayedUntil !== undefined && (
        <DelayStrip minutes={delayMinutes} until={delayedUntil} onDelay={setDelay} />
      )}
      <PrinterBand
        restaurantId={restaurantId}
        orders={live.orders}
        clock={clock}
        printsFor={printsFor}
      />
      {isDown ? (
        <StreamAlert lastWordAt={live.stream.lastWordAt}>{unsent}</StreamAlert>
      ) : (
        unsent && (
          <Alarm>
            {unsent} {UNSENT_MESSAGES.later(live.unsent.length)}
          </Alarm>
        )
      )}
      {needsSound &&
        (isPhone ? (
          <SilenceNotice words={unheard} onTurnOn={turnOnSound} />
        ) : (
          <VisuallyHidden>
            <span role="status">{unheard}</span>
          </VisuallyHidden>
        ))}
      {isPhone && (
        <PhoneRows {...controls} isFinding={isFinding} onFound={() => setIsFinding(false)} />
      )}
      {live.hasFailed ? (
        <ErrorState
          title={BOARD_MESSAGES.failed.title}
          text={BOARD_MESSAGES.failed.text}
          onRetry={live.refetch}
          pending={live.isFetching}
        />
      ) : (
        <div ref={toastsBelow} className={css.body}>
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
            {isGone && screen !== null ? (
              <StationGone stations={stations} screen={screen} onChoose={choose} />
            ) : isPass ? (
              <PassView orders={board ?? []} slips={slips} onCarry={carry} />
            ) : (
              <ColumnDeck
                columns={view.columns}
                fresh={fresh}
                changed={changed}
                emptyText={emptyText(search, isStation)}
                slips={slips}
                narrowest={NARROWEST[size]}
                onTouch={touchSlip}
              />
            )}
            {/* The alarm has the room on a small screen; what is below can wait for the line. A station's
                screen, and the pass, have all of theirs for what is made there. */}
            {!isDown &&
              screen === null &&
              drawBelow?.(board && (board.length > 0 || view.openPayments.length > 0))}
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
              mark={mark}
              onEverything={() => setClosedSearch('')}
              onClose={() => setPanel(null)}
            />
          )}
        </div>
      )}
      {isPhone && <BoardNav {...controls} onFind={() => setIsFinding(true)} />}
      {live.orders === null && !live.hasFailed && <Overlay text={BOARD_MESSAGES.loading} />}
      {stage}
      <ScreenPrinter station={printsFor} orders={live.orders} />
      {dialog === 'screen' && (
        <StationDialog
          stations={stations}
          screen={screen}
          onChoose={choose}
          onClose={closeDialog}
        />
      )}
      {runOut && (
        <RunOutDialog
          restaurantId={restaurantId}
          product={runOut}
          mark={mark}
          onClose={() => setRunOut(null)}
        />
      )}
      {dialog === 'settings' && (
        <SettingsDialog
          mayChange={mayChange}
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
function emptyText(search: string, isStation: boolean): string | null {
  if (search.trim() !== '') return BOARD_TOOLS_MESSAGES.search.empty;
  return isStation ? BOARD_TOOLS_MESSAGES.screen.nothing : null;
}

const markBoard = markWhileShown('data-board');
